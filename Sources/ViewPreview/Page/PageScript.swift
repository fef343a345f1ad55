/// The script of a page. It inserts text of the program only as the text of elements.
enum PageScript {
  static let text = #"""
    'use strict';
    const data = JSON.parse(document.getElementById('data').textContent);
    const element = (id) => document.getElementById(id);
    const states = data.states.map((state, index) => Object.assign(state, { index }));
    const first = states[0];
    const times = [...new Set(states.map((state) => state.time))].sort((a, b) => a - b);
    const widths = [...new Set(states.filter((state) => state.time === 0).map((state) => state.width))].sort((a, b) => a - b);
    const other = states.find((state) => state.appearance !== first.appearance);
    let width = first.width, time = 0, shown = [], pinned = null, pointed = null;

    // The picture at a width and a time: the last one before it if nothing has changed since.
    function find(appearance) {
      const found = states.filter((state) => state.appearance === appearance && state.width === width && state.time <= time);
      return found.sort((a, b) => b.time - a.time)[0];
    }

    function make(name, text, className) {
      const made = document.createElement(name);
      if (text !== undefined) made.textContent = text;
      if (className) made.className = className;
      return made;
    }

    function show() {
      const appearances = element('both').checked && other ? [first.appearance, other.appearance] : [first.appearance];
      shown = appearances.map(find).filter(Boolean);
      element('pictures').replaceChildren(...shown.map((state) => {
        const picture = make('div', undefined, 'picture');
        picture.style.width = state.width + 'px';
        picture.append(element('picture' + state.index).content.cloneNode(true));
        const mark = make('div', undefined, 'mark');
        mark.hidden = true;
        picture.append(mark);
        const at = (event) => {
          const box = picture.getBoundingClientRect();
          return hit(state, event.clientX - box.left, event.clientY - box.top);
        };
        picture.addEventListener('mousemove', (event) => point(at(event)));
        picture.addEventListener('mouseleave', () => point(null));
        picture.addEventListener('click', (event) => pin(at(event)));
        return picture;
      }));
      element('widthText').textContent = width + ' points';
      element('timeText').textContent = time === 0 && times[1] < 0.01 ? 'at rest' : time.toFixed(2) + ' s';
      fillTree();
      select();
    }

    // The smallest view at a point, the one in front of those of one size.
    function hit(state, x, y) {
      let best = null, area = Infinity;
      state.views.forEach((view, index) => {
        if (!view.frame) return;
        const [left, top, w, h] = view.frame;
        if (x < left || y < top || x > left + w || y > top + h || w * h > area) return;
        area = w * h;
        best = { path: view.path, type: view.type, index };
      });
      return best;
    }

    // The same view in another picture: views are known by their paths.
    function locate(state, key) {
      if (!key) return -1;
      const same = state.views[key.index];
      if (same && same.path === key.path && same.type === key.type) return key.index;
      return state.views.findIndex((view) => view.path === key.path && view.type === key.type);
    }

    function fillTree() {
      const state = shown[0];
      element('tree').replaceChildren(...(state ? state.views : []).map((view, index) => {
        const row = make('button', view.type, view.frame ? '' : 'absent');
        row.type = 'button';
        row.setAttribute('role', 'treeitem');
        row.setAttribute('aria-level', view.depth + 1);
        row.style.paddingLeft = 10 + view.depth * 12 + 'px';
        row.tabIndex = -1;
        if (view.text !== undefined) row.append(make('span', ' ' + JSON.stringify(view.text), 'words'));
        const key = { path: view.path, type: view.type, index };
        row.addEventListener('mouseenter', () => point(key));
        row.addEventListener('mouseleave', () => point(null));
        row.addEventListener('click', () => pin(key));
        return row;
      }));
    }

    function point(key) { pointed = key; select(); }
    function pin(key) { pinned = key; select(); }

    function select() {
      const key = pointed || pinned;
      element('pictures').querySelectorAll('.picture').forEach((picture, number) => {
        const state = shown[number], mark = picture.querySelector('.mark'), index = locate(state, key);
        const frame = index < 0 ? null : state.views[index].frame;
        mark.hidden = !frame;
        if (frame) ['left', 'top', 'width', 'height'].forEach((side, i) => { mark.style[side] = frame[i] + 'px'; });
      });
      const state = shown[0], index = state ? locate(state, key) : -1;
      [...element('tree').children].forEach((row, number) => {
        row.setAttribute('aria-selected', number === index);
        if (number === index && !pointed) row.scrollIntoView({ block: 'nearest' });
      });
      if (index >= 0) inspect(state, index);
    }

    const length = (number) => number === null ? 'nil' : number === 'inf' ? '∞' : String(number);

    function inspect(state, index) {
      const view = state.views[index];
      // Only the first picture of an appearance explains its views.
      const explained = states.find((one) => one.appearance === state.appearance);
      const place = locate(explained, { path: view.path, type: view.type, index });
      const more = place < 0 ? {} : explained.views[place];
      const list = make('dl');
      const add = (name, value) => {
        if (value !== undefined && value !== '') list.append(make('dt', name), make('dd', value));
      };
      add('type', view.type);
      add('text', view.text);
      add('identifier', view.identifier);
      add('path', view.path);
      add('owner', more.owner);
      if (view.frame) {
        const [x, y, w, h] = view.frame;
        add('frame', `${x}, ${y}, ${w} × ${h}`);
        add('size', `${w} × ${h}`);
      }
      if (view.proposal) add('proposal', view.proposal.map(length).join(' × '));
      add('source', view.source);
      const parts = [list];
      const properties = (more.like === undefined ? more : explained.views[more.like]).properties || [];
      const groups = [['given', (p) => p[0] === 'let' || p[0] === '@Binding'], ['state and objects', (p) => !/^(let|@Binding|@Environment)$/.test(p[0])],
        ['read of the environment', (p) => p[0] === '@Environment']];
      for (const [title, belongs] of groups) {
        const own = properties.filter(belongs);
        if (!own.length) continue;
        const table = make('dl');
        for (const [wrapper, name, value] of own) table.append(make('dt', wrapper + ' ' + name), make('dd', value));
        parts.push(make('h2', title), table);
      }
      if (more.why) parts.push(make('h2', 'why'), make('pre', more.why));
      if (more.trace) parts.push(make('h2', 'conversation'), make('pre', more.trace));
      element('inspector').replaceChildren(...parts);
    }

    function slider(id, values, start, change) {
      const input = element(id);
      input.max = values.length - 1;
      input.value = values.indexOf(start);
      element(id + 'Control').hidden = values.length < 2;
      input.addEventListener('input', () => { change(values[Number(input.value)]); show(); });
    }
    slider('width', widths, width, (value) => { width = value; time = 0; element('time').value = 0; });
    slider('time', times, 0, (value) => { time = value; width = first.width; element('width').value = widths.indexOf(width); });
    element('both').parentElement.hidden = !other;
    element('both').addEventListener('change', show);
    if (data.device) element('pictures').classList.add(data.device);
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') pin(null);
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || !element('tree').contains(document.activeElement)) return;
      event.preventDefault();
      const views = shown[0].views, now = locate(shown[0], pinned);
      const index = Math.min(Math.max(now + step, 0), views.length - 1);
      pin({ path: views[index].path, type: views[index].type, index });
    });
    show();
    """#
}
