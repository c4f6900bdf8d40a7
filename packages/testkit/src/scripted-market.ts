/** What a scripted market is told to be; what isn't said stays as it is. */
export interface MarketMoment {
  /** Whole USDT for one coin, by asset: the index, and the middle of the contract's book. */
  readonly prices?: Readonly<Record<number, number>>;
  /** How many sound sources the index has. */
  readonly sources?: number;
  /** The provider takes its quotes back where prices move, instead of moving them. */
  readonly withoutBooks?: boolean;
}

/** What the process of a scripted server is asked over its channel, one at a time. */
export type ScriptedRequest = { readonly act: 'move'; readonly moment: MarketMoment } | { readonly act: 'passFunding' };

/** Null where it was done, else why not. */
export interface ScriptedReply {
  readonly failed: string | null;
}
