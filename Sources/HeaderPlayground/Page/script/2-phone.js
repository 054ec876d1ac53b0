// A phone: rows and a header, moved to where the engine's numbers say.

/** Something that writes a style where its number has changed, and only there. */
function styled(element, property, format) {
  let last;
  return number => {
    if (number === last) return;
    last = number;
    element.style[property] = format(number);
  };
}

/** Something that sets a class where that has changed, and only there. */
function marked(element, name) {
  let last;
  return isOn => {
    if (isOn === last) return;
    last = isOn;
    element.classList.toggle(name, isOn);
  };
}

// A hundredth of a point is finer than any screen, and short to write.
const down = points => `translateY(${Math.round(points * 100) / 100}px)`;
const long = points => `${points}px`;

class Phone {
  parts = [];
  rows = [];
  firstRow = -1;
  openingHeight = 0;
  rowHeight = 0;
  scale = 1;
  width = 393;

  /** A phone that is drawn in `root`. */
  constructor(root) {
    this.root = root;
    const find = name => root.querySelector(`.${name}`);
    [this.body, this.screen, this.header, this.rowsBox] = ['phone', 'screen', 'header', 'rows'].map(find);
    const [list, bar, thumb, finger] = ['list', 'statusbar', 'thumb', 'finger'].map(find);
    this.inside = make('div', { className: 'inside' });
    this.show = {
      headerTop: styled(this.header, 'transform', down), headerHeight: styled(this.header, 'height', long),
      listTop: styled(list, 'transform', down),
      rowsTop: styled(this.rowsBox, 'transform', down), rowsHeight: styled(this.rowsBox, 'height', long),
      barHeight: styled(bar, 'height', long), barCovered: marked(bar, 'covered'), barSolid: marked(bar, 'solid'),
      thumbTop: styled(thumb, 'transform', down), thumbHeight: styled(thumb, 'height', long),
      thumb: marked(thumb, 'shown'), finger: marked(finger, 'shown'),
      fingerAt: styled(finger, 'transform', y => `translate(${this.width / 2}px,${y}px)`),
      insideTop: styled(this.inside, 'top', long),
    };
  }

  /** Puts the technique at `index` on the phone, which stays as `settings` has it. */
  open(index, settings) {
    const old = this.session;
    this.session = new Session(index);
    settings.forEach((code, n) => this.session.call('set_setting', n, code));
    this.session.call('set_speed', speed);
    if (old) {
      // A gesture is the user's, and is played to whatever is chosen.
      this.session.call('take_recording', old.pointer);
      old.close();
    }
    this.screen.setAttribute('aria-label', `Phone with the header “${this.session.technique.title}”`);
    this.build();
  }

  /** The app on the phone: what is in the header, and what the list is made of. */
  build(number = phones.indexOf(this)) {
    const scene = this.scene = JSON.parse(this.session.text('scene', number));
    paint(this.screen, scene);
    const stretch = this.width / 393;
    const part = ({ height, drawing: markup }, className) => {
      const element = make('div', { className }, drawing(markup, this.width, height * stretch, `0 0 393 ${height}`));
      element.style.height = long(height * stretch);
      return element;
    };
    this.rowHeight = scene.rows.height * stretch;
    this.openingHeight = scene.opening.height * stretch;
    this.newRow = () => part(scene.rows, 'row');
    this.rows = [];
    this.rowsBox.replaceChildren(part(scene.opening, 'row'));
    this.firstRow = -1;

    const ground = drawing(`<defs>${scene.gradients}</defs><rect width="100%" height="100%" fill="${scene.ground}"/>`, '100%', '100%');
    ground.classList.add('ground');
    this.inside.textContent = '';
    this.header.replaceChildren(ground, make('div', { className: 'own' }), this.inside);
    this.parts = scene.elements.map(about => {
      const element = drawElement(about);
      if (about.fills) this.inside.before(element); else this.inside.append(element);
      const fade = styled(element, 'opacity', String);
      return {
        element, fills: about.fills, width: about.width, height: about.fills ? 0 : about.height, x: NaN, y: NaN, size: NaN,
        fade, color: marked(element, 'is-other'),
        wide: styled(element, 'width', long), high: styled(element, 'height', long),
      };
    });
  }

  draw() {
    const { session, show } = this, { frame } = session;
    const minY = frame[slot.headerMinY], height = frame[slot.headerHeight];
    const listTop = frame[slot.scrollViewMinY], offset = frame[slot.contentOffset];
    const share = frame[slot.headerShareOfContent];
    show.headerTop(minY);
    show.headerHeight(height);
    show.listTop(frame[slot.listMinY]);
    show.rowsTop(share + frame[slot.contentMinY] - frame[slot.listMinY]);
    show.rowsHeight(Math.max(0, frame[slot.contentSize] - share));
    this.drawRows(-share - frame[slot.contentMinY], frame[slot.containerHeight]);
    this.drawHeader(frame, height);

    const safeArea = frame[slot.safeAreaTop];
    show.barHeight(safeArea);
    show.barSolid(share > 0);
    show.barCovered(share === 0 && minY <= safeArea / 3 && minY + height > safeArea * 0.7 && height > 0);

    const minimum = frame[slot.minimumOffset], maximum = frame[slot.maximumOffset];
    const bounds = frame[slot.bounds], content = maximum - minimum + bounds;
    const inside = Math.min(Math.max(offset, minimum), maximum);
    const length = Math.max(36, bounds * bounds / content - Math.abs(offset - inside));
    const progress = maximum > minimum ? (inside - minimum) / (maximum - minimum) : 0;
    show.thumbTop(listTop + 4 + (bounds - length - 8) * progress);
    show.thumbHeight(length);
    show.thumb(frame[slot.needsFrames] === 1 && maximum > minimum);

    const fingerY = frame[slot.fingerY], isShown = frame[slot.mode] === 3 && !isNaN(fingerY);
    show.finger(isShown);
    if (isShown) show.fingerAt(fingerY);
  }

  drawHeader(frame, height) {
    const inset = frame[slot.headerShareOfContent] > 0 ? 0 : frame[slot.safeAreaTop];
    const { width } = this;
    this.show.insideTop(inset);
    for (let index = 0; index < this.parts.length; index++) {
      const part = this.parts[index], at = catalog.frame.length + index * attributes;
      const opacity = frame[at], top = frame[at + 1], bottom = frame[at + 2], leading = frame[at + 3];
      const trailing = frame[at + 4], size = frame[at + 5], color = frame[at + 6];
      if (opacity >= 0) part.fade(opacity);
      if (color >= 0) part.color(color >= 0.5);
      let scale = size >= 0 ? size : 1, w = part.width, room = height - inset;
      if (part.fills) {
        // As large as the header at rest, and longer by what it moves up; stretched, it grows.
        room = height;
        w = width;
        part.height = Math.max(part.height, height - frame[slot.stretch] - (top < 0 ? top : 0));
        if (isNaN(size) && part.height > 0) scale = Math.max(1, height / part.height);
        part.high(part.height);
      } else if (leading >= 0 && trailing >= 0) {
        w = Math.max(0, width - leading - trailing);
      }
      part.wide(w);
      const x = leading >= 0 ? leading : trailing >= 0 ? width - trailing - w : (width - w) / 2;
      const y = !isNaN(top) ? top : !isNaN(bottom) ? room - bottom - part.height : (room - part.height) / 2;
      if (part.x === x && part.y === y && part.size === scale) continue;
      Object.assign(part, { x, y, size: scale });
      part.element.style.transform = `translate(${x}px,${y}px)${scale === 1 ? '' : ` scale(${scale})`}`;
    }
  }

  /** Rows are drawn where they can be seen, and used again further down. */
  drawRows(offset, visible) {
    if (!this.rowHeight) return;
    const { rows, rowHeight, openingHeight } = this;
    const first = Math.max(0, Math.floor((offset - openingHeight) / rowHeight));
    const needed = Math.ceil(visible / rowHeight) + 1;
    if (first === this.firstRow && needed <= rows.length) return;
    while (rows.length < needed) {
      rows.push(this.newRow());
      this.rowsBox.append(rows[rows.length - 1]);
    }
    this.firstRow = first;
    for (let n = first; n < first + rows.length; n++) {
      const row = rows[n % rows.length];
      if (row.number === n) continue;
      row.number = n;
      row.style.transform = down(openingHeight + n * rowHeight);
    }
  }

  /** Fits the phone into its place, which never changes its size. What does not fit is below it. */
  fit() {
    const high = this.session.number('containerHeight');
    if (this.width !== catalog.devices[device].width) {
      this.width = catalog.devices[device].width;
      this.build();
    }
    const isBare = matchMedia('(max-width: 760px)').matches;
    const bezel = isBare ? 0 : 24;
    this.scale = (this.root.clientWidth - bezel) / this.width;
    if (!isBare) this.scale = Math.min(this.scale, 1);
    this.body.style.width = long(this.width);
    this.body.style.height = long(high);
    this.body.style.transform = `translateX(-50%) scale(${this.scale})`;
    this.root.style.setProperty('--phone-height', long((high + bezel) * this.scale));
    this.root.style.setProperty('--pixel', long(1 / this.scale));
    const safeArea = this.session.number('safeAreaTop');
    this.body.classList.toggle('notched', safeArea >= 44);
    this.body.classList.toggle('square', safeArea < 44);
  }
}
