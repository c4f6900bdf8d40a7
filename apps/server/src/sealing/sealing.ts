import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { keyNameBytes, type SealingKeys } from './sealing-keys.ts';

const algorithm = 'aes-256-gcm';
const version = 1;
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const boxOverhead = nonceBytes + tagBytes;
const headBytes = 1 + keyNameBytes;
const wrappedBytes = keyBytes + boxOverhead;

/** What is sealed can't be opened: it was damaged, belongs to another context, or its key is not among ours. */
export class SealBroken extends Error {
  constructor(reason: string) {
    super(`What is sealed can't be opened: ${reason}.`);
    this.name = 'SealBroken';
  }
}

/** What a seal hides; null where it can't be opened, so that what else there is can still be told. */
export async function unlessBroken<Opened>(open: () => Opened | Promise<Opened>): Promise<Opened | null> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}

/**
 * Envelope encryption of what must not be read from a disk or a copy of the database: papers, secrets of second factors,
 * numbers of documents. Each record has a data key of its own (AES-256-GCM), which the newest master key wraps. The
 * context, such as `identity document of 10042`, is no part of what is written, and only who names the same one gets it
 * open: a sealed record that was put in another's place says nothing.
 */
export class Sealing {
  readonly #keys: SealingKeys;

  constructor(keys: SealingKeys) {
    this.#keys = keys;
  }

  seal(bytes: Uint8Array, context: string): Buffer {
    const [{ name, key }] = this.#keys;
    const dataKey = randomBytes(keyBytes);
    const head = Buffer.concat([Buffer.of(version), name]);
    return Buffer.concat([
      head,
      close(key, dataKey, bound(head, context)),
      close(dataKey, bytes, bound(head, context)),
    ]);
  }

  /** Throws `SealBroken` where it isn't exactly what was sealed for this context. */
  open(sealed: Uint8Array, context: string): Buffer {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    if (bytes.length < headBytes + wrappedBytes + boxOverhead || bytes[0] !== version)
      throw new SealBroken('it is not a sealed record');
    const head = bytes.subarray(0, headBytes);
    const master = this.#keys.find(({ name }) => name.equals(head.subarray(1)));
    if (master === undefined) throw new SealBroken('its key is not among those of AURIC_SEALING_KEY');
    const wrapped = bytes.subarray(headBytes, headBytes + wrappedBytes);
    const dataKey = open(master.key, wrapped, bound(head, context));
    return open(dataKey, bytes.subarray(headBytes + wrappedBytes), bound(head, context));
  }

  /** The same for a short text. */
  sealText(text: string, context: string): Buffer {
    return this.seal(Buffer.from(text, 'utf8'), context);
  }

  openText(sealed: Uint8Array, context: string): string {
    return this.open(sealed, context).toString('utf8');
  }

  /**
   * What equal texts have in common without saying what they are, keyed by the oldest master key: a key that is added
   * changes no digest. Rotating the oldest one away forgets what was equal before.
   */
  digest(text: string, purpose: string): Buffer {
    const { key } = this.#keys.at(-1) ?? this.#keys[0];
    const own = Buffer.from(hkdfSync('sha256', key, '', `auric digest of ${purpose}`, keyBytes));
    return createHmac('sha256', own).update(text).digest();
  }
}

function bound(head: Buffer, context: string): Buffer {
  return Buffer.concat([head, Buffer.from(context, 'utf8')]);
}

/** Nonce, ciphertext and tag in one. */
function close(key: Buffer, bytes: Uint8Array, context: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(context);
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

function open(key: Buffer, box: Buffer, context: Buffer): Buffer {
  const nonce = box.subarray(0, nonceBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(context);
  decipher.setAuthTag(box.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(box.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  } catch {
    throw new SealBroken('it was damaged, or is not of this context');
  }
}
