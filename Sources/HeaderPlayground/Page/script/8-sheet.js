// On a small screen, the phone fills the screen, and everything else is in a sheet of three sections.

const isSmall = matchMedia('(max-width: 760px)');
const sections = [...document.querySelectorAll('[data-section]')];

/** Opens or closes the sheet. */
function openSheet(isOpen) {
  document.body.classList.toggle('sheet-open', isOpen);
  $('more').setAttribute('aria-expanded', isOpen);
  if (isOpen) $('sheet').focus(); else if ($('sheet').contains(document.activeElement)) $('more').focus();
}

function showSection(name) {
  $('sheet').dataset.shows = name;
  for (const button of sections) button.setAttribute('aria-pressed', button.dataset.section === name);
  $('sheet').scrollTop = 0;
}

/** Moves the strip of headers, the line of purpose and the button after it into the sheet on a small screen. */
function placeSections() {
  if (isSmall.matches) {
    document.querySelector('.grip').after($('purpose'), $('your-app'), $('choose'));
  } else {
    document.querySelector('h1').after($('purpose'), $('your-app'));
    document.querySelector('.stage').before($('choose'));
  }
}
isSmall.addEventListener('change', () => { placeSections(); fadeCards(); });

for (const button of sections) button.onclick = () => showSection(button.dataset.section);
$('more').onclick = () => openSheet(!document.body.classList.contains('sheet-open'));
$('close-sheet').onclick = () => openSheet(false);
addEventListener('keydown', event => { if (event.key === 'Escape') openSheet(false); });

/** Fades the sides of the strip of headers where it can scroll. */
function fadeCards() {
  const { scrollLeft, scrollWidth, clientWidth } = $('cards');
  $('cards').classList.toggle('more-before', scrollLeft > 2);
  $('cards').classList.toggle('more-after', scrollLeft < scrollWidth - clientWidth - 2);
}
$('cards').addEventListener('scroll', fadeCards, { passive: true });

placeSections();
showSection('choose');
