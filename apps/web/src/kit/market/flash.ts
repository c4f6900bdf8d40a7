import type { ScheduleFrame } from '../../data/frame-batch.ts';

/** How long a price is tinted at least, in milliseconds; it ends with the next frame that shows the market. */
const tintedMs = 200;

/** What a price is drawn in. */
interface Tinted {
  dataset: { flash?: string };
}

/**
 * Tints a price that has moved, and gives what ends that early. The tint comes with the frame of the move and goes with one in
 * which the market is drawn anyway: an animation would ask the main thread of a phone for three frames more.
 */
export function flash({ dataset }: Tinted, direction: 'up' | 'down', nextFrame: ScheduleFrame): () => void {
  let over = false;
  const end = (): void => {
    if (!over) delete dataset.flash;
    over = true;
  };
  dataset.flash = direction;
  const timer = setTimeout(() => nextFrame(end), tintedMs);
  return () => {
    clearTimeout(timer);
    end();
  };
}
