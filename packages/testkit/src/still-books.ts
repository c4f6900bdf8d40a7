import type { ExchangePort } from '@auric/server/port';
import { publishStillIndex } from './still-market.ts';

type Command = Parameters<ExchangePort['execute']>[0]['command'];
/** A server, as far as its books go. */
type Market = { readonly exchange: ExchangePort };

/** Nobody of the register: it only makes books. */
const maker = 900_000;
const scales: Readonly<Record<number, number>> = { 1: 100_000_000, 2: 100_000_000, 3: 1_000_000 };

async function must({ exchange }: Market, command: Command): Promise<void> {
  const reply = await exchange.execute({ command });
  if (!reply.ok) throw new Error(`${command.type} was refused: ${reply.rejection.code}.`);
}

/** Books for BTC and ETH a hundredth of a percent around their index, 60,000 and 3,000 USDT. */
export async function openStillBooks(server: Market): Promise<void> {
  await publishStillIndex(server.exchange);
  await must(server, { type: 'OpenCustomer', customer: maker });
  for (const [asset, amount] of [
    [1, 100],
    [2, 1_000],
    [3, 10_000_000],
  ] as const)
    await must(server, {
      type: 'Deposit',
      customer: maker,
      kind: 'spot',
      asset,
      amount: BigInt(amount) * BigInt(scales[asset]!),
      reference: `${asset}`.padStart(32, 'f'),
    });
  await stillBook(server, 1, 60_000);
  await stillBook(server, 2, 3_000);
}

/** Moves the book of a market around a price in whole USDT. */
export async function stillBook(server: Market, market: number, price: number): Promise<void> {
  const { value: markets } = await server.exchange.query({ type: 'markets' });
  const { priceDecimals, quantityDecimals } = markets.find((each) => each.market === market)!;
  const ticks = price * 10 ** priceDecimals;
  const away = Math.max(1, Math.round(ticks / 10_000));
  const lots = 5 * 10 ** quantityDecimals;
  await must(server, {
    type: 'MassQuote',
    customer: maker,
    market,
    bids: [ticks - away, lots],
    asks: [ticks + away, lots],
  });
}
