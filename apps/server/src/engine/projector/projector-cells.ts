/** What the main thread tells the projector's: where the journal is, and cells that both threads see. */
export interface ProjectorWorkerData {
  url: string;
  cells: Int32Array;
  /** How long the thread rests after a step that found little, unless somebody waits. */
  restMs: number;
}

/** The cell that counts the commits so far. */
export const commitsCell = 0;
/** The cell with the number of those who wait until something is projected. */
export const waitersCell = 1;
/** The cell that is 1 while the projector has nothing to do, so that only then a commit needs a message. */
export const idleCell = 2;

/** What ends a rest of the projector's thread, or the thread. */
export type ProjectorOrder = 'go on' | 'stop';

/** What the projector's thread tells: how far the read models are, and what went wrong with the generated history. */
export type ProjectorMessage = { projected: number } | { warning: string };
