import { hex } from '@scure/base';
import { bytesOfAddress } from './tron-address.ts';
import { type Field, readMessage, writeMessage } from './protobuf.ts';

export interface ContractCall {
  readonly kind: 'contract';
  readonly from: string;
  readonly contract: string;
  readonly data: Uint8Array;
}

/** What a transaction does: moves the native coin (`amount` in sun), or calls a contract. */
export type TronCall =
  | { readonly kind: 'transfer'; readonly from: string; readonly to: string; readonly amount: bigint }
  | ContractCall;

/**
 * On what terms it does so. `refBlock`: the hash of a block, without which no branch takes it. No block later than
 * `expiration` takes it (ms, by the clock of the blocks). `feeLimit`: the most that may be burnt for energy, in sun.
 */
export interface TronTerms {
  readonly refBlock: string;
  readonly expiration: number;
  readonly timestamp: number;
  readonly feeLimit: bigint;
}

/** The numbers of fields and types in `core/Tron.proto` of java-tron. */
const fields = { raw: 1, signature: 2, refBytes: 1, refHash: 4, expiration: 8, contract: 11, timestamp: 14, limit: 18 };
const contracts = { transfer: ['TransferContract', 1n], contract: ['TriggerSmartContract', 31n] } as const;

/** What is signed of a transaction (`raw_data`). */
export function writeRaw(call: TronCall, { refBlock, expiration, timestamp, feeLimit }: TronTerms): Uint8Array {
  const [name, type] = contracts[call.kind];
  const parameter = writeMessage(
    [1, new TextEncoder().encode(`type.googleapis.com/protocol.${name}`)],
    [2, writeCall(call)],
  );
  const hash = hex.decode(refBlock);
  return writeMessage(
    // The last two bytes of the height, with which a hash begins, and eight of the hash behind it.
    [fields.refBytes, hash.subarray(6, 8)],
    [fields.refHash, hash.subarray(8, 16)],
    [fields.expiration, BigInt(expiration)],
    [fields.contract, writeMessage([1, type], [2, parameter])],
    [fields.timestamp, BigInt(timestamp)],
    [fields.limit, feeLimit],
  );
}

/** A transaction as it is sent. */
export function writeSigned(raw: Uint8Array, signature: Uint8Array): Uint8Array {
  return writeMessage([fields.raw, raw], [fields.signature, signature]);
}

/** Until when blocks take a transaction that is signed, in ms. */
export function expirationOf(signed: string): number {
  const raw = fieldOf(readMessage(hex.decode(signed)), fields.raw);
  const expiration = raw instanceof Uint8Array ? fieldOf(readMessage(raw), fields.expiration) : undefined;
  if (typeof expiration !== 'bigint') throw new Error('A transaction of TRON that never ends.');
  return Number(expiration);
}

function writeCall(call: TronCall): Uint8Array {
  const owner: Field = [1, bytesOfAddress(call.from)];
  return call.kind === 'transfer'
    ? writeMessage(owner, [2, bytesOfAddress(call.to)], [3, call.amount])
    : writeMessage(owner, [2, bytesOfAddress(call.contract)], [4, call.data]);
}

function fieldOf(message: readonly Field[], number: number): Field[1] | undefined {
  return message.find(([known]) => known === number)?.[1];
}
