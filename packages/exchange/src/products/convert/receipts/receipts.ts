import { indexInput } from '../../../kernel/index-inputs.ts';
import type {
  Claim,
  Given,
  Origin,
  PlacedFrame,
  ReceiptOf,
  Receipts,
  Recorded,
  Settled,
} from '../../../kernel/receipt.ts';
import { systemAccounts } from '../../../kernel/vocabulary.ts';
import type { OrdersTraded } from '../../../matching/venue/settlement.ts';
import { dustConverted, dustFormula } from './dust.ts';
import type { ConvertEvent } from '../events.ts';
import { conversionFormulas } from './conversion-formulas.ts';

type Converted = Extract<ConvertEvent, { type: 'Converted' }>;
type Quoted = Extract<ConvertEvent, { type: 'ConvertQuoted' }>;

/** A quote lives a minute at most, and the tick that it was made at lies before it. */
const quoteLookBackMs = 90_000;

/** What the convert account's trades of one conversion moved, per market in the order of the legs. */
interface Leg {
  base: bigint;
  quote: bigint;
  fee: bigint;
}

/** Both sides of the books: the convert account goes to them as a taker, between the two events of its conversion. */
function legsOf({ frame, place, event }: Settled<Converted>): readonly Leg[] {
  const legs = new Map<number, Leg>();
  const events = frame.events as readonly (ConvertEvent | OrdersTraded)[];
  const funded = events.findIndex((one) => one.type === 'ConversionFunded' && one.conversion === event.conversion);
  for (const one of events.slice(funded, place)) {
    if (one.type !== 'OrdersTraded' || one.takerCustomer !== systemAccounts.convert) continue;
    const leg = legs.get(one.market) ?? { base: 0n, quote: 0n, fee: 0n };
    leg.base += one.baseAmount;
    leg.quote += one.quoteAmount;
    leg.fee += one.takerFee;
    legs.set(one.market, leg);
  }
  return [...legs.values()];
}

/** The quote that was accepted, with its frame; null for the turn of a recurring buy and for one that isn't among the frames. */
function quoteOf({ event, earlier }: Settled<Converted>): { quoted: Quoted; frame: PlacedFrame } | null {
  for (const frame of earlier) {
    const found = (frame.events as readonly ConvertEvent[]).find(
      (one): one is Quoted => one.type === 'ConvertQuoted' && one.quote === event.quote,
    );
    if (found !== undefined) return { quoted: found, frame };
  }
  return null;
}

/** The index of both assets when the price was made; null where the frames don't reach back to it. */
function indexesOf(settled: Settled<Converted>): Given[] | null {
  const { event, frame, earlier } = settled;
  const quote = event.quote === 0 ? null : quoteOf(settled);
  if (event.quote !== 0 && quote === null) return null;
  const before = quote === null ? frame.seq : quote.frame.seq;
  const frames = earlier.filter(({ seq }) => seq < before);
  const between = isThroughTwo(event) ? [indexInput('index_change', event.quoteAsset, frames)] : [];
  const ticks = [indexInput('index_given', event.from, frames), indexInput('index_got', event.to, frames), ...between];
  return ticks.every((tick) => tick !== null) ? ticks : null;
}

/** Whether it went by way of a third asset, whose change came back. */
function isThroughTwo({ from, to, quoteAsset }: Converted): boolean {
  return from !== quoteAsset && to !== quoteAsset;
}

const fromBooks: Origin = { from: 'trades' };

function amountOf(name: string, value: bigint, asset: number, origin: Origin): Given {
  return { name, value, measure: { of: 'amount', asset }, origin };
}

/** What the books gave, by the way through them. */
function tradedInputs(
  { event }: Settled<Converted>,
  [first, second]: readonly Leg[],
): { kind: string; given: Given[] } {
  const { from, to, quoteAsset } = event;
  const of = (name: string, value: bigint, asset: number): Given => amountOf(name, value, asset, fromBooks);
  if (from === quoteAsset)
    return {
      kind: 'conversion_purchase',
      given: [of('cost', first!.quote, from), of('bought', first!.base, to), of('fee', first!.fee, to)],
    };
  const sale = [of('proceeds', first!.quote, quoteAsset), of('fee', first!.fee, quoteAsset)];
  if (to === quoteAsset) return { kind: 'conversion_sale', given: sale };
  const purchase = [
    of('cost', second!.quote, quoteAsset),
    of('bought', second!.base, to),
    of('fee_second', second!.fee, to),
  ];
  return { kind: 'conversion_through', given: [...sale, ...purchase] };
}

/** What the house kept, and how far below the index the customer's price lay where a quote says it. */
function recordedOf(settled: Settled<Converted>, kind: string): Recorded[] {
  const { to, quoteAsset, income, rest } = settled.event;
  const spread = quoteOf(settled)?.quoted.spreadPpm;
  const spreadPpm = spread === undefined ? null : BigInt(spread);
  return [
    { name: 'kept', value: income, measure: { of: 'amount', asset: quoteAsset } },
    ...(kind === 'conversion_sale'
      ? []
      : [{ name: 'kept_rest', value: rest, measure: { of: 'amount', asset: to } } as const]),
    { name: 'spread', value: spreadPpm, measure: { of: 'rate' } },
  ];
}

const converted: ReceiptOf<Converted> = {
  lookBackMs: quoteLookBackMs,
  isEnough: (settled) => indexesOf(settled) !== null,
  terms: () => [],
  claim(settled, world) {
    const { conversion, from, to, give, get, quoteAsset, change, quote } = settled.event;
    const indexes = indexesOf(settled);
    if (indexes === null) return null;
    const { kind, given } = tradedInputs(settled, legsOf(settled));
    const found = quoteOf(settled);
    const promised: Origin =
      quote === 0 || found === null ? { from: 'event' } : { from: 'quote', at: found.frame.at, seq: found.frame.seq };
    const decimals = (name: string, asset: number): Given => ({
      name,
      value: BigInt(world.scaleOf(asset)),
      measure: { of: 'count' },
      origin: { from: 'listing' },
    });
    return {
      kind,
      subject: conversion,
      given: [
        amountOf('give', give, from, promised),
        amountOf('get', get, to, promised),
        ...(isThroughTwo(settled.event) ? [amountOf('change', change, quoteAsset, promised)] : []),
        ...given,
        ...indexes,
        decimals('decimals_given', from),
        decimals('decimals_got', to),
        ...(isThroughTwo(settled.event) ? [decimals('decimals_change', quoteAsset)] : []),
      ],
      recorded: recordedOf(settled, kind),
    } satisfies Claim;
  },
};

type Receipted = Extract<ConvertEvent, { type: 'Converted' | 'DustConverted' }>;

export const convertReceipts: Receipts<Receipted> = {
  formulas: { ...conversionFormulas, dust: dustFormula },
  events: { Converted: converted, DustConverted: dustConverted },
};
