import { describe, expect, test } from 'vitest';
import { keepRunning } from './keep-running.mjs';

/** A server whose runs last `ms` and end with `code`, in turn. */
function scripted(runs: readonly { ms: number; code: number }[]) {
  let clock = 0;
  const left = [...runs];
  const pauses: number[] = [];
  const lines: string[] = [];
  const run = (): Promise<number> => {
    const { ms, code } = left.shift()!;
    clock += ms;
    return Promise.resolve(code);
  };
  const ports = {
    say: (line: string) => void lines.push(line),
    now: () => clock,
    pause: (ms: number) => Promise.resolve(void pauses.push(ms)),
  };
  return { run, ports, pauses, lines, left };
}

const failed = { ms: 10, code: 70 };
const stopped = { ms: 10, code: 0 };

describe('a server that only a restart can help', () => {
  test('is started again after pauses that double up to a minute, and each is said', async () => {
    const server = scripted([...Array.from({ length: 8 }, () => failed), stopped]);
    expect(await keepRunning(server.run, server.ports)).toBe(0);
    expect(server.pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * 1000));
    expect(server.lines[0]).toBe('The server ended with code 70: it starts again in 1 s (Ctrl-C ends it).');
  });

  test('waits the first pause again after it was well for five minutes', async () => {
    const server = scripted([failed, failed, { ms: 300_000, code: 70 }, stopped]);
    await keepRunning(server.run, server.ports);
    expect(server.pauses).toEqual([1000, 2000, 1000]);
  });

  test.each([0, 1, 130, 137])('is left alone after exit code %i', async (code) => {
    const server = scripted([{ ms: 10, code }, stopped]);
    expect(await keepRunning(server.run, server.ports)).toBe(code);
    expect(server.left).toHaveLength(1);
    expect(server.pauses).toEqual([]);
  });

  test('stays down when a signal comes during the pause', async () => {
    const server = scripted([failed, stopped]);
    const pause = (ms: number, { signal }: { signal: AbortSignal }): Promise<void> =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        process.emit('SIGTERM');
        setTimeout(resolve, ms);
      });
    expect(await keepRunning(server.run, { ...server.ports, pause })).toBe(0);
    expect(server.left).toHaveLength(1);
  });
});
