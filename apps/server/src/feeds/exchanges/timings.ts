/** How patient a source is with its venue, all in ms. */
export interface VenueTimings {
  /** How often it looks at its line. */
  readonly beatMs: number;
  /** A line on which nothing sound came for so long is given up; before that it is asked for a sign of life. */
  readonly pingMs: number;
  readonly silentMs: number;
  /** How long opening a line, and an answer of the REST interface, may take. */
  readonly deadlineMs: number;
  /** The pause before a new line: doubling from the first to the longest, cut at random by up to a half. */
  readonly pauseMs: number;
  readonly pauseMaxMs: number;
  /** Only a line that held so long starts the pauses from the beginning. */
  readonly heldMs: number;
  /** A market that was quiet for so long is asked for by a snapshot, and so long lies between two of these. */
  readonly quietMs: number;
}

/**
 * A quote counts for ten seconds: a silent line is replaced and a quiet market asked for before that. Every venue
 * allows far more lines and questions than this makes.
 */
export const venueTimings: VenueTimings = {
  beatMs: 500,
  pingMs: 4_000,
  silentMs: 8_000,
  deadlineMs: 4_000,
  pauseMs: 1_000,
  pauseMaxMs: 30_000,
  heldMs: 30_000,
  quietMs: 5_000,
};
