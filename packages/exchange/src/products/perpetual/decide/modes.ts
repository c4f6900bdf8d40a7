import { isWithin } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import type { SetMarginMode, SetNetMode } from '../commands.ts';
import { marginModes } from '../events.ts';
import { perpetualRejections as refuse } from '../rejections.ts';
import { contractOf, modeOf, type PerpetualContext, type PerpetualDesk, positionsOf } from './desk.ts';

const leverageMost = 1_000;

export function setMarginMode(
  desk: PerpetualDesk,
  { emit }: PerpetualContext,
  command: SetMarginMode,
): Rejection | null {
  const { customer, market, mode } = command;
  if (!marginModes.includes(mode)) return refuse.marginModeInvalid;
  const refused = refusesMode(desk, customer, market);
  if (refused) return refused;
  if (modeOf(desk, customer, market).isCross === (mode === 'cross')) return null;
  if (hasAnything(desk, customer, market)) return refuse.positionsOpen;

  emit({ type: 'MarginModeSet', customer, market, mode });
  return null;
}

export function setNetMode(desk: PerpetualDesk, { emit }: PerpetualContext, command: SetNetMode): Rejection | null {
  const { customer, market, leverage } = command;
  if (!isWithin(leverage, 0, leverageMost)) return refuse.leverageInvalid;
  const refused = refusesMode(desk, customer, market);
  if (refused) return refused;
  const most = desk.state.contracts.columns.maxLeverage[contractOf(desk, market)!.slot]!;
  if (leverage > most) return { ...refuse.leverageTooHigh, detail: { most } };
  if (modeOf(desk, customer, market).netLeverage === leverage) return null;
  if (hasAnything(desk, customer, market)) return refuse.positionsOpen;

  emit({ type: 'NetModeSet', customer, market, leverage });
  return null;
}

function refusesMode(desk: PerpetualDesk, customer: number, market: number): Rejection | null {
  if (contractOf(desk, market) === null) return refuse.marketNotFound;
  return desk.ports.openedAt(customer) === null ? refuse.customerNotFound : null;
}

/** Whether a customer has a position, an order or a quote in a market: what they hold was made for the mode of then. */
function hasAnything(desk: PerpetualDesk, customer: number, market: number): boolean {
  return positionsOf(desk, customer, market).length > 0 || desk.ports.venue().ordersOf(customer, market).length > 0;
}
