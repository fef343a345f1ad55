import Leaves
