import { createHash } from 'node:crypto';

/** What the chain seals of a batch besides its payload. */
export interface BatchHead {
  firstSeq: number;
  lastSeq: number;
  epoch: number;
  at: number;
  prevHash: Uint8Array;
  stateHash: Uint8Array | null;
}

/** Where the chain starts: the hash of the row that the migration made. */
export const genesisHash = createHash('sha256').update('auric journal 1').digest();

const headLength = 4 * 8 + 1 + 8;

/**
 * SHA-256 of the hash before, every column of the row at a fixed place, and the payload: no column can change, and no
 * row go or come twice, without the chain breaking.
 */
export function batchHash(head: BatchHead, payload: Uint8Array | string): Buffer {
  const fixed = Buffer.alloc(headLength);
  fixed.writeBigInt64BE(BigInt(head.firstSeq), 0);
  fixed.writeBigInt64BE(BigInt(head.lastSeq), 8);
  fixed.writeBigInt64BE(BigInt(head.epoch), 16);
  fixed.writeBigInt64BE(BigInt(head.at), 24);
  if (head.stateHash !== null) {
    fixed.writeUInt8(1, 32);
    fixed.set(head.stateHash, 33);
  }
  return createHash('sha256').update(head.prevHash).update(fixed).update(payload).digest();
}

/** A state hash, unsigned 64 bits, as the journal keeps it. */
export function stateHashBytes(hash: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt.asUintN(64, hash));
  return bytes;
}
