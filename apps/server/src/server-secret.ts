import { hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, refuseFolder, StartRefused } from './start-refused.ts';

const fileName = 'secret';
const lengthMin = 32;

/** Derives an own key for each purpose, so that what one part gives away says nothing about another's. */
export interface ServerSecret {
  keyFor(purpose: string): Buffer;
}

export function secretOf(text: string): ServerSecret {
  return { keyFor: (purpose) => Buffer.from(hkdfSync('sha256', text, '', `auric ${purpose}`, 32)) };
}

/**
 * The secret that the operator has set, else the one of the data folder, which is made at the first start and readable
 * by its owner alone.
 */
export function loadSecret(set: string, dataFolder: string): ServerSecret {
  if (set !== '') return secretOf(checked(set, 'AURIC_SECRET'));
  const path = join(dataFolder, fileName);
  try {
    if (!existsSync(path)) write(path, randomBytes(32).toString('base64url'));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw refuseFolder(dataFolder, error);
  }
  return secretOf(checked(readFileSync(path, 'utf8').trim(), path));
}

/** The name appears with its content: a start that dies half way leaves no empty secret, and the first of two wins. */
function write(path: string, secret: string): void {
  const draft = `${path}.${process.pid}`;
  const file = openSync(draft, 'w', 0o600);
  try {
    writeSync(file, secret);
    fsyncSync(file);
    linkSync(draft, path);
  } finally {
    closeSync(file);
    unlinkSync(draft);
  }
}

function checked(secret: string, where: string): string {
  if (secret.length >= lengthMin) return secret;
  throw new StartRefused(`The secret of ${where} is too short: it must have at least ${lengthMin} characters.`);
}
