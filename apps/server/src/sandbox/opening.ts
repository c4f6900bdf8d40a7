import type { ExchangePort } from '../engine/port/port.ts';
import { usdt } from './listing.ts';
import type { Person } from './people.ts';
import { placeOrder, type TradingDesk } from './trading-desk.ts';

/** What the first trade of a market is worth. */
const openingUsdt = 50;

/** Gives every spot market that has never traded its first trade, and with it a last price. */
export async function openingTrades(port: ExchangePort, desk: TradingDesk, buyers: readonly Person[]): Promise<void> {
  const { value: markets } = await port.query({ type: 'markets' });
  const buys = markets
    .filter((market) => market.settlement === 'spot' && market.lastPrice === 0)
    .flatMap(({ market, base }) => {
      const buyer = buyers.find((person) => person.assets.some(({ asset }) => asset === base));
      if (buyer === undefined) return [];
      const order = { customer: buyer.customer, market, side: 'buy', orderType: 'market', timeInForce: 'ioc' } as const;
      return [placeOrder({ ...order, quoteAmount: BigInt(openingUsdt * usdt) })];
    });
  await Promise.all(buys.map((buy) => desk.execute(buy)));
}
