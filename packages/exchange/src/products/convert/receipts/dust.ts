import { indexInput, tickLookBackMs } from '../../../kernel/index-inputs.ts';
import type { Claim, Formula, Given, ReceiptOf } from '../../../kernel/receipt.ts';
import { usdtAsset } from '../../../kernel/vocabulary.ts';
import type { ConvertEvent } from '../events.ts';
import { defaultTerms, paidFor, worthIn } from '../formulas.ts';

type DustConverted = Extract<ConvertEvent, { type: 'DustConverted' }>;

/** The terms of conversions, and those that the taker fee of trades follows from. */
const convertTerms = 'convert_terms';
const feeTerms = 'fee_schedules';
const defaultTakerPpm = 1000;
const tierFields = 3;

const usdt = { priceE8: 100_000_000 } as const;

/** A small balance at the index, less what any conversion costs. */
export const dustFormula: Formula = (given) => {
  const own = { priceE8: Number(given('index')), scale: Number(given('decimals')) };
  const worth = worthIn(given('amount'), own, { ...usdt, scale: Number(given('decimals_paid')) });
  const cuts = { spreadPpm: Number(given('spread_rate')), feePpm: Number(given('fee_rate')) };
  const terms = ['worth', '×', '(', '1', '−', 'spread_rate', '−', 'fee_rate', ')'];
  return [
    { name: 'worth', terms: ['amount', '×', 'index'], rounds: 'down', value: worth },
    { name: 'received', terms, rounds: 'down', value: paidFor(worth, cuts) },
  ];
};

export const dustConverted: ReceiptOf<DustConverted> = {
  lookBackMs: tickLookBackMs,
  isEnough: ({ event, earlier }) => indexInput('index', event.asset, earlier) !== null,
  terms: () => [convertTerms, feeTerms],
  claim({ event: { conversion, asset, amount, paid }, earlier }, world) {
    const index = indexInput('index', asset, earlier);
    if (index === null) return null;
    const [own, fees] = [world.terms(convertTerms), world.terms(feeTerms)];
    const spreadPpm = Number(own?.values['spreadPpm'] ?? defaultTerms.spreadPpm);
    const tiers = (fees?.values['tiers'] as readonly number[] | undefined) ?? [];
    const takers = tiers.filter((_, position) => position % tierFields === tierFields - 1);
    const takerPpm = takers.length === 0 ? defaultTakerPpm : Math.max(...takers);
    const listing = { from: 'listing' } as const;
    const rate = { of: 'rate' } as const;
    const count = { of: 'count' } as const;
    const measure = { of: 'amount', asset: usdtAsset } as const;
    const given: Given[] = [
      { name: 'amount', value: amount, measure: { of: 'amount', asset }, origin: { from: 'event' } },
      index,
      { name: 'spread_rate', value: BigInt(spreadPpm), measure: rate, origin: { from: 'terms', at: own?.since ?? 0 } },
      { name: 'fee_rate', value: BigInt(takerPpm), measure: rate, origin: { from: 'terms', at: fees?.since ?? 0 } },
      { name: 'decimals', value: BigInt(world.scaleOf(asset)), measure: count, origin: listing },
      { name: 'decimals_paid', value: BigInt(world.scaleOf(usdtAsset)), measure: count, origin: listing },
    ];
    const recorded = [
      { name: 'worth', value: null, measure },
      { name: 'received', value: paid, measure },
    ];
    return { kind: 'dust', subject: conversion, given, recorded } satisfies Claim;
  },
};
