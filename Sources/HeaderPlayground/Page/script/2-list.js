// A list: rows that are drawn where they can be seen, and what writes styles for them.

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

/** Points of the strip of tabs at a shared header's foot, by which all content lies lower. */
const stripHeight = 44;

/** A list under the header. Rows are drawn where they can be seen, and used again further down. */
class List {
  rows = [];
  first = -1;
  /** Where its content is on the screen, for a picture. */
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

  /** Says so where there is nothing in it. */
  showEmptiness(isEmpty) {
    if (isEmpty === Boolean(this.empty?.parentNode)) return;
    this.empty ??= make('p', { className: 'empty', textContent: 'Nothing here yet' });
    if (isEmpty) this.box.append(this.empty); else this.empty.remove();
  }

  /** Makes it of rows that `newRow` makes, below an opening. */
  build(opening, openingHeight, newRow, rowHeight) {
    Object.assign(this, { rows: [], first: -1, openingHeight, newRow, rowHeight });
    this.rowsBox.replaceChildren(...opening);
  }

  /** Draws it `x` points beside the screen, with the content's top at `y` and `height` points of it. */
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
