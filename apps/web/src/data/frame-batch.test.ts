import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FrameBatch, FrameScheduler } from './frame-batch.ts';

let frames: (() => void)[];
let laters: (() => void)[];
let waits: { ms: number; run: () => void }[];
let now: number;
let hidden: boolean;
let hide: () => void;
let scheduler: FrameScheduler;

beforeEach(() => {
  [frames, laters, waits, now, hidden] = [[], [], [], 1000, false];
  scheduler = schedulerOf(0);
});

const schedulerOf = (everyMs: number) =>
  new FrameScheduler(everyMs, {
    nextFrame: (run) => frames.push(run),
    after: (ms, run) => waits.push({ ms, run }),
    now: () => now,
    later: (run) => laters.push(run),
    hidden: () => hidden,
    onHidden: (listener) => (hide = listener),
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

describe('a stream of news', () => {
  beforeEach(() => {
    scheduler = schedulerOf(100);
  });

  it('is shown at once where nothing has been shown for long', () => {
    scheduler.request(() => undefined);
    expect(waits).toHaveLength(0);
    paint(frames);
    now += 100;
    scheduler.request(() => undefined);
    expect(waits).toHaveLength(0);
    expect(frames).toHaveLength(1);
  });

  it('is gathered until it is time again, and then shown in one frame', () => {
    const shown: string[] = [];
    scheduler.request(() => shown.push('first'));
    paint(frames);
    now += 30;
    scheduler.request(() => shown.push('ticks'));
    now += 20;
    scheduler.request(() => shown.push('book'));
    expect(frames).toHaveLength(0);
    expect(waits.map(({ ms }) => ms)).toEqual([70]);
    waits.splice(0).forEach(({ run }) => run());
    paint(frames);
    expect(shown).toEqual(['first', 'ticks', 'book']);
  });

  it('goes by the slow clock where the tab is hidden while it is gathered', () => {
    const shown = vi.fn();
    scheduler.request(() => undefined);
    paint(frames);
    scheduler.request(shown);
    hidden = true;
    waits.splice(0).forEach(({ run }) => run());
    expect(frames).toHaveLength(0);
    paint(laters);
    expect(shown).toHaveBeenCalledOnce();
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
