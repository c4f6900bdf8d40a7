import { randomBytes } from 'node:crypto';

const pattern = /^[A-Za-z0-9_-]{32}$/;
const prefix = '/api/files/';

/** A name that nobody guesses: 192 random bits. */
export function newFileId(): string {
  return randomBytes(24).toString('base64url');
}

/** The address of a file, as clients have it. */
export function addressOfFile(id: string): string {
  return `${prefix}${id}`;
}

/** The id in an address, also in one with a signature behind it; null where it is no address of ours. */
export function fileIdOf(address: string): string | null {
  if (!address.startsWith(prefix)) return null;
  const [id = ''] = address.slice(prefix.length).split('?', 1);
  return isFileId(id) ? id : null;
}

export function isFileId(text: string): boolean {
  return pattern.test(text);
}
