/** The native coin counts in sun, a millionth of TRX. */
export const native = { asset: 'TRX', decimals: 6 } as const;

/** A token of TRC-20 that the house takes; others that call themselves the same are nothing to it. */
export interface TronToken {
  readonly asset: string;
  readonly decimals: number;
  readonly contract: string;
}

export function tokenOf(tokens: readonly TronToken[], asset: string): TronToken {
  const token = tokens.find((known) => known.asset === asset);
  if (token === undefined) throw new Error(`The house takes no ${asset} on tron.`);
  return token;
}
