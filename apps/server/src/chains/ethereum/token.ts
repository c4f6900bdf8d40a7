import type { Address } from 'viem';

export const nativeDecimals = 18;

/** An ERC-20 token that the house takes; others that call themselves the same are nothing to it. */
export interface Token {
  readonly asset: string;
  readonly decimals: number;
  /** With its checksum. */
  readonly contract: Address;
}
