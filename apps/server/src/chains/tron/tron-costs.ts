import { hex } from '@scure/base';
import { z } from 'zod';
import { NodeUnavailable } from '../node/node-unavailable.ts';
import { hexOf } from './tron-address.ts';
import { int64, type TronNode } from './tron-node.ts';
import type { ContractCall } from './tron-transaction.ts';

const parameters = z.object({ chainParameter: z.array(z.object({ key: z.string(), value: int64 })) });

const resources = z.object({
  freeNetUsed: int64,
  freeNetLimit: int64,
  NetUsed: int64,
  NetLimit: int64,
  EnergyUsed: int64,
  EnergyLimit: int64,
});

/** A call that fails is answered as one that went well, but for the mark on what it would have been (`ret`). */
const simulated = z.object({
  result: z.object({ result: z.boolean().default(false) }).default({ result: false }),
  energy_used: int64,
  constant_result: z.array(z.string()).default([]),
  transaction: z.optional(z.object({ ret: z.array(z.object({ ret: z.optional(z.string()) })).default([]) })),
});

/** What TRON burns for what is beyond an account's own: for a unit of energy, for a byte, and for a new account, in sun. */
export interface TronPrices {
  readonly energy: bigint;
  readonly byte: bigint;
  readonly account: bigint;
}

/** What a transaction needs: energy where it calls a contract, and its length in bytes with what the chain adds to it. */
export interface TronNeeds {
  readonly energy: bigint;
  readonly bytes: bigint;
}

/** A signature (65 bytes) and its frame, the frame around what is signed, and room for a result (`MAX_RESULT_SIZE_IN_TX`). */
const bytesAround = 67n + 4n + 64n;

export const needsOf = (raw: Uint8Array, energy = 0n): TronNeeds => ({
  energy,
  bytes: BigInt(raw.length) + bytesAround,
});

export async function pricesNow(node: TronNode): Promise<TronPrices> {
  const { chainParameter } = await node.call('wallet/getchainparameters', {}, parameters);
  const priceOf = (name: string): bigint => chainParameter.find(({ key }) => key === name)?.value ?? 0n;
  const [energy, byte] = [priceOf('getEnergyFee'), priceOf('getTransactionFee')];
  if (energy === 0n || byte === 0n) throw new NodeUnavailable('The node of tron can not say what a transaction costs.');
  return { energy, byte, account: priceOf('getCreateNewAccountFeeInSystemContract') + priceOf('getCreateAccountFee') };
}

/** What would be burnt of the account now, beyond the energy and the bandwidth that it has. */
export async function burnOf(node: TronNode, from: string, needs: TronNeeds, prices: TronPrices): Promise<bigint> {
  const has = await node.call('wallet/getaccountresource', { address: hexOf(from) }, resources);
  const missing = larger(needs.energy - larger(has.EnergyLimit - has.EnergyUsed, 0n), 0n);
  // Bandwidth is taken whole, of the one or of the other.
  const isFree = has.NetLimit - has.NetUsed >= needs.bytes || has.freeNetLimit - has.freeNetUsed >= needs.bytes;
  return missing * prices.energy + (isFree ? 0n : needs.bytes * prices.byte);
}

/** What a contract answers to a call that nobody sends, and its energy; throws where it would fail. */
export async function simulate(node: TronNode, { from, contract, data }: Omit<ContractCall, 'kind'>) {
  const body = { owner_address: hexOf(from), contract_address: hexOf(contract), data: hex.encode(data) };
  const { result, transaction, energy_used, constant_result } = await node.call(
    'wallet/triggerconstantcontract',
    body,
    simulated,
  );
  if (!result.result || transaction?.ret.some(({ ret }) => ret === 'FAILED') === true)
    throw new NodeUnavailable('A contract of tron would refuse this call.');
  return { energy: energy_used, answer: constant_result[0] ?? '' };
}

const larger = (left: bigint, right: bigint): bigint => (left > right ? left : right);
