/** A sheet that a finger pulls down by its head. */
export interface DragDown {
  /** Where the finger is, below where it touched; a sheet does not follow upwards. */
  distance: number;
  startedAt: number;
  from: number;
}

/** Let go below this part of its height, or thrown at this speed, a sheet closes. */
const closingShare = 0.3;
const thrownPxPerMs = 0.5;
const leastThrownPx = 24;

export function draggedTo(drag: DragDown, y: number): DragDown {
  return { ...drag, distance: Math.max(0, y - drag.from) };
}

/** Whether a sheet of this height closes when it is let go. */
export function closesAt({ distance, startedAt }: DragDown, at: number, heightPx: number): boolean {
  const thrown = distance >= leastThrownPx && distance / Math.max(1, at - startedAt) >= thrownPxPerMs;
  return thrown || distance >= heightPx * closingShare;
}
