import type { ExchangePort } from '@auric/server/port';

type Command = Parameters<ExchangePort['execute']>[0]['command'];
/** A server, as far as its markets go. */
type Market = { readonly exchange: ExchangePort };

/** A share that no sandbox lists, and its market against USDT: a tick is 0.01 USDT, a lot 0.0001 share. */
export const testStock = { asset: 901, code: 'ACME', market: 902 } as const;

const unitE8 = 100_000_000;

async function must({ exchange }: Market, command: Command) {
  const reply = await exchange.execute({ command });
  if (!reply.ok) throw new Error(`${command.type} was refused: ${reply.rejection.code}.`);
  return reply;
}

/** Lists a stock at an index of so many USDT. Its market waits for its first session. */
export async function listTestStock(server: Market, price = 100): Promise<void> {
  const { asset, code, market } = testStock;
  await must(server, { type: 'ListAsset', asset, code, scale: 8 });
  await must(server, {
    type: 'ListMarket',
    settlement: 'stock',
    market,
    base: asset,
    quote: 3,
    symbol: `${code}/USDT`,
    priceDecimals: 2,
    quantityDecimals: 4,
    minNotional: 5_000_000n,
    maxNotional: 10n ** 12n,
    priceBandPpm: 200_000,
    collarPpm: 50_000,
    referenceClampPpm: 20_000,
    priceMovedPpm: 5_000,
    maxOpenOrders: 200,
    indexAgeMaxMs: 86_400_000,
    indexSourcesMin: 1,
  });
  await publishStockIndex(server, price);
}

/** An index of the stock in USDT: the first one after the open prices the auction. */
export async function publishStockIndex(server: Market, price: number): Promise<void> {
  await must(server, {
    type: 'PublishIndex',
    source: 'testkit',
    prices: [testStock.asset, Math.round(price * unitE8), 0, 3],
  });
}

/** Gives a customer shares, as a custodian would deposit them. */
export async function depositShares(server: Market, customer: number, shares: number): Promise<void> {
  const amount = BigInt(shares) * BigInt(unitE8);
  const reference = `${customer}`.padStart(32, 'd');
  await must(server, { type: 'Deposit', customer, kind: 'stock', asset: testStock.asset, amount, reference });
}

const sessionMs = 6 * 3_600_000;

/** Announces a session of six hours that begins then, by the server's clock. */
export async function announceSession(server: Market, opensAt: number): Promise<void> {
  await must(server, { type: 'AnnounceSession', opensAt, closesAt: opensAt + sessionMs });
}

/** Announces, as two operators would, that each share becomes so many then, by the server's clock. */
export async function announceSplit(server: Market, into: number, effectiveAt: number): Promise<void> {
  const { market } = testStock;
  const act = await agree(server, 'announce_split');
  await must(server, { type: 'AnnounceSplit', market, numerator: into, denominator: 1, effectiveAt, act });
}

/** Announces, as two operators would, that each share brings so many units of USDT then, by the server's clock. */
export async function announceDividend(server: Market, perShare: number, effectiveAt: number): Promise<void> {
  const { market } = testStock;
  const act = await agree(server, 'announce_dividend');
  await must(server, { type: 'AnnounceDividend', market, perShare: BigInt(perShare), effectiveAt, act });
}

async function agree(server: Market, action: string): Promise<number> {
  const agreed = await must(server, {
    type: 'RecordOperatorAct',
    operator: 1,
    second: 2,
    action,
    subjectKind: 'market',
    subject: String(testStock.market),
    reason: 'The issuer has decided it.',
    digest: 'a'.repeat(32),
  });
  return agreed.answer.id ?? 0;
}

/** Announces a session that lasts from now for an hour; it has begun when this resolves. */
export async function beginSession(server: Market): Promise<void> {
  const now = Date.now();
  await must(server, { type: 'AnnounceSession', opensAt: now - 1_000, closesAt: now + 3_600_000 });
  await must(server, { type: 'AdvanceTime' });
}
