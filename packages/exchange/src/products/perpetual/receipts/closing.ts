import { feeOf } from '../../../kernel/amounts.ts';
import type { Claim, PlacedFrame, ReceiptOf, ReceiptWorld, Settled } from '../../../kernel/receipt.ts';
import type { PerpetualEvent } from '../events.ts';
import { amountInput, markInput, rulesName, tierInputs } from './inputs.ts';
import { blockPart, closedInBlock } from './block-part.ts';
import { liquidationClaim, liquidationLookBackMs } from './liquidation.ts';
import { type PositionReduced, recordedOf, reductionInputs } from './reduction-inputs.ts';
import { tradeSide } from './trade-of.ts';

type Of<T extends PerpetualEvent['type']> = Extract<PerpetualEvent, { type: T }>;

/** Lots that left a position of the customer, whatever closed them. */
export const positionReduced: ReceiptOf<PositionReduced> = {
  lookBackMs: liquidationLookBackMs,
  // Only a liquidation asks for an index.
  isEnough: ({ event, frame, earlier }) => event.reason === 'order' || hasTick([frame, ...earlier]),
  terms: ({ market }) => [rulesName(market)],
  claim(settled, world) {
    const { event, customer } = settled;
    if (customer !== event.customer) return null;
    if (event.reason === 'order') return orderClaim(settled, world);
    const winner = event.reason === 'deleveraging' ? deleveragingOf(settled) : null;
    if (winner !== null) return deleveragedClaim(event, winner, world);
    const price = priceOf(settled);
    return price === null ? null : liquidationClaim(settled, price, world);
  },
};

/** A tick brings the index of every asset. */
function hasTick(frames: readonly PlacedFrame[]): boolean {
  return frames.some(({ events }) => events.some(({ type }) => type === 'IndexPublished'));
}

function orderClaim({ event, frame }: Settled<PositionReduced>, world: ReceiptWorld): Claim | null {
  const { position, asset, value, fee } = event;
  const part = blockPart(frame, event);
  if (part !== null) return closedInBlock(event, part, world);
  const side = tradeSide(frame, event);
  if (side === null) return null;
  const recorded = recordedOf(event);
  const given = [...reductionInputs(event, side.price, world), side.rate];
  if (fee >= BigInt(feeOf(Number(value), Number(side.rate.value))))
    return {
      kind: 'contract_close',
      subject: position,
      given,
      recorded: recorded('close_value', 'realised', 'fee', 'returned'),
    };
  return {
    kind: 'contract_close_for_less',
    subject: position,
    given: [...given, amountInput('fee_paid', fee, asset)],
    recorded: recorded('close_value', 'realised', 'fee_asked', 'fee_waived', 'returned'),
  };
}

/** Why a position that has gained was closed, where it is the one that was deleveraged, and not the bankrupt one. */
function deleveragingOf({ event, frame, place }: Settled<PositionReduced>): Of<'PositionDeleveraged'> | null {
  const found = lastBefore(frame.events as readonly PerpetualEvent[], place, 'PositionDeleveraged');
  return found?.position === event.position ? found : null;
}

function deleveragedClaim(event: PositionReduced, winner: Of<'PositionDeleveraged'>, world: ReceiptWorld): Claim {
  const recorded = recordedOf(event);
  const { price, markE8 } = winner;
  return {
    kind: 'deleveraged',
    subject: event.position,
    given: [...reductionInputs(event, price, world), markInput(markE8), ...tierInputs(winner)],
    recorded: [
      ...recorded('mark_value', 'gain'),
      { name: 'gain_rate', value: null, measure: { of: 'rate' } },
      ...recorded('close_value', 'realised', 'returned'),
    ],
  };
}

/** At which price lots of a liquidation left: of the trade, or that of the takeover. */
function priceOf({ event, frame, place }: Settled<PositionReduced>): number | null {
  if (event.trade !== 0) return tradeSide(frame, event)?.price ?? null;
  const type = event.reason === 'takeover' ? 'PositionTakenOver' : 'PositionDeleveraged';
  return lastBefore(frame.events as readonly PerpetualEvent[], place, type)?.price ?? null;
}

function lastBefore<T extends PerpetualEvent['type']>(
  events: readonly PerpetualEvent[],
  place: number,
  type: T,
): Of<T> | null {
  return (events.slice(0, place).findLast((one) => one.type === type) as Of<T> | undefined) ?? null;
}
