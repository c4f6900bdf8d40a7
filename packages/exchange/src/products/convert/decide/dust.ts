import { isWithin } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { systemAccounts, usdtAsset } from '../../../kernel/vocabulary.ts';
import { assetIdMax } from '../../../ledger/ledger.ts';
import type { ConvertDustView } from '../../../views/convert-views.ts';
import type { ConvertDust } from '../commands.ts';
import { paidFor, worthIn } from '../formulas.ts';
import { convertRejections as refuse } from '../rejections.ts';
import { type ConvertContext, type ConvertDesk, notEntitled, worthOf } from './desk.ts';

const assetsMost = 50;
/** The treasury buys at an index that everybody may trade on: this young, of so many sources. */
const indexAgeMaxMs = 10_000;
const indexSourcesMin = 2;

interface Crumb {
  readonly asset: number;
  readonly amount: bigint;
  readonly paid: bigint;
}

/** Small balances have no book that takes them: the treasury buys them at the index, less what a conversion costs. */
export function convertDust(
  desk: ConvertDesk,
  { emit, answer, at }: ConvertContext,
  { customer, assets }: ConvertDust,
): Rejection | null {
  if (!isSound(assets)) return refuse.dustFormInvalid;
  const unknown = assets.find((asset) => desk.ports.scaleOf(asset) < 0);
  if (unknown !== undefined) return { ...refuse.assetNotFound, field: 'assets' };
  const barred = notEntitled(desk, customer);
  if (barred) return barred;
  const wait = waitOf(desk, customer, at);
  if (wait) return wait;
  const crumbs: Crumb[] = [];
  for (const asset of assets) {
    const crumb = crumbOf(desk, customer, asset, at);
    if ('code' in crumb) return crumb;
    if (crumb.paid > 0n) crumbs.push(crumb);
  }
  if (crumbs.length === 0) return refuse.dustNothing;
  const paid = crumbs.reduce((sum, crumb) => sum + crumb.paid, 0n);
  if (desk.ledger.available(systemAccounts.treasury, 'funding', usdtAsset) < paid) return refuse.dustUnavailable;

  const conversion = desk.state.counters.lastConversion + 1;
  for (const crumb of crumbs) emit({ type: 'DustConverted', conversion, customer, ...crumb });
  answer.id = conversion;
  return null;
}

/**
 * The small balances that a customer could give up now, by ascending asset, and since when they may (ms, 0: at any time);
 * without what is worth no unit, or has no sound index.
 */
export function dustOf(desk: ConvertDesk, customer: number, at: number): ConvertDustView {
  const crumbs: Crumb[] = [];
  for (let asset = 1; asset <= assetIdMax; asset++) {
    if (asset === usdtAsset || desk.ports.scaleOf(asset) < 0) continue;
    const crumb = crumbOf(desk, customer, asset, at);
    if (!('code' in crumb) && crumb.paid > 0n) crumbs.push(crumb);
  }
  return { usableAt: usableAt(desk, customer), mostE6: desk.state.terms.dustMostE6, crumbs };
}

/** Different assets, none of them USDT. */
function isSound(assets: readonly number[]): boolean {
  if (assets.length === 0 || assets.length > assetsMost || new Set(assets).size !== assets.length) return false;
  return assets.every((asset) => isWithin(asset, 1, assetIdMax) && asset !== usdtAsset);
}

/** Whoever converts crumbs at every tick would trade at the index: they wait between two times. */
function waitOf(desk: ConvertDesk, customer: number, at: number): Rejection | null {
  const until = usableAt(desk, customer);
  return at < until ? { ...refuse.dustTooSoon, detail: { until } } : null;
}

/** From when on a customer may convert small balances again; 0 where they never did. */
function usableAt({ state }: ConvertDesk, customer: number): number {
  const slot = state.dustSlots.get(customer);
  return slot < 0 ? 0 : state.dust.columns.at[slot]! + state.terms.dustPauseMs;
}

function crumbOf(desk: ConvertDesk, customer: number, asset: number, at: number): Crumb | Rejection {
  const { terms } = desk.state;
  const amount = desk.ledger.available(customer, 'funding', asset);
  const own = worthOf(desk, asset);
  if (amount === 0n) return { asset, amount, paid: 0n };
  if (own.priceE8 === 0) return refuse.indexUnavailable;
  const index = desk.ports.index(asset);
  if (at - index.at > indexAgeMaxMs || index.sources < indexSourcesMin) return refuse.indexUnsound;
  const worth = worthIn(amount, own, worthOf(desk, usdtAsset));
  const most = worthIn(
    BigInt(terms.dustMostE6),
    { priceE8: 1, scale: 6 },
    { priceE8: 1, scale: desk.ports.scaleOf(usdtAsset) },
  );
  if (worth > most) return { ...refuse.dustTooLarge, detail: { limitE6: terms.dustMostE6 } };
  return { asset, amount, paid: paidFor(worth, { spreadPpm: terms.spreadPpm, feePpm: desk.ports.takerPpmMost() }) };
}
