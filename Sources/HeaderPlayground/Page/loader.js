// Unpacks the page's script and runs it. The page's policy contains the digests of both.

// The unchanged page, for saving.
globalThis.pristine = document.documentElement.outerHTML;

/** Returns the bytes of Z85 text, which has five letters for four bytes. */
function bytesOf(letters) {
  const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#';
  const values = new Uint8Array(128);
  for (let n = 0; n < 85; n++) values[digits.charCodeAt(n)] = n;
  const bytes = new DataView(new ArrayBuffer(letters.length / 5 * 4));
  for (let n = 0; n < letters.length; n += 5) {
    let word = 0;
    for (let m = n; m < n + 5; m++) word = word * 85 + values[letters.charCodeAt(m)];
    bytes.setUint32(n / 5 * 4, word);
  }
  return new Uint8Array(bytes.buffer);
}

// Runtime/unpack.c, compiled.
const unpacker = new WebAssembly.Module(
  Uint8Array.from(atob(document.getElementById('unpacker').textContent), letter => letter.charCodeAt(0)));

/** Returns the unpacked content of an element, which has the length and a line of letters. */
globalThis.unpacked = id => {
  const [length, letters] = document.getElementById(id).textContent.trim().split('\n');
  const { memory, unpack, __heap_base: { value: start } } = new WebAssembly.Instance(unpacker).exports;
  const packed = bytesOf(letters), end = start + Number(length);
  memory.grow(Math.ceil((end + packed.length) / 65536));
  const bytes = new Uint8Array(memory.buffer);
  bytes.set(packed, end);
  unpack(end, start, Number(length));
  return bytes.slice(start, end);
};

const script = document.createElement('script');
script.type = 'module';
script.textContent = new TextDecoder().decode(unpacked('script'));
document.head.append(script);
