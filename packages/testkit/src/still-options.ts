import { defaultOptionMarket } from '@auric/exchange';
import type { ExchangePort } from '@auric/server/port';
import { publishStillIndex, testMarkets } from './still-market.ts';

/** The account that wins are paid from. */
const pool = 6;
const usdt = 3;
const capital = 5_000_000_000_000n;

/** Sells options on the still index of BTC, with 5 million USDT in the pool, by the terms of the rules. */
export async function openStillOptions({ exchange }: { readonly exchange: ExchangePort }): Promise<void> {
  const { value: known } = await exchange.query({ type: 'optionPool' });
  const reference = 'c'.repeat(32);
  const fund = { type: 'FundHouse', account: pool, asset: usdt, amount: capital, reference, act: 0 } as const;
  const everywhere = { isOn: true, rule: 'except', countries: '', effectiveAt: 0 } as const;
  const commands = [
    { type: 'SetAvailability', offer: 'option', ...everywhere } as const,
    ...(known.balance === 0n ? [fund] : []),
    defaultOptionMarket(testMarkets.btc),
  ];
  for (const command of commands) {
    const reply = await exchange.execute({ command });
    if (!reply.ok) throw new Error(`${command.type} was refused: ${reply.rejection.code}.`);
  }
  await publishStillIndex(exchange);
}
