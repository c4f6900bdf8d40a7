import { hkdfSync } from 'node:crypto';
import { longEnough, ownSecret } from './secret-file.ts';

/** Derives an own key for each purpose, so that what one part gives away says nothing about another's. */
export interface ServerSecret {
  keyFor(purpose: string): Buffer;
}

export function secretOf(text: string): ServerSecret {
  return { keyFor: (purpose) => Buffer.from(hkdfSync('sha256', text, '', `auric ${purpose}`, 32)) };
}

/** The secret that the operator has set, else the one of the data folder. */
export function loadSecret(set: string, dataFolder: string): ServerSecret {
  return secretOf(set === '' ? ownSecret(dataFolder, 'secret') : longEnough(set, 'AURIC_SECRET'));
}
