import type { Claim, Given, PlacedFrame, Recorded, ReceiptWorld } from '../../../kernel/receipt.ts';
import type { OrdersTraded } from '../../../matching/venue/settlement.ts';
import { feeOf } from '../../../kernel/amounts.ts';
import type { PerpetualEvent } from '../events.ts';
import { amountInput, directionInput, lotsInput, ruleInput } from './inputs.ts';

type Of<T extends PerpetualEvent['type']> = Extract<PerpetualEvent, { type: T }>;

interface BlockFilled {
  readonly type: 'BlockFilled';
  readonly order: number;
  readonly block: number;
  readonly trade: number;
  readonly lots: number;
}

/** A part of a block: what the block took in all, and the lots that were handed on before it. */
export interface BlockPart {
  readonly value: bigint;
  readonly lots: number;
  readonly before: number;
}

/** The part of a block that lots of an order are; null where they are of a trade of their own. */
export function blockPart(frame: PlacedFrame, { trade, order }: { trade: number; order: number }): BlockPart | null {
  const events = frame.events as readonly (BlockFilled | OrdersTraded | { readonly type: 'of another kind' })[];
  const parts = events.filter((one): one is BlockFilled => one.type === 'BlockFilled');
  const own = parts.find((one) => one.order === order && one.trade === trade);
  if (own === undefined) return null;
  const trades = events.filter((one): one is OrdersTraded => one.type === 'OrdersTraded' && one.taker === own.block);
  const earlier = parts.slice(0, parts.indexOf(own)).filter(({ block }) => block === own.block);
  return {
    value: trades.reduce((sum, { quoteAmount }) => sum + quoteAmount, 0n),
    lots: trades.reduce((sum, { quantity }) => sum + quantity, 0),
    before: earlier.reduce((sum, { lots }) => sum + lots, 0),
  };
}

interface Lots {
  readonly market: number;
  readonly asset: number;
  readonly lots: number;
}

function partInputs({ market, asset, lots }: Lots, part: BlockPart, world: ReceiptWorld): Given[] {
  const origin = { from: 'trades' } as const;
  return [
    { ...amountInput('block_value', part.value, asset), origin },
    { ...lotsInput('block_lots', part.lots, market), origin },
    { ...lotsInput('lots_before', part.before, market), origin },
    lotsInput('quantity', lots, market),
    { ...ruleInput('fee_rate', 'takerPpm', market, world) },
  ];
}

/** Amounts as the journal says them, or null for what it doesn't. */
function recorded(asset: number, said: Readonly<Record<string, bigint | null>>): Recorded[] {
  return Object.entries(said).map(([name, value]) => ({ name, value, measure: { of: 'amount', asset } }));
}

const notSaid = { value_up_to: null, value_before: null };

/** Lots that were opened in a block: of a lead's own order, which held something, or of a copy. */
export function openedInBlock(event: Of<'PositionIncreased'>, part: BlockPart, world: ReceiptWorld): Claim {
  const { asset, leverage, value, margin, fee, used, side, position } = event;
  const given: Given[] = [
    ...partInputs(event, part, world),
    { name: 'leverage', value: BigInt(leverage), measure: { of: 'count' }, origin: { from: 'event' } },
  ];
  if (used === 0n)
    return {
      kind: side === 'long' ? 'copy_open_long' : 'copy_open_short',
      subject: position,
      given,
      recorded: recorded(asset, { ...notSaid, open_value: value, margin, fee }),
    };
  const said = { ...notSaid, open_value: value, margin_asked: null, margin, held_left: null, fee_asked: null, fee };
  return {
    kind: side === 'long' ? 'block_open_long' : 'block_open_short',
    subject: position,
    given: [...given, amountInput('held', used, asset)],
    recorded: recorded(asset, { ...said, returned: used - margin - fee }),
  };
}

/** Lots of a copy that were closed in a block. */
export function closedInBlock(event: Of<'PositionReduced'>, part: BlockPart, world: ReceiptWorld): Claim {
  const { asset, side, position, entryValue, margin, value, realised, fee } = event;
  const given: Given[] = [
    ...partInputs(event, part, world),
    directionInput(side === 'long'),
    amountInput('entry_value', entryValue, asset),
    amountInput('margin_released', margin, asset),
  ];
  const rate = given.find(({ name }) => name === 'fee_rate')!;
  const said = { ...notSaid, close_value: value, realised };
  const returned = margin + realised - fee;
  if (fee >= BigInt(feeOf(Number(value), Number(rate.value))))
    return { kind: 'copy_close', subject: position, given, recorded: recorded(asset, { ...said, fee, returned }) };
  return {
    kind: 'copy_close_for_less',
    subject: position,
    given: [...given, amountInput('fee_paid', fee, asset)],
    recorded: recorded(asset, { ...said, fee_asked: null, fee_waived: null, returned }),
  };
}
