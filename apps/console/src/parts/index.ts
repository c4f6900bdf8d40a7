import type { ConsolePart } from './part.ts';
import { proposals } from './proposals/proposals.ts';

/** The registry: one row a part. */
export const parts: readonly ConsolePart[] = [proposals];
