import type { Venue } from '../venue.ts';

/** A market at a moment, as a local server is told to say it. */
export interface Said {
  readonly symbol: string;
  readonly price: string;
  /** By the venue's clock, in Unix ms. */
  readonly at: number;
}

/** The messages of a public exchange as it publishes them, with all their fields, around the market that a test names. */
export interface RecordedVenue {
  readonly venue: Venue;
  /** What it answers to a text of ours. */
  answer(text: string): string[];
  ticker(said: Said): string;
  /** The same message with something in it that is no price. */
  readonly unsound: readonly ((said: Said) => string)[];
  readonly refusal: string;
  /** What it says before it closes the line; null where it doesn't. */
  readonly leaving: string | null;
  snapshot(said: readonly Said[]): string;
  /** Answers of its REST interface that are none, though they are JSON. */
  readonly failedSnapshots: readonly string[];
}
