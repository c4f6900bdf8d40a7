/** Counts the frames of so many milliseconds. It runs in the page, so it must not use anything from outside itself. */
export function framesOf(ms: number): Promise<{ frames: number; lateShare: number }> {
  // At 60 frames a second one comes each 16.7 ms; half as long again and an eye that looks for it sees the gap.
  const lateAfterMs = 25;
  return new Promise((resolve) => {
    const begun = performance.now();
    let [last, frames, late] = [begun, 0, 0];
    const frame = (): void => {
      const now = performance.now();
      frames++;
      if (now - last > lateAfterMs) late++;
      last = now;
      if (now - begun < ms) requestAnimationFrame(frame);
      else resolve({ frames, lateShare: late / frames });
    };
    requestAnimationFrame(frame);
  });
}
