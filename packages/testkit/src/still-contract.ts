import { defaultContractRules } from '@auric/exchange';
import type { ExchangePort } from '@auric/server/port';
import { publishStillIndex, stillPrices, testMarkets } from './still-market.ts';

type Command = Parameters<ExchangePort['execute']>[0]['command'];
/** A server, as far as its markets go. */
type Market = { readonly exchange: ExchangePort };

/** Nobody of the register: a liquidity provider with one net position. */
const provider = 900_001;
/** Where the server lists no contract of BTC itself. */
const listed = 901;
const usdt = 3;
const usdtE6 = 1_000_000n;
const indexAgeMs = 86_400_000;

async function must({ exchange }: Market, command: Command): Promise<void> {
  const reply = await exchange.execute({ command });
  if (!reply.ok) throw new Error(`${command.type} was refused: ${reply.rejection.code}.`);
}

/**
 * A contract of BTC at a still index of 60,000 USDT, with a book that a liquidity provider keeps; its id. One lot of the wire
 * is 0.01 BTC. Everybody may choose 50 times, and 125 who has passed the quiz.
 */
export async function openStillContract(server: Market): Promise<number> {
  const { value: contracts } = await server.exchange.query({ type: 'contracts' });
  const market = contracts.find(({ base }) => base === testMarkets.btc)?.market ?? listed;
  if (contracts.length === 0) await listContract(server, market);
  await must(server, {
    type: 'SetLeverageLimits',
    newcomerDays: 0,
    newcomerMost: 20,
    quizAbove: 50,
    quizEndsNewcomer: true,
  });
  await publishStillIndex(server.exchange);
  await must(server, { type: 'OpenCustomer', customer: provider });
  const amount = 5_000_000n * usdtE6;
  const reference = 'e'.repeat(32);
  await must(server, { type: 'Deposit', customer: provider, kind: 'perpetual', asset: usdt, amount, reference });
  await must(server, { type: 'SetNetMode', customer: provider, market, leverage: 10 });
  await quoteContract(server, market, 60_000);
  return market;
}

/** Opens the contracts of BTC and ETH on a server that lists them itself, at 60,000 and 3,000 USDT; their ids by coin. */
export async function openStillContracts(server: Market): Promise<ReadonlyMap<number, number>> {
  const { btc, eth } = testMarkets;
  const market = await openStillContract(server);
  const { value: contracts } = await server.exchange.query({ type: 'contracts' });
  const second = contracts.find(({ base }) => base === eth)!.market;
  await must(server, { type: 'SetNetMode', customer: provider, market: second, leverage: 10 });
  await quoteContract(server, second, stillPrices.get(eth)!);
  return new Map([
    [btc, market],
    [eth, second],
  ]);
}

/** Moves the provider's quote of the contract around a price in USDT: ten coins a side, a hundredth of a percent away. */
export async function quoteContract(server: Market, market: number, price: number): Promise<void> {
  const { value: markets } = await server.exchange.query({ type: 'markets' });
  const { priceDecimals, quantityDecimals } = markets.find((each) => each.market === market)!;
  const ticks = Math.round(price * 10 ** priceDecimals);
  const away = Math.max(1, Math.round(ticks / 10_000));
  const lots = 10 * 10 ** quantityDecimals;
  const [bids, asks] = [
    [ticks - away, lots],
    [ticks + away, lots],
  ];
  await must(server, { type: 'MassQuote', customer: provider, market, bids, asks });
}

/** Takes the provider's quotes of a contract back. */
export async function withdrawQuotes(server: Market, market: number): Promise<void> {
  await must(server, { type: 'MassQuote', customer: provider, market, bids: [], asks: [] });
}

async function listContract(server: Market, market: number): Promise<void> {
  await must(server, {
    type: 'ListMarket',
    market,
    base: testMarkets.btc,
    quote: usdt,
    symbol: 'BTCUSDT',
    priceDecimals: 1,
    quantityDecimals: 4,
    minNotional: usdtE6,
    maxNotional: 10_000_000n * usdtE6,
    priceBandPpm: 200_000,
    collarPpm: 20_000,
    referenceClampPpm: 10_000,
    priceMovedPpm: 5_000,
    maxOpenOrders: 200,
    indexAgeMaxMs: indexAgeMs,
    indexSourcesMin: 1,
    settlement: 'perpetual',
  });
  await must(server, defaultContractRules(market));
}
