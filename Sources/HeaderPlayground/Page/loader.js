// Unpacks the page's script and runs it. The page's policy knows both by their digests.

// The page as it came, before anything is on it: what is saved to be shared.
globalThis.pristine = document.documentElement.outerHTML;

/** The bytes that an element has packed: their number, and five letters for every four (Z85). */
function bytesOf(text) {
  const [length, letters] = text.trim().split('\n');
  const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#';
  const values = new Uint8Array(128);
  for (let n = 0; n < 85; n++) values[digits.charCodeAt(n)] = n;
  const bytes = new DataView(new ArrayBuffer(letters.length / 5 * 4));
  for (let n = 0; n < letters.length; n += 5) {
    let word = 0;
    for (let m = n; m < n + 5; m++) word = word * 85 + values[letters.charCodeAt(m)];
    bytes.setUint32(n / 5 * 4, word);
  }
  return new Uint8Array(bytes.buffer, 0, Number(length));
}

/** What the element with this name has packed. */
globalThis.unpacked = id => new Response(new Blob([bytesOf(document.getElementById(id).textContent)]).stream()
  .pipeThrough(new DecompressionStream('gzip')));

const script = document.createElement('script');
script.type = 'module';
script.textContent = await (await unpacked('script')).text();
document.head.append(script);
