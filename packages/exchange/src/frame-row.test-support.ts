import type { EventRecord } from './products/index.ts';

/** An event that doesn't fit the world of the test, and what is said of its frame. */
export type FrameRow = readonly [event: EventRecord, message: string];
