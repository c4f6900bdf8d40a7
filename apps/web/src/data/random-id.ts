const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
// The largest multiple of the alphabet below 256: bytes above it would favour its first letters.
const fairBelow = Math.floor(256 / alphabet.length) * alphabet.length;

/** A random name of `length` letters and digits, behind `prefix` where one is given. */
export function randomId(length = 32, prefix?: 'u'): string {
  let id = prefix ?? '';
  const end = length + id.length;
  while (id.length < end) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < fairBelow && id.length < end) id += alphabet[byte % alphabet.length];
    }
  }
  return id;
}
