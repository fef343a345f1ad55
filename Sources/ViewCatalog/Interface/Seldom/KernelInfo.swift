extension InterfaceText {
  /// Queries of the kernel about processes, processors and memory. Each fails, so that programs show nothing of them.
  static let foundationSeldomKernel = #"""
    import Foundation

    public typealias kern_return_t = Int32
    public typealias integer_t = Int32
    public typealias natural_t = UInt32
    public typealias mach_port_t = UInt32
    public typealias task_flavor_t = UInt32
    public typealias host_flavor_t = Int32
    public typealias mach_msg_type_number_t = UInt32
    public typealias mach_vm_size_t = UInt64
    public typealias vm_size_t = UInt
    public typealias task_info_t = UnsafeMutablePointer<integer_t>
    public typealias host_info_t = UnsafeMutablePointer<integer_t>
    public typealias host_info64_t = UnsafeMutablePointer<integer_t>
    public typealias processor_info_array_t = UnsafeMutablePointer<integer_t>
    public var KERN_SUCCESS: Int32 { 0 }
    public var KERN_FAILURE: Int32 { 5 }
    public var HOST_BASIC_INFO: Int32 { 1 }
    public var HOST_CPU_LOAD_INFO: Int32 { 3 }
    public var HOST_VM_INFO: Int32 { 2 }
    public var HOST_VM_INFO64: Int32 { 4 }
    public var HOST_VM_INFO64_COUNT: Int32 { 38 }
    public var MACH_TASK_BASIC_INFO: Int32 { 20 }
    public var MACH_TASK_BASIC_INFO_COUNT: Int32 { 12 }
    public var TASK_VM_INFO: Int32 { 22 }
    public var TASK_BASIC_INFO: Int32 { 18 }
    public var TASK_THREAD_TIMES_INFO: Int32 { 3 }
    public var PROCESSOR_CPU_LOAD_INFO: Int32 { 2 }
    public var CPU_STATE_USER: Int32 { 0 }
    public var CPU_STATE_SYSTEM: Int32 { 1 }
    public var CPU_STATE_IDLE: Int32 { 2 }
    public var CPU_STATE_NICE: Int32 { 3 }
    public var CPU_STATE_MAX: Int32 { 4 }
    public var mach_task_self_: mach_port_t { 1 }
    public var vm_kernel_page_size: vm_size_t { 16384 }
    public var vm_page_size: vm_size_t { 16384 }
    public func mach_host_self() -> mach_port_t { 1 }
    public func mach_task_self() -> mach_port_t { 1 }
    public func os_proc_available_memory() -> Int { 0 }
    public struct time_value_t {
      public var seconds: integer_t = 0
      public var microseconds: integer_t = 0
      public init() {}
    }
    public struct mach_task_basic_info {
      public var virtual_size: mach_vm_size_t = 0
      public var resident_size: mach_vm_size_t = 0
      public var resident_size_max: mach_vm_size_t = 0
      public var user_time = time_value_t()
      public var system_time = time_value_t()
      public var policy: Int32 = 0
      public var suspend_count: integer_t = 0
      public init() {}
    }
    public typealias mach_task_basic_info_data_t = mach_task_basic_info
    public struct task_vm_info_data_t {
      public var virtual_size: mach_vm_size_t = 0
      public var region_count: integer_t = 0
      public var page_size: integer_t = 0
      public var resident_size: mach_vm_size_t = 0
      public var internal: mach_vm_size_t = 0
      public var compressed: mach_vm_size_t = 0
      public var phys_footprint: mach_vm_size_t = 0
      public init() {}
    }
    public struct task_thread_times_info {
      public var user_time = time_value_t()
      public var system_time = time_value_t()
      public init() {}
    }
    public typealias task_thread_times_info_data_t = task_thread_times_info
    public struct host_cpu_load_info {
      public var cpu_ticks: (natural_t, natural_t, natural_t, natural_t) = (0, 0, 0, 0)
      public init() {}
    }
    public typealias host_cpu_load_info_data_t = host_cpu_load_info
    public struct host_basic_info {
      public var max_cpus: integer_t = 0
      public var avail_cpus: integer_t = 0
      public var memory_size: natural_t = 0
      public var physical_cpu: integer_t = 0
      public var logical_cpu: integer_t = 0
      public var max_mem: UInt64 = 0
      public init() {}
    }
    public typealias host_basic_info_t = UnsafeMutablePointer<host_basic_info>
    public typealias host_basic_info_data_t = host_basic_info
    public struct vm_statistics64 {
      public var free_count: natural_t = 0
      public var active_count: natural_t = 0
      public var inactive_count: natural_t = 0
      public var wire_count: natural_t = 0
      public var purgeable_count: natural_t = 0
      public var speculative_count: natural_t = 0
      public var compressor_page_count: natural_t = 0
      public var external_page_count: natural_t = 0
      public var internal_page_count: natural_t = 0
      public init() {}
    }
    public typealias vm_statistics64_data_t = vm_statistics64
    public func task_info(
      _ target_task: mach_port_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t!,
      _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
    ) -> kern_return_t { KERN_FAILURE }
    public func host_info(
      _ host: mach_port_t, _ flavor: host_flavor_t, _ host_info_out: host_info_t!,
      _ host_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
    ) -> kern_return_t { KERN_FAILURE }
    public func host_statistics(
      _ host_priv: mach_port_t, _ flavor: host_flavor_t, _ host_info_out: host_info_t!,
      _ host_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
    ) -> kern_return_t { KERN_FAILURE }
    public func host_statistics64(
      _ host_priv: mach_port_t, _ flavor: host_flavor_t, _ host_info64_out: host_info64_t!,
      _ host_info64_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
    ) -> kern_return_t { KERN_FAILURE }
    public func host_page_size(_ host: mach_port_t, _ out_page_size: UnsafeMutablePointer<vm_size_t>!) -> kern_return_t {
      KERN_FAILURE
    }
    public func host_processor_info(
      _ host: mach_port_t, _ flavor: Int32, _ out_processor_count: UnsafeMutablePointer<natural_t>!,
      _ out_processor_info: UnsafeMutablePointer<processor_info_array_t?>!,
      _ out_processor_infoCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
    ) -> kern_return_t { KERN_FAILURE }
    """#
}
