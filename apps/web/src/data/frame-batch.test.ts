import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FrameBatch, FrameScheduler } from './frame-batch.ts';

let frames: (() => void)[];
let laters: (() => void)[];
let hidden: boolean;
let hide: () => void;
let scheduler: FrameScheduler;

beforeEach(() => {
  [frames, laters, hidden] = [[], [], false];
  scheduler = new FrameScheduler({
    nextFrame: (run) => frames.push(run),
    later: (run) => laters.push(run),
    hidden: () => hidden,
    onHidden: (listener) => (hide = listener),
  });
});

const paint = (queue: (() => void)[]) => queue.splice(0).forEach((run) => run());

describe('what several stores want to show', () => {
  it('is shown in one frame, each once, in the order in which they asked', () => {
    const shown: string[] = [];
    const [ticks, book] = ['ticks', 'book'].map((name) => new FrameBatch(() => shown.push(name), scheduler.request));
    ticks?.request();
    book?.request();
    ticks?.request();
    expect(frames).toHaveLength(1);
    paint(frames);
    expect(shown).toEqual(['ticks', 'book']);
    book?.request();
    expect(frames).toHaveLength(1);
    paint(frames);
    expect(shown).toEqual(['ticks', 'book', 'book']);
  });

  it('waits for the next frame where it was asked for within one', () => {
    let rounds = 0;
    const batch = new FrameBatch(() => (rounds += 1) < 3 && batch.request(), scheduler.request);
    batch.request();
    paint(frames);
    expect(rounds).toBe(1);
    paint(frames);
    paint(frames);
    expect(rounds).toBe(3);
    expect(frames).toHaveLength(0);
  });

  it('is shown although one of them fails', () => {
    const told = vi.fn();
    vi.stubGlobal('reportError', told);
    const shown = vi.fn();
    scheduler.request(() => {
      throw new Error('torn');
    });
    scheduler.request(shown);
    paint(frames);
    expect(shown).toHaveBeenCalledOnce();
    expect(told).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('a tab that is not shown', () => {
  it('goes by a slow clock, as no frame comes', () => {
    hidden = true;
    const shown = vi.fn();
    scheduler.request(shown);
    expect(frames).toHaveLength(0);
    paint(laters);
    expect(shown).toHaveBeenCalledOnce();
  });

  it('does not wait for a frame that was asked for before it was hidden, nor shows anything twice', () => {
    const shown = vi.fn();
    scheduler.request(shown);
    hidden = true;
    hide();
    paint(laters);
    expect(shown).toHaveBeenCalledOnce();
    paint(frames);
    expect(shown).toHaveBeenCalledOnce();
  });
});
