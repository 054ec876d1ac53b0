// A phone, whose header and lists are moved to the engine's numbers.

class Phone {
  parts = [];
  /** The numbers of the latest seconds, for the plot. */
  history = [];
  page = -1;
  scale = 1;
  width = 393;

  /** Creates a phone in the element `root`. */
  constructor(root) {
    this.root = root;
    const find = name => root.querySelector(`.${name}`);
    [this.body, this.screen, this.header, this.tabs, this.foot] = ['phone', 'screen', 'header', 'tabs', 'bottombar'].map(find);
    const [bar, thumb, finger] = ['statusbar', 'thumb', 'finger'].map(find);
    // A copied element may have more lists.
    const [list, ...others] = root.querySelectorAll('.list');
    for (const other of others) other.remove();
    this.lists = [new List(list)];
    this.inside = make('div', { className: 'inside' });
    this.show = {
      headerTop: styled(this.header, 'transform', down), headerHeight: styled(this.header, 'height', long),
      footTop: styled(this.foot, 'transform', down), footHeight: styled(this.foot, 'height', long),
      tabsTop: styled(this.tabs, 'transform', down),
      barHeight: styled(bar, 'height', long), barCovered: marked(bar, 'covered'), barSolid: marked(bar, 'solid'),
      thumbTop: styled(thumb, 'transform', down), thumbHeight: styled(thumb, 'height', long),
      thumb: marked(thumb, 'shown'), finger: marked(finger, 'shown'),
      fingerAt: styled(finger, 'transform', y => `translate(${this.width / 2}px,${y}px)`),
      insideTop: styled(this.inside, 'top', long),
      insideCut: styled(this.inside, 'mask', y => y < 0 ? '' : `linear-gradient(#0000 ${y}px, #000 ${y + 8}px)`),
    };
  }

  /** Opens the technique at `index` with `settings`. */
  open(index, settings) {
    const old = this.session;
    this.session = new Session(index);
    this.session.settings = settings;
    this.session.call('set_speed', speed);
    if (old) {
      // The user's recording stays when the technique changes.
      this.session.call('take_recording', old.pointer);
      old.close();
    }
    this.screen.setAttribute('aria-label', `Phone with the header “${this.session.technique.title}”`);
    this.build();
  }

  /** Builds the app on the phone: the header's elements, and the lists. */
  build(number = phones.indexOf(this)) {
    const scene = this.scene = dressed(this.session.scene(number), own.header || own.cut ? this.expandedHeight() : 0, this.width);
    paint(this.screen, scene);
    this.screen.classList.toggle('barless', scene.hidesBar);
    const stretch = this.width / 393;
    const part = ({ height, drawing: markup }, className) => {
      const element = make('div', { className }, drawing(markup, this.width, height * stretch, `0 0 393 ${height}`));
      element.style.height = long(height * stretch);
      return element;
    };
    const { lists } = this;
    while (lists.length > scene.rows.length) lists.pop().box.remove();
    while (lists.length < scene.rows.length) {
      const box = make('div', { className: 'list' }, make('div', { className: 'rows' }));
      this.tabs.before(box);
      lists.push(new List(box));
    }
    scene.rows.forEach((rows, n) => lists[n].build(n ? [] : [part(scene.opening, 'row')],
      n ? 0 : scene.opening.height * stretch, () => part(rows, 'row'), rows.height * stretch));
    this.page = -1;
    this.tabs.hidden = lists.length < 2;
    this.mark = make('i');
    this.show.mark = styled(this.mark, 'transform', position => `translateX(${position * 100}%)`);
    this.tabs.replaceChildren(...scene.tab.map(({ title }, n) => {
      const tab = make('button', { textContent: title });
      tab.setAttribute('role', 'tab');
      // A finger's tap is handled with all other touches.
      tab.onclick = event => { if (event.detail === 0) showPage(n, event); };
      return tab;
    }), this.mark);

    const ground = drawing(`<defs>${scene.gradients}</defs><rect width="100%" height="100%" fill="${scene.ground}"/>`, '100%', '100%');
    ground.classList.add('ground');
    this.inside.textContent = '';
    this.header.replaceChildren(ground, this.inside);
    this.picture = null;
    // A picture has its own line below it, or none.
    this.inside.style.boxShadow = scene.picture ? 'none' : '';
    if (scene.picture) {
      this.picture = drawing(scene.picture, '100%', '100%', scene.crop);
      this.picture.setAttribute('preserveAspectRatio', scene.keep);
      this.picture.classList.add('ground');
      ground.after(this.picture);
    }
    this.parts = scene.element.map(about => {
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

  /** Returns the height of the expanded header at its current parameters, in points. */
  expandedHeight() {
    const copy = this.session.copy();
    // New values would otherwise be animated.
    copy.call('restart');
    if (copy.number('collapsedFraction') > 0) {
      copy.call('expand');
      for (let now = 0; now < 2000; now += 50) copy.call('advance', now);
    }
    const height = copy.number('headerHeight');
    copy.close();
    return height;
  }

  /** Updates the crop of the visitor's picture after the header's height has changed. */
  cropPicture() {
    if (!own.header && !own.cut) return;
    const { crop, cut } = dressed(this.scene, this.expandedHeight(), this.width);
    // The list begins elsewhere in the screenshot.
    if (cut !== this.scene.cut) return this.build();
    this.picture?.setAttribute('viewBox', this.scene.crop = crop);
  }

  draw() {
    const { session, show } = this, { frame } = session;
    // A hidden header does not move further.
    const height = frame[slot.headerHeight], minY = Math.max(frame[slot.headerMinY], -height);
    const offset = frame[slot.contentOffset], share = frame[slot.headerShareOfContent];
    const safeArea = frame[slot.safeAreaTop], strip = this.lists.length > 1 ? stripHeight : 0;
    const listTop = frame[slot.scrollViewMinY] + strip;
    show.headerTop(minY);
    show.headerHeight(height);
    if (strip) this.drawTabs(frame, Math.max(minY + height, safeArea));
    for (let n = 0; n < this.lists.length; n++) {
      const list = this.lists[n], side = n - frame[slot.pagePosition];
      list.show.away(Math.abs(side) >= 1);
      list.draw(side * this.width, frame[slot.listMinY] + strip, share + strip + frame[slot.top0 + 2 * n],
        frame[slot.size0 + 2 * n] - share, frame[slot.containerHeight]);
    }
    this.drawHeader(frame, minY, height);
    if (this.foot.hidden === frame[slot.barHeight] > 0) this.foot.hidden = !this.foot.hidden;
    show.footTop(frame[slot.barMinY]);
    show.footHeight(frame[slot.barHeight]);

    show.barHeight(safeArea);
    show.barSolid(share > 0);
    show.barCovered(share === 0 && minY <= safeArea / 3 && minY + height > safeArea * 0.7 && height > 0);

    const minimum = frame[slot.minimumOffset], maximum = frame[slot.maximumOffset];
    const bounds = frame[slot.bounds], content = maximum - minimum + bounds;
    const inside = Math.min(Math.max(offset, minimum), maximum);
    const length = Math.max(36, bounds * bounds / content - Math.abs(offset - inside));
    const progress = maximum > minimum ? (inside - minimum) / (maximum - minimum) : 0;
    show.thumbTop(Math.round(listTop + 4 + (bounds - length - 8) * progress));
    show.thumbHeight(length);
    show.thumb(frame[slot.needsFrames] === 1 && maximum > minimum);

    const fingerY = frame[slot.fingerY], isShown = frame[slot.mode] === 3 && !isNaN(fingerY);
    show.finger(isShown);
    if (isShown) show.fingerAt(fingerY);
  }

  /** Adds the current numbers to the history. */
  note() {
    const { session: { frame }, history } = this, time = frame[slot.time], last = history.at(-1)?.time;
    if (time === last) return;
    // The session has restarted or was replaced.
    if (time < last) history.length = 0;
    history.push({ time, offset: frame[slot.contentOffset], height: frame[slot.heightInSight], isTouched: !isNaN(frame[slot.fingerY]) });
    while (history[0].time < time - seconds * 1000) history.shift();
  }

  drawHeader(frame, minY, height) {
    const isContent = frame[slot.headerShareOfContent] > 0, inset = isContent ? 0 : frame[slot.safeAreaTop];
    const { width } = this;
    this.show.insideTop(inset);
    // Elements that slide up fade below the status bar.
    this.show.insideCut(inset ? Math.max(0, -minY) : -1);
    for (let index = 0; index < this.parts.length; index++) {
      const part = this.parts[index], at = firstElement + index * attributes;
      const opacity = frame[at], top = frame[at + 1], bottom = frame[at + 2], leading = frame[at + 3];
      const trailing = frame[at + 4], size = frame[at + 5], color = frame[at + 6];
      if (opacity >= 0) part.fade(opacity);
      if (color >= 0) part.color(color >= 0.5);
      let scale = size >= 0 ? size : 1, w = part.width, room = height - inset;
      if (part.fills) {
        // As high as the header at rest, plus its own movement up. A stretch scales it.
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

  /** Draws the tab strip with its top at `top`. */
  drawTabs(frame, top) {
    this.show.tabsTop(top);
    this.show.mark(frame[slot.pagePosition]);
    if (this.page === frame[slot.page]) return;
    this.page = frame[slot.page];
    for (const [n, tab] of [...this.tabs.querySelectorAll('button')].entries()) tab.setAttribute('aria-selected', n === this.page);
  }

  /** Scales the phone to the width of its place. The phone may be cut off at the bottom. */
  fit() {
    const high = this.session.number('containerHeight');
    if (this.width !== devices[device].width || this.lists.length !== this.session.number('pageCount')) {
      this.width = devices[device].width;
      this.build();
    }
    const isBare = isSmall.matches && !isEmbedded;
    const bezel = isBare ? 0 : 24;
    this.cropPicture();
    this.scale = (this.root.clientWidth - bezel) / this.width;
    // The whole phone is shown on a wide and low screen, in a frame of another page, and with a bar at the bottom.
    const hasBar = this.session.number('barHeight') > 0;
    const isLow = isBare && (hasBar || innerWidth > innerHeight * 0.8);
    const isRoomy = !isBare && innerHeight - 32 < high * this.scale + bezel && (hasBar || innerHeight - 32 > (high + bezel) * 0.95);
    if (isLow || isEmbedded || isRoomy) this.scale = Math.min(this.scale, ((isRoomy ? innerHeight - 32 : this.root.clientHeight) - bezel) / high);
    else if (!isBare) this.scale = Math.min(this.scale, 1);
    this.body.style.width = long(this.width);
    this.body.style.height = long(high);
    this.body.style.transform = `translateX(-50%) scale(${this.scale})`;
    this.root.style.setProperty('--phone-height', long(high * this.scale + bezel));
    this.root.style.setProperty('--pixel', long(1 / this.scale));
    this.root.classList.toggle('cut', !isBare && this.root.clientHeight < high * this.scale + bezel - 1);
    const safeArea = this.session.number('safeAreaTop');
    this.body.classList.toggle('notched', safeArea >= 44);
    this.body.classList.toggle('square', safeArea < 44);
  }
}
