import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The address that a letter comes back to: it names the letter, with a mark that only this server makes, because anybody
 * can write to it.
 */
export function returnAddress(bounceAddress: string, letter: string, key: Buffer): string {
  const [local, domain] = bounceAddress.split('@');
  return `${local}+${letter}.${markOf(letter, key)}@${domain}`;
}

/** The letter that an address names; null where the mark is not ours. */
export function returnedLetter(address: string, key: Buffer): string | null {
  const match = /\+((?:letter|code)-[0-9a-f-]{1,40})\.([0-9a-f]{20})@/i.exec(address);
  if (match === null) return null;
  const [, letter = '', mark = ''] = match;
  const expected = Buffer.from(markOf(letter, key));
  const given = Buffer.from(mark.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected) ? letter : null;
}

function markOf(letter: string, key: Buffer): string {
  return createHmac('sha256', key).update(`returned ${letter}`).digest('hex').slice(0, 20);
}
