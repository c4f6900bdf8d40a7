import { amountMax, balanceMax, isWithin } from '../../../kernel/amounts.ts';
import type { Context } from '../../../kernel/product.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { actionStages, systemAccounts, usdtAsset } from '../../../kernel/vocabulary.ts';
import { canReserve } from '../../../ledger/reservation.ts';
import type { AnnounceDividend, AnnounceSplit, CancelCorporateAction } from '../commands.ts';
import type { StockEvent } from '../events.ts';
import { dividendOf, overlap } from '../formulas.ts';
import { stockRejections as refuse } from '../rejections.ts';
import { hoursOf } from '../state/records.ts';
import type { StockDesk } from './desk.ts';
import { heldByCustomers } from './holders.ts';

type StockContext = Context<StockEvent>;

/** An act of operators is good for an hour, so an action still waits when its act no longer can announce another one. */
export const noticeMs = 3_600_000;
/** A split goes up to a thousand for one, or back. */
const ratioMost = 1_000;
/** So long after its time no session may begin: a walk over the holders is over long before. */
const quietMs = 60_000;

/** The moments that an action and a session may not share, in ms. */
export function quietTime(effectiveAt: number) {
  return { opensAt: effectiveAt, closesAt: effectiveAt + quietMs };
}

export function announceSplit(desk: StockDesk, context: StockContext, command: AnnounceSplit): Rejection | null {
  const { market, numerator, denominator, effectiveAt, act } = command;
  if (!isWithin(numerator, 1, ratioMost) || !isWithin(denominator, 1, ratioMost)) return refuse.splitInvalid;
  if (numerator === denominator) return refuse.splitInvalid;
  const refused = refusalOf(desk, context, command, 'announce_split');
  if (refused) return refused;

  const action = desk.state.counters.lastAction + 1;
  const asset = desk.ports.venue().stockOf(market)!.base;
  context.emit({ type: 'SplitAnnounced', action, market, asset, numerator, denominator, effectiveAt, act });
  context.answer.id = action;
  return null;
}

export function announceDividend(desk: StockDesk, context: StockContext, command: AnnounceDividend): Rejection | null {
  const { market, perShare, effectiveAt, act } = command;
  if (!(perShare > 0n) || perShare > BigInt(amountMax)) return refuse.dividendInvalid;
  const refused = refusalOf(desk, context, command, 'announce_dividend');
  if (refused) return refused;
  const asset = desk.ports.venue().stockOf(market)!.base;
  const shares = heldByCustomers(desk, asset);
  const due = dividendOf(shares, perShare, desk.ports.scaleOf(asset));
  const reserved = due === 0n ? 1n : due;
  const promise = { account: systemAccounts.treasury, asset: usdtAsset, amount: reserved };
  if (reserved > balanceMax || !canReserve(desk.ledger, promise)) return refuse.treasuryInsufficient;

  const action = desk.state.counters.lastAction + 1;
  context.emit({ type: 'DividendAnnounced', action, market, asset, perShare, effectiveAt, reserved, act });
  context.answer.id = action;
  return null;
}

export function cancelCorporateAction(
  desk: StockDesk,
  { at, emit }: StockContext,
  { action, act }: CancelCorporateAction,
): Rejection | null {
  const slot = Number.isSafeInteger(action) && action > 0 ? desk.state.actionSlots.get(action) : -1;
  const { stage, market, reserved } = desk.state.actions.columns;
  if (slot < 0 || actionStages[stage[slot]!] !== 'announced') return refuse.actionNotFound;
  if (!desk.ports.agreed(act, actOn('cancel_corporate_action', market[slot]!), at)) return refuse.actNotAgreed;

  emit({ type: 'CorporateActionCanceled', action, released: reserved[slot]!, act });
  return null;
}

/** What operators must have agreed on. */
function actOn(action: string, market: number) {
  return { action, subjectKind: 'market', subject: String(market) };
}

function refusalOf(
  { state, ports }: StockDesk,
  { at }: StockContext,
  { market, effectiveAt, act }: Pick<AnnounceSplit, 'market' | 'effectiveAt' | 'act'>,
  action: string,
): Rejection | null {
  if (!isWithin(effectiveAt, 1, amountMax)) return refuse.effectiveAtInvalid;
  if (ports.venue().stockOf(market) === null) return refuse.marketNotFound;
  const { columns } = state.actions;
  for (const slot of state.actions.slots()) if (columns.market[slot] === market) return refuse.actionPending;
  if (effectiveAt < at + noticeMs) return refuse.noticeTooShort;
  const sessions = [...state.sessions.slots()].map((slot) => hoursOf(state, slot));
  if (sessions.some((session) => overlap(session, quietTime(effectiveAt)))) return refuse.duringSession;
  return ports.agreed(act, actOn(action, market), at) ? null : refuse.actNotAgreed;
}
