/** A step as far as its place is concerned: whether what it asks for is there. */
export interface StepState {
  id: string;
  done: boolean;
}

/**
 * Which step is shown: the one that the address asks for, as far as all before it are done; else the first that isn't.
 * So a link into the middle, a reload and a draft of last week lead to where there is something to do. -1 for no steps.
 */
export function flowPosition(steps: readonly StepState[], asked: string | null): number {
  const open = steps.findIndex(({ done }) => !done);
  const furthest = open === -1 ? steps.length - 1 : open;
  const wanted = steps.findIndex(({ id }) => id === asked);
  return wanted === -1 ? furthest : Math.min(wanted, furthest);
}
