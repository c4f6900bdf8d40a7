import { FrameScheduler } from '../frame-batch.ts';

/**
 * Ten times a second is as often as the server sends a book and as often as an eye can follow one: more would be work for
 * the processor of a phone and for nobody else. In milliseconds.
 */
const everyMs = 100;

/** The frames in which prices, books and trades are shown, all together: three streams are one rendering. */
export const marketFrames = new FrameScheduler(everyMs);
