/** A frame has fewer events of a kind than this, so that its number and their places make ids that grow. */
export const placesMost = 10_000;

/** The id of what an event came to: its frame, and which of the frame's events of its kind it is, from 0. */
export function paymentIdOf(seq: number, place: number): number {
  if (place >= placesMost) throw new Error(`Frame ${seq} has too many events of a kind.`);
  return seq * placesMost + place;
}

/** The frame that a fill, a funding payment or the end of an option is of. */
export function frameOfPayment(id: number): number {
  return Math.floor(id / placesMost);
}

/** Which of its frame's events of its kind it is, from 0. */
export function placeOfPayment(id: number): number {
  return id % placesMost;
}

/** The ids of all that frames came to: above `after`, and no more than `upTo`. */
export function paymentIdsOf(frames: { readonly after: number; readonly upTo: number }): {
  readonly after: number;
  readonly upTo: number;
} {
  return { after: paymentIdOf(frames.after, placesMost - 1), upTo: paymentIdOf(frames.upTo, placesMost - 1) };
}
