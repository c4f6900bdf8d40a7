import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, refuseFolder, StartRefused } from './start-refused.ts';

const lengthMin = 32;

/** A secret that the data folder keeps under `fileName`: made at the first start and readable by its owner alone. */
export function ownSecret(dataFolder: string, fileName: string): string {
  const path = join(dataFolder, fileName);
  try {
    if (!existsSync(path)) write(path, randomBytes(32).toString('base64url'));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw refuseFolder(dataFolder, error);
  }
  return longEnough(readFileSync(path, 'utf8').trim(), path);
}

/** Refuses a secret that could be guessed; `where` says where the operator finds it. */
export function longEnough(secret: string, where: string): string {
  if (secret.length >= lengthMin) return secret;
  throw new StartRefused(`The secret of ${where} is too short: it must have at least ${lengthMin} characters.`);
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
