import { encodeFunctionData, erc20Abi, hexToBigInt, hexToBytes } from 'viem';
import { z } from 'zod';
import { NodeUnavailable } from '../node/node-unavailable.ts';
import { accountOf, hexOf } from './tron-address.ts';
import { simulate } from './tron-costs.ts';
import { int64, orNothing, type TronNode } from './tron-node.ts';
import { native, tokenOf, type TronToken } from './tron-token.ts';

const account = orNothing(z.object({ address: z.string(), balance: int64 }));

/** What addresses have, in the newest block. */
export class TronAccounts {
  readonly #node: TronNode;
  readonly #tokens: readonly TronToken[];

  constructor({ node, tokens }: { readonly node: TronNode; readonly tokens: readonly TronToken[] }) {
    this.#node = node;
    this.#tokens = tokens;
  }

  /** An address is no account before somebody has sent the native coin to it, and can send nothing. */
  async isOpen(address: string): Promise<boolean> {
    return (await this.#account(address)) !== null;
  }

  async balance(asset: string, address: string): Promise<bigint> {
    if (asset === native.asset) return (await this.#account(address))?.balance ?? 0n;
    const { contract } = tokenOf(this.#tokens, asset);
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [accountOf(address)] });
    const { answer } = await simulate(this.#node, { from: address, contract, data: hexToBytes(data) });
    if (!/^[0-9a-f]{64}$/.test(answer)) throw new NodeUnavailable('A token of tron tells no balance.');
    return hexToBigInt(`0x${answer}`);
  }

  #account(address: string) {
    return this.#node.call('wallet/getaccount', { address: hexOf(address) }, account);
  }
}
