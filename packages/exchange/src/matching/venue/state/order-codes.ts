import { type OrderState, orderStates, orderTypes, sides, timesInForce } from '../../../kernel/vocabulary.ts';

/** The small numbers under which the order columns keep their words. */
export const buy = sides.indexOf('buy');
export const gtc = timesInForce.indexOf('gtc');
export const fok = timesInForce.indexOf('fok');
export const limitOrder = orderTypes.indexOf('limit');
export const marketOrder = orderTypes.indexOf('market');
export const trailingStop = orderTypes.indexOf('trailing_stop');
const takeProfit = orderTypes.indexOf('take_profit');

export const stateIndex = Object.fromEntries(orderStates.map((state, index) => [state, index])) as Record<
  OrderState,
  number
>;

/** Whether an order of this type waits for a trigger when it is placed. */
export function waits(orderType: number): boolean {
  return orderType !== limitOrder && orderType !== marketOrder;
}

/** Whether the trigger is a rise of the last price: a stop that buys, a take-profit that sells. */
export function risesToTrigger(orderType: number, side: number): boolean {
  return (orderType === takeProfit) !== (side === buy);
}

interface TurnColumns {
  readonly price: { readonly [slot: number]: number };
  readonly quantity: { readonly [slot: number]: number };
}

/** Whether an amended order keeps its turn: only a smaller quantity at the same price does. Ticks and lots. */
export function keepsPriority(columns: TurnColumns, slot: number, price: number, quantity: number): boolean {
  return price === columns.price[slot] && quantity < columns.quantity[slot]!;
}

interface RestingColumns {
  readonly price: { readonly [slot: number]: number };
  readonly timeInForce: { readonly [slot: number]: number };
  readonly state: { readonly [slot: number]: number };
}

/** Whether an order is in the book: it has a limit price, stays until canceled, and is neither waiting nor over. */
export function isResting(columns: RestingColumns, slot: number): boolean {
  const state = columns.state[slot];
  return (
    (state === stateIndex.new || state === stateIndex.partially_filled) &&
    columns.price[slot] !== 0 &&
    columns.timeInForce[slot] === gtc
  );
}
