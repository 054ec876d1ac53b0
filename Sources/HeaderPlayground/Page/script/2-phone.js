// The phone: rows and a header, moved to where the engine's numbers say.

const rowHeight = 76;
const parts = [];
const rows = [];
let firstRow = -1;
let shownRows = 0;
let scale = 1;
let width = 393;
const [screen, header, list, rowsBox, bar, thumb, finger] =
  ['screen', 'header', 'list', 'rows', 'bar', 'thumb', 'finger'].map($);
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
const show = {
  headerTop: styled(header, 'transform', down), headerHeight: styled(header, 'height', long),
  listTop: styled(list, 'transform', down),
  rowsTop: styled(rowsBox, 'transform', down), rowsHeight: styled(rowsBox, 'height', long),
  barHeight: styled(bar, 'height', long), barCovered: marked(bar, 'covered'), barSolid: marked(bar, 'solid'),
  thumbTop: styled(thumb, 'transform', down), thumbHeight: styled(thumb, 'height', long),
  thumb: marked(thumb, 'shown'), finger: marked(finger, 'shown'),
  fingerAt: styled(finger, 'transform', y => `translate(${width / 2}px,${y}px)`),
};

/** What is inside the header and not behind it: it keeps out of the safe area. */
const inside = make('div', { id: 'inside' });
show.insideTop = styled(inside, 'top', long);
const icons = {
  chat: 'M5 8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-6l-4 4v-4H8a3 3 0 0 1-3-3z',
  cart: 'M3 5h3l3 12h12l2-8H7m4 13h0m8 0h0',
  back: 'M17 5l-9 9 9 9',
  more: 'M6 14h0m8 0h0m8 0h0',
};

/** The header's elements, from the choreography. */
function buildHeader() {
  const described = JSON.parse(take(engine.playground_elements(session)));
  const title = catalog.techniques[chosen].title;
  if (!described.length) described.push({ name: 'title', kind: 'label' });
  inside.textContent = '';
  header.replaceChildren(inside);
  parts.length = 0;
  for (const { name, kind } of described) {
    const isMark = kind === 'image' && /logo|icon|avatar|badge|mark/.test(name);
    const words = name.replace(/-/g, ' ');
    const element = make('div', { className: `part ${kind} ${isMark ? 'mark' : ''} is-${name}` });
    if (kind === 'label') element.textContent = name === 'title' ? title : words;
    if (kind === 'textField') element.textContent = words.split(' ')[0];
    if (kind === 'button') element.innerHTML = `<svg width="28" height="28" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="${icons[name] ?? icons.more}"/></svg>`;
    const fills = kind === 'background' || (kind === 'image' && !isMark);
    if (fills) inside.before(element); else inside.append(element);
    const own = fills ? 0 : kind === 'textField' ? width - 32 : element.offsetWidth;
    parts.push({
      element, fills, width: own, height: element.offsetHeight, x: NaN, y: NaN, size: NaN,
      fade: styled(element, 'opacity', String), color: marked(element, 'other'),
      stretch: kind === 'textField' ? styled(element, 'width', long) : () => {},
    });
  }
  firstRow = -1;
}

function drawHeader(height) {
  const inset = frame[slot.headerShareOfContent] > 0 ? 0 : frame[slot.safeAreaTop];
  const room = height - inset;
  show.insideTop(inset);
  const count = frame[slot.elementCount];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index];
    const at = index < count ? catalog.frame.length + index * attributes : frame.length;
    const opacity = frame[at], top = frame[at + 1], bottom = frame[at + 2], leading = frame[at + 3];
    const trailing = frame[at + 4], size = frame[at + 5], color = frame[at + 6];
    if (opacity >= 0) part.fade(opacity);
    if (color >= 0) part.color(color >= 0.5);
    if (part.fills) continue;
    const isStretched = leading >= 0 && trailing >= 0;
    const w = isStretched ? Math.max(0, width - leading - trailing) : part.width;
    const x = leading >= 0 ? leading : trailing >= 0 ? width - trailing - w : (width - w) / 2;
    const y = !isNaN(top) ? top : !isNaN(bottom) ? room - bottom - part.height : (room - part.height) / 2;
    part.stretch(w);
    if (part.x === x && part.y === y && (part.size === size || isNaN(size))) continue;
    Object.assign(part, { x, y, size });
    part.element.style.transform = `translate(${x}px,${y}px)${size >= 0 ? ` scale(${size})` : ''}`;
  }
}

/** Rows are drawn where they can be seen, and used again for others of their five sorts. */
function drawRows(offset, visible) {
  const first = Math.max(0, Math.floor(offset / rowHeight));
  if (first === firstRow && visible <= shownRows) return;
  const needed = Math.ceil((visible / rowHeight + 2) / 5) * 5;
  while (rows.length < needed) {
    rows.push(make('div', { className: `row sort${rows.length % 5}` }, make('b'), make('i'), make('i'), make('i')));
    rowsBox.append(rows[rows.length - 1]);
  }
  firstRow = first;
  shownRows = visible;
  for (let n = first; n < first + rows.length; n++) {
    const row = rows[n % rows.length];
    if (row.number === n) continue;
    row.number = n;
    row.style.transform = down(n * rowHeight);
  }
}

function drawPhone() {
  const minY = frame[slot.headerMinY], height = frame[slot.headerHeight];
  const listTop = frame[slot.scrollViewMinY], offset = frame[slot.contentOffset];
  const share = frame[slot.headerShareOfContent];
  show.headerTop(minY);
  show.headerHeight(height);
  show.listTop(frame[slot.listMinY]);
  show.rowsTop(share + frame[slot.contentMinY] - frame[slot.listMinY]);
  show.rowsHeight(Math.max(0, frame[slot.contentSize] - share));
  drawRows(-share - frame[slot.contentMinY], frame[slot.containerHeight]);
  drawHeader(height);

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

/** Fits the phone into its place, which never changes its size. */
function fit() {
  const floor = $('phone').parentElement;
  const high = frame[slot.containerHeight];
  width = catalog.devices[device].width;
  scale = Math.min(floor.clientHeight / (high + 24), floor.clientWidth / (width + 24), 1);
  $('phone').style.cssText = `width:${width}px;height:${high}px;transform:translate(-50%,-50%) scale(${scale})`;
  screen.classList.toggle('notched', frame[slot.safeAreaTop] >= 44);
}
