/**
 * What sets one public exchange apart from another: its addresses, how it calls a market, and the texts that it takes and
 * sends. Reading throws on whatever isn't of its format; all else (lines, clocks, deadlines) is the same for all of them.
 */
export interface Venue {
  readonly name: string;
  readonly streamUrl: string;
  readonly restUrl: string;
  /** Its market of an asset against USDT. */
  symbolOf(code: string): string;
  /** The texts that ask for the tickers of these markets, on a line that has just been opened. */
  subscriptions(symbols: readonly string[]): string[];
  /** The text that asks for a sign of life; null where the ping of the WebSocket protocol does. */
  readonly ping: string | null;
  /** Below `restUrl`: the tickers of all of its markets at once. */
  readonly snapshotPath: string;
  readSnapshot(body: unknown): VenueTicker[];
  readFrame(text: string): VenueFrame;
}

/** What a venue says of a market: decimals as texts, null where this message has none. `at`: by its own clock, Unix ms. */
export interface VenueTicker {
  readonly symbol: string;
  readonly bid: string | null;
  readonly ask: string | null;
  readonly last: string | null;
  readonly at: number | null;
}

/**
 * `sign`: acknowledgements and signs of life. `refused`: it won't do what we asked for. `leaving`: it is about to close
 * the line.
 */
export type VenueFrame =
  | { readonly kind: 'tickers'; readonly tickers: readonly VenueTicker[] }
  | { readonly kind: 'sign' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'leaving' };

export const sign: VenueFrame = { kind: 'sign' };
export const leaving: VenueFrame = { kind: 'leaving' };

/** A refusal in words that fit into a log, whatever the venue wrote. */
export function refused(code: string | number, message: string): VenueFrame {
  return { kind: 'refused', reason: `${code} ${message}`.slice(0, 200) };
}
