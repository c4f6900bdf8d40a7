import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JournalCorrupt } from '../engine/journal/journal-errors.ts';
import { StartRefused } from '../start-refused.ts';
import { runToEnd } from './run-to-end.ts';

const said = vi.spyOn(console, 'error');
const exitCode = process.exitCode;

beforeEach(() => said.mockReset().mockImplementation(() => undefined));
afterEach(() => void (process.exitCode = exitCode));

test('a tool that went well says nothing', async () => {
  await runToEnd(() => Promise.resolve());
  expect(said).not.toHaveBeenCalled();
  expect(process.exitCode).toBe(exitCode);
});

test.each<[string, () => unknown, RegExp]>([
  [
    'a refusal',
    () => {
      throw new StartRefused('Say where.');
    },
    /^Say where\.$/,
  ],
  [
    'a broken journal',
    () => {
      throw new JournalCorrupt(7, 'its hash differs');
    },
    /^The journal is damaged at sequence 7: its hash differs[^\n]*$/,
  ],
  ['a missing file', () => readFileSync('/nowhere/at/all'), /^ENOENT: [^\n]*$/],
  [
    'an option that there isn’t',
    () => parseArgs({ args: ['--colour'], options: {} }),
    /^Unknown option '--colour'[^\n]*$/,
  ],
])('%s ends it with one sentence', async (_what, fails, words) => {
  await runToEnd(async () => void fails());
  expect(said.mock.calls.flat().join('\n')).toMatch(words);
  expect(process.exitCode).toBe(1);
});

test('an error of ours is told whole', async () => {
  await runToEnd(() => Promise.reject(new TypeError('x is not a function')));
  expect(said.mock.calls.flat().join('\n')).toMatch(/^TypeError: x is not a function\n {4}at /);
  expect(process.exitCode).toBe(1);
});
