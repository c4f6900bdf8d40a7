/** A frame has fewer events of positions than this, so that its number and their places make ids that grow. */
export const placesMost = 10_000;

/** The id of what an event of positions came to: its frame, and which of the frame's events of positions it is, from 0. */
export function paymentIdOf(seq: number, place: number): number {
  if (place >= placesMost) throw new Error(`Frame ${seq} has too many events of positions.`);
  return seq * placesMost + place;
}

/** The frame that a fill or a funding payment is of. */
export function frameOfPayment(id: number): number {
  return Math.floor(id / placesMost);
}

/** The ids of all that frames came to: above `after`, and no more than `upTo`. */
export function paymentIdsOf(frames: { readonly after: number; readonly upTo: number }): {
  readonly after: number;
  readonly upTo: number;
} {
  return { after: paymentIdOf(frames.after, placesMost - 1), upTo: paymentIdOf(frames.upTo, placesMost - 1) };
}
