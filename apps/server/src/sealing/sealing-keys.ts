import { createHash, hkdfSync } from 'node:crypto';
import { longEnough, ownSecret } from '../secret-file.ts';

/** Of a key's name in what it has sealed. */
export const keyNameBytes = 8;

/** A master key, and the name by which what it has sealed finds it again; the name says nothing about the key. */
interface SealingKey {
  readonly name: Buffer;
  readonly key: Buffer;
}

/** The master keys, the newest first: that one seals, all of them open. */
export type SealingKeys = readonly [SealingKey, ...SealingKey[]];

/** The keys of some secrets, the newest first. */
export function sealingKeysOf(secrets: readonly [string, ...string[]]): SealingKeys {
  const [newest, ...older] = secrets;
  return [keyOf(newest), ...older.map(keyOf)];
}

/**
 * The keys that the operator has set, with commas between and the newest first, else the one of the data folder. What was
 * sealed by a key that is in neither can't be opened again by anybody.
 */
export function loadSealingKeys(set: string, dataFolder: string): SealingKeys {
  if (set === '') return sealingKeysOf([ownSecret(dataFolder, 'sealing-key')]);
  const [newest = '', ...older] = set.split(',').map((part) => longEnough(part.trim(), 'AURIC_SEALING_KEY'));
  return sealingKeysOf([newest, ...older]);
}

function keyOf(secret: string): SealingKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'auric sealing', 32));
  const name = createHash('sha256').update('auric sealing key name').update(key).digest().subarray(0, keyNameBytes);
  return { name, key };
}
