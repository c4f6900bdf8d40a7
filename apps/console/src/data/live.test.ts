import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveLine, useLine } from './live.ts';

class FakeSource extends EventTarget {
  readyState = 1;
  closed = false;
  close() {
    this.closed = true;
  }
  tell(event: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }
  breakOff(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

function line() {
  const sources: FakeSource[] = [];
  const live = new LiveLine(() => {
    const source = new FakeSource();
    sources.push(source);
    return source as unknown as EventSource;
  });
  return { live, sources };
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }));
afterEach(() => void vi.useRealTimers());

it('is live once the server has greeted, and goes by its clock', () => {
  const { live, sources } = line();
  live.start(() => undefined);
  expect(useLine.getState().line).toBe('connecting');
  sources[0]?.tell({ type: 'hello', at: 61_000 });
  expect(useLine.getState().line).toBe('live');
  expect(live.now()).toBe(61_000);
});

it('reads again what is shown after a line that had broken', () => {
  const { live, sources } = line();
  const onReturn = vi.fn();
  live.start(onReturn);
  sources[0]?.tell({ type: 'hello', at: 0 });
  expect(onReturn).not.toHaveBeenCalled();
  sources[0]?.breakOff(0);
  expect(useLine.getState().line).toBe('lost');
  sources[0]?.tell({ type: 'hello', at: 0 });
  expect(onReturn).toHaveBeenCalledTimes(1);
});

it('opens another line where the server has refused this one, unless it was stopped', () => {
  const { live, sources } = line();
  live.start(() => undefined);
  sources[0]?.breakOff(2);
  vi.advanceTimersByTime(3_000);
  expect(sources).toHaveLength(2);
  sources[1]?.breakOff(2);
  live.stop();
  vi.advanceTimersByTime(10_000);
  expect(sources).toHaveLength(2);
});

it('tells its listeners until they leave', () => {
  const { live, sources } = line();
  const told: string[] = [];
  const leave = live.listen(({ type }) => told.push(type));
  live.start(() => undefined);
  sources[0]?.tell({ type: 'configuration' });
  leave();
  sources[0]?.tell({ type: 'configuration' });
  expect(told).toEqual(['configuration']);
});
