/** What the main thread tells the projector's: where the journal is, and two cells that both threads see. */
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

/** What the projector's thread tells: how far the read models are, and what went wrong with the generated history. */
export type ProjectorMessage = { projected: number } | { warning: string };
