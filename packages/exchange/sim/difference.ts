import { type BalanceView, type Exchange, type FeeTierView, type OrderView, systemAccounts } from '../src/index.ts';
import { ratesAt, volumeOf } from './oracle/naive-fees.ts';
import { trailingTrigger } from './oracle/naive-trailing.ts';
import type { NaiveOrder } from './oracle/naive-venue.ts';
import type { NaiveWorld } from './oracle/naive-world.ts';

/** What a referrer is told: whom they brought, and what they were given. */
function referralsDifference(exchange: Exchange, w: NaiveWorld, customer: number): string | null {
  const { direct, second, shares } = exchange.query({ type: 'referrals', customer });
  const invited = w.referrals.invited(customer);
  const text = shares.map((share) => [share.asset, share.direct, share.second, share.due, share.paid].join(' '));
  const naive = w.referrals.shares
    .filter(({ referrer }) => referrer === customer)
    .toSorted((a, b) => a.asset - b.asset)
    .map((share) => [share.asset, share.direct, share.second, share.due, share.paid].join(' '));
  const isSame = direct === invited.direct && second === invited.second && text.join() === naive.join();
  return isSame ? null : `the referrals of ${customer}: ${direct} ${second} ${text.join()}; naive ${naive.join()}`;
}

/** What a customer is told of an open order. */
function orderText(order: OrderView): string {
  const { id, customer, market, side, orderType, timeInForce, postOnly, price, quantity, quoteAmount } = order;
  const { triggerPrice, trailingBasisPoints, filled, filledQuote, fee, held, oco, state } = order;
  const wish = [id, customer, market, side, orderType, timeInForce, postOnly, price, quantity, quoteAmount];
  return [
    ...wish,
    triggerPrice,
    trailingBasisPoints,
    filled,
    filledQuote,
    fee,
    held,
    oco,
    state,
    order.takeProfit ?? 0,
    order.stopLoss ?? 0,
  ].join(' ');
}

function naiveOrderText(order: NaiveOrder): string {
  const { id, customer, market, side, orderType, timeInForce, postOnly, price, quantity, quoteAmount } = order;
  const { trailing, filled, filledQuote, fee, held, oco, stage } = order;
  const trails = orderType === 'trailing_stop';
  const trigger = trails ? trailingTrigger(side, order.extreme, order.trailing) : order.trigger;
  const resting = filled > 0n ? 'partially_filled' : 'new';
  const state = stage === 'pending' ? 'pending' : stage === 'queue' ? 'triggered' : resting;
  const wish = [id, customer, market, side, orderType, timeInForce, postOnly, price, quantity, quoteAmount];
  return [
    ...wish,
    trigger,
    trailing,
    filled,
    filledQuote,
    fee,
    held,
    oco,
    state,
    order.takeProfit,
    order.stopLoss,
  ].join(' ');
}

const balanceText = ({ available, held }: { available: bigint; held: bigint }): string => `${available}, ${held} held`;

/** Both sides' balances of one account as one map: what only one of them knows is zero with the other. */
function balanceDifference(listed: readonly BalanceView[], w: NaiveWorld, customer: number): string | null {
  const real = new Map(listed.map((balance) => [`${customer}/${balance.kind}/${balance.asset}`, balanceText(balance)]));
  const prefix = `${customer}/`;
  const naive = new Map(
    [...w.ledger.balances].filter(([key]) => key.startsWith(prefix)).map(([key, b]) => [key, balanceText(b)]),
  );
  for (const key of new Set([...real.keys(), ...naive.keys()])) {
    const [is, shouldBe] = [real.get(key) ?? '0, 0 held', naive.get(key) ?? '0, 0 held'];
    if (is !== shouldBe) return `${key}: ${is}; naive ${shouldBe}`;
  }
  return null;
}

function ordersDifference(exchange: Exchange, w: NaiveWorld, customer: number): string | null {
  const open = exchange.query({ type: 'openOrders', customer }).map(orderText).toSorted().join('\n');
  const naive = w.openOrdersOf(customer, 0).map(naiveOrderText).toSorted().join('\n');
  return open === naive ? null : `open orders of ${customer}:\n${open}\nnaive:\n${naive}`;
}

function standingDifference(exchange: Exchange, w: NaiveWorld, customer: number): string | null {
  const standing = exchange.query({ type: 'standing', customer });
  const naive = w.customers.get(customer);
  if (standing === null || naive === undefined) return standing === null && naive === undefined ? null : 'a standing';
  if ((standing.state === 'closed') !== naive.closed) return `${customer} is ${standing.state}`;
  const { closed: _closed, ...known } = naive;
  const differs = Object.entries(known).find(([name, value]) => standing[name as keyof typeof standing] !== value);
  return differs === undefined ? null : `${customer} has another ${differs[0]} than ${String(differs[1])}`;
}

const rateText = ({ makerPpm, takerPpm }: { makerPpm: number | bigint; takerPpm: number | bigint }): string =>
  `${makerPpm} ${takerPpm}`;

/** What a customer traded, pays, and will pay. */
function feesText({ volume, upcoming, ...now }: FeeTierView): string {
  const later = upcoming.map((rates) => `${rateText(rates)} from ${rates.effectiveAt}`);
  return [volume, rateText(now), ...later].join(', ');
}

function naiveFeesText(w: NaiveWorld, customer: number, at: number): string {
  const volume = volumeOf(w, customer, at);
  const announced = w.announcedFees.toSorted((left, right) => left.due - right.due);
  const later = announced.map(({ tiers, due }) => `${rateText(ratesAt(tiers, volume))} from ${due}`);
  return [volume, rateText(ratesAt(w.tiers, volume)), ...later].join(', ');
}

function availabilityDifference(exchange: Exchange, w: NaiveWorld): string | null {
  for (const { offer, isSaid, isOn, rule, countries, upcoming } of exchange.query({ type: 'availability' })) {
    const said = w.offers.get(offer);
    if (isSaid !== (said !== undefined)) return `only one has said anything about ${offer}`;
    const same =
      said === undefined || (said.isOn === isOn && said.rule === rule && said.countries === countries.join());
    const announced = w.announcedOffers.filter((other) => other.offer === offer).length;
    if (!same || upcoming.length !== announced) return `the availability of ${offer} differs`;
  }
  return null;
}

function marketsDifference(exchange: Exchange, w: NaiveWorld): string | null {
  for (const market of w.markets.values()) {
    const depth = exchange.query({ type: 'depth', market: market.id, limit: Number.MAX_SAFE_INTEGER });
    const bids = market.book.depth('buy').join();
    const asks = market.book.depth('sell').join();
    if (depth?.bids.join() !== bids || depth.asks.join() !== asks) return `the depth of market ${market.id} differs`;
    const view = exchange.query({ type: 'markets' }).find((candidate) => candidate.market === market.id);
    const sound = view?.state === market.state && view.lastPrice === Number(market.lastPrice);
    if (!sound) return `market ${market.id} is ${view?.state} at ${view?.lastPrice}, not as the naive one`;
  }
  return null;
}

/**
 * Where the real exchange's balances, books, orders, standings or volumes differ from the naive ones, or null: house
 * accounts included, and whatever only one of the two knows.
 */
export function difference(exchange: Exchange, w: NaiveWorld): string | null {
  const everybody = new Set<number>([...Object.values(systemAccounts), ...w.customers.keys()]);
  for (const key of w.ledger.balances.keys()) everybody.add(Number(key.split('/', 1)[0]));
  for (const customer of everybody) {
    const broken =
      balanceDifference(exchange.query({ type: 'balances', customer }), w, customer) ??
      ordersDifference(exchange, w, customer) ??
      standingDifference(exchange, w, customer) ??
      referralsDifference(exchange, w, customer);
    if (broken !== null) return broken;
    const fees = feesText(exchange.query({ type: 'feeTier', customer }));
    const naive = naiveFeesText(w, customer, exchange.at);
    if (fees !== naive) return `${customer} has the volume and fees ${fees}; naive ${naive}`;
  }
  return availabilityDifference(exchange, w) ?? marketsDifference(exchange, w);
}
