// One phone in a frame of another page: this page with `?embed`, and the HTML for the frame.

const isEmbedded = new URLSearchParams(location.search).has('embed');
document.body.classList.toggle('embed', isEmbedded);

/** Returns the HTML of the frame. */
function embedding() {
  const { technique } = first(), [width, height] = [devices[device].width + 24, first().number('containerHeight') + 24];
  // A saved page contains its own state.
  const isSaved = currentDocument() === savedWhole?.document;
  const address = `${linkBase()}?embed${isSaved ? '' : fragment()}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${address}" title="${technique.title}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}

$('copy-embed').onclick = event => copy(event.currentTarget, embedding());
