import type { Lots, Ticks } from './amounts.ts';
import type { Rejection } from './rejection.ts';

/**
 * What is traded for several customers at once: one order of the house takes from the book, and what it took is handed on in the
 * same frame, at one average price.
 */
export interface BlockWish {
  readonly market: number;
  readonly buys: boolean;
  /** The worst price, in ticks. */
  readonly limit: Ticks;
  readonly lots: Lots;
  /** Whose resting orders are canceled where the block would meet them. */
  readonly members: ReadonlySet<number>;
}

/** What stands within a limit for whoever takes: of liquidity providers, or of all. */
export interface DepthWish extends Omit<BlockWish, 'lots'> {
  readonly ofAll: boolean;
}

/** What a block took: so many lots for `value` (quote units), the last of them in `trade`, from `makers`. `order`: the house's. */
export interface Block {
  readonly order: number;
  readonly trade: number;
  readonly market: number;
  readonly buys: boolean;
  readonly lots: Lots;
  readonly value: bigint;
  readonly makers: ReadonlySet<number>;
}

/** A customer's part of a block. Where it opens, it fills an open order of theirs, or one of its own where `order` is 0. */
export interface BlockPart {
  readonly customer: number;
  readonly order: number;
  /** The ticket that it adds to or closes; 0 opens one, which has the id of its order. */
  readonly position: number;
  /** What it opens with. */
  readonly leverage: number;
  readonly lots: Lots;
  readonly value: bigint;
}

/** What a part has become: its order, its ticket, and the fee in units of the quote. */
export interface BlockShare {
  readonly order: number;
  readonly position: number;
  readonly fee: bigint;
}

/** What a customer would open in a block, at its limit at worst. */
export interface BlockOpening {
  readonly customer: number;
  readonly market: number;
  readonly buys: boolean;
  readonly limit: Ticks;
  readonly lots: Lots;
  readonly leverage: number;
}

/** A contract as blocks see it: prices in 1e-8 USDT, `unit` in quote units for a tick times a lot, a lot in millionths of a contract. */
export interface BlockMarket {
  readonly markE8: number;
  readonly tickE8: number;
  readonly unit: number;
  readonly lotE6: number;
}

/** A ticket as blocks see it. `entryValue` in units of the quote. */
export interface BlockTicket {
  readonly position: number;
  readonly customer: number;
  readonly market: number;
  readonly isLong: boolean;
  readonly lots: Lots;
  readonly leverage: number;
  readonly entryValue: bigint;
}

/** What copy trading asks of contracts. */
export interface BlockDesk {
  market(id: number): BlockMarket;
  /** Why a contract takes no block at a time in ms, or null: it trades, on a sound index. */
  shut(market: number, at: number): Rejection | null;
  /** An open ticket; null for one that is closed, and for net positions. */
  ticket(position: number): BlockTicket | null;
  /** The initial margin of an open ticket, in units of the quote, rounded up. */
  initialMargin(ticket: BlockTicket): bigint;
  /** What a ticket would gain at its mark, in units of the quote, rounded down. */
  pnlAtMark(ticket: BlockTicket): bigint;
  /** The most that a customer may open with in a market, whatever the size. */
  leverageMost(customer: number, market: number, at: number): number;
  /** Why a customer may not open a part of a block, or null. Their tier, caps, funds and rights are as with any order. */
  refuses(opening: BlockOpening, at: number): Rejection | null;
  /** The last price (ticks) at which a ticket may be closed without its customer owing anything: the bankruptcy price. */
  closingBound(ticket: BlockTicket): Ticks;
  /** The last tick within a band around the mark (ppm), on the side that a buyer or a seller meets. */
  limit(market: number, buys: boolean, bandPpm: number): Ticks;
  /** The highest price (ticks) that a lot of a block may come to: its limit, or, where it sells, the best bid. */
  highest(wish: Pick<BlockWish, 'market' | 'buys' | 'limit'>): Ticks;
  /** How far an open order, or one that this frame has filled, is; null for any other. */
  order(order: number): { readonly filled: Lots; readonly quantity: Lots } | null;
  /** The lots that stand within a limit for whoever takes, without those of `members` and those that can't be matched. */
  depth(wish: DepthWish): Lots;
  /** The average over ten minutes of liquidity providers' lots within half a percent of the mark, down; 0 before it was first looked at. */
  averageDepth(market: number, buys: boolean, at: number): Lots;
  /** The lots that customers may still open in a market before its open interest is full. */
  interestRoom(market: number): Lots;
  /** What may leave a customer's contract account now, in units of USDT; 0 while a mark that they stand on is frozen. */
  free(customer: number, at: number): bigint;
  trade(context: unknown, wish: BlockWish): Block;
  open(context: unknown, block: Block, part: BlockPart): BlockShare;
  close(context: unknown, block: Block, part: BlockPart): BlockShare;
  /** Lets what waits for a trigger follow the trades of blocks, once all of them are handed on; not where an order took in one. */
  followTrades(context: unknown, market: number): void;
}

/** An order that is about to take from the book and opens a ticket. */
export interface TakingOrder {
  readonly order: number;
  readonly customer: number;
  readonly market: number;
  readonly buys: boolean;
  readonly lots: Lots;
  readonly limit: Ticks;
  readonly leverage: number;
  /** It is filled all or not at all. */
  readonly isWhole: boolean;
}

/** Lots that an order has opened of a ticket, at its turn in the book or as a taker. */
export interface OpenedLots {
  readonly customer: number;
  readonly market: number;
  readonly order: number;
  readonly position: number;
  readonly buys: boolean;
  readonly leverage: number;
  readonly lots: Lots;
}

/** Lots of a ticket that were closed, whoever did it; `left` stay open. */
export interface ReducedLots {
  readonly customer: number;
  readonly market: number;
  readonly position: number;
  readonly lots: Lots;
  readonly left: Lots;
}

/** What contracts tell copy trading. */
export interface CopyHooks {
  /** An order is about to take: whether it was taken as a block, with those who copy it, instead. */
  takesInBlock(context: unknown, order: TakingOrder): boolean;
  /** An order has opened lots, and not in a block. */
  opened(context: unknown, opened: OpenedLots): void;
  /** A ticket was reduced. */
  reduced(context: unknown, reduced: ReducedLots): void;
  /** A ticket has gained so many units of USDT, fees and funding counted. Part of `evolve`: it never refuses. */
  counted(position: number, amount: bigint): void;
}
