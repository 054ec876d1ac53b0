// A list that draws its visible rows, and functions that write styles.

/** Returns a function that writes a style when its number changes. */
function styled(element, property, format) {
  let last;
  return number => {
    if (number === last) return;
    last = number;
    element.style[property] = format(number);
  };
}

/** Returns a function that sets or removes a class when its argument changes. */
function marked(element, name) {
  let last;
  return isOn => {
    if (isOn === last) return;
    last = isOn;
    element.classList.toggle(name, isOn);
  };
}

// A hundredth of a point is finer than any screen's pixels.
const down = points => `translateY(${Math.round(points * 100) / 100}px)`;
const long = points => `${points}px`;

/** The height of the tab strip below a shared header, in points. All content begins below it. */
const stripHeight = 44;

/** A list under the header. Only visible rows are drawn, and their elements are reused. */
class List {
  rows = [];
  first = -1;
  /** The place of its content on the screen, for a picture. */
  x = 0;
  y = 0;
  height = 0;

  constructor(box) {
    this.box = box;
    this.rowsBox = box.querySelector('.rows');
    this.show = {
      top: styled(box, 'transform', down), side: styled(box, 'translate', long), away: marked(box, 'away'),
      rowsTop: styled(this.rowsBox, 'transform', down), rowsHeight: styled(this.rowsBox, 'height', long),
    };
  }

  /** Shows or hides the text of an empty list. */
  showEmptiness(isEmpty) {
    if (isEmpty === Boolean(this.empty?.parentNode)) return;
    this.empty ??= make('p', { className: 'empty', textContent: 'Nothing here yet' });
    if (isEmpty) this.box.append(this.empty); else this.empty.remove();
  }

  /** Replaces its content: an opening, and rows from `newRow` below. */
  build(opening, openingHeight, newRow, rowHeight) {
    Object.assign(this, { rows: [], first: -1, openingHeight, newRow, rowHeight });
    this.rowsBox.replaceChildren(...opening);
  }

  /** Draws the list `x` points beside the screen, with the content's top at `y` and `height` points of content. */
  draw(x, listTop, y, height, visible) {
    const { show } = this;
    Object.assign(this, { x, y, height: Math.max(0, height) });
    show.side(x);
    this.showEmptiness(height < 40);
    show.top(listTop);
    show.rowsTop(y - listTop);
    show.rowsHeight(this.height);
    this.drawRows(-y, visible);
  }

  drawRows(offset, visible) {
    if (!this.rowHeight) return;
    const { rows, rowHeight, openingHeight } = this;
    const first = Math.max(0, Math.floor((offset - openingHeight) / rowHeight));
    const needed = Math.ceil(visible / rowHeight) + 1;
    if (first === this.first && needed <= rows.length) return;
    while (rows.length < needed) {
      rows.push(this.newRow());
      this.rowsBox.append(rows[rows.length - 1]);
    }
    this.first = first;
    for (let n = first; n < first + rows.length; n++) {
      const row = rows[n % rows.length];
      if (row.number === n) continue;
      row.number = n;
      row.style.transform = down(openingHeight + n * rowHeight);
    }
  }
}
