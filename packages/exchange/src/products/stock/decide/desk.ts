import type { SessionDesk } from '../../../matching/venue/decide/session-desk.ts';
import type { Settlement } from '../../../matching/venue/settlement.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import type { ReadStockState } from '../state/records.ts';

/** What stock asks of its neighbours. */
export interface StockPorts {
  /** The markets of stock are on the venue, which is made later. */
  venue(): SessionDesk;
  /** How spot settles: stock does alike. */
  readonly spot: Settlement;
  /** Whether two operators have agreed on an act within the last hour, which has not failed. */
  agreed(act: number, what: { action: string; subjectKind: string; subject: string }, at: number): boolean;
  /** The decimals of an asset. */
  scaleOf(asset: number): number;
  /** The last index of an asset in 1e-8 USDT, 0 before the first. */
  priceE8(asset: number): number;
}

/** What every decision about stock works with. */
export interface StockDesk {
  readonly state: ReadStockState;
  readonly ledger: Pick<Ledger, 'available' | 'held' | 'each'>;
  readonly ports: StockPorts;
}
