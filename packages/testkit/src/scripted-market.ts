/** What a scripted market is told to be; what isn't said stays as it is. */
export interface MarketMoment {
  /** Whole USDT for one coin, by asset: the index, and the middle of the contract's book. */
  readonly prices?: Readonly<Record<number, number>>;
  /** How many sound sources the index has. */
  readonly sources?: number;
  /** The provider takes its quotes back where prices move, instead of moving them. */
  readonly withoutBooks?: boolean;
}

/** What becomes of the stock of a scripted market, which nobody else trades. */
export type StockStep =
  /** It is listed, at an index of 100 USDT. */
  | { readonly step: 'list' }
  /** A custodian delivers so many shares to a customer. */
  | { readonly step: 'deliver'; readonly customer: number; readonly shares: number }
  /** A session of six hours begins in so many seconds. */
  | { readonly step: 'announce'; readonly inSeconds: number }
  /** Each share becomes so many in so many seconds, an hour at least, outside of sessions. */
  | { readonly step: 'split'; readonly into: number; readonly inSeconds: number }
  /** Each share brings so many units of USDT in so many seconds, an hour at least, outside of sessions. */
  | { readonly step: 'dividend'; readonly perShare: number; readonly inSeconds: number }
  /** The index is so many USDT; the first after the open prices the auction. */
  | { readonly step: 'index'; readonly price: number };

/** What the process of a scripted server is asked over its channel, one at a time. */
export type ScriptedRequest =
  | { readonly act: 'move'; readonly moment: MarketMoment }
  | { readonly act: 'pass'; readonly seconds: number; readonly isSilent: boolean }
  | { readonly act: 'passFunding' }
  | { readonly act: 'identify'; readonly customer: number }
  | { readonly act: 'stock'; readonly step: StockStep };

/** Null where it was done, else why not. */
export interface ScriptedReply {
  readonly failed: string | null;
}
