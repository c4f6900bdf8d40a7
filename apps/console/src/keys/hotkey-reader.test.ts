import { expect, it } from 'vitest';
import { HotkeyReader } from './hotkey-reader.ts';
import { pressedKey } from './pressed-key.ts';

const idle = { now: 0, busy: false };

function readerWith(...keys: (string | { keys: string; everywhere: true })[]) {
  const reader = new HotkeyReader();
  const hotkeys = keys.map((each) => {
    const given = typeof each === 'string' ? { keys: each } : each;
    return { ...given, does: given.keys, act: () => undefined };
  });
  const end = reader.add({ title: 'page', hotkeys });
  return { reader, end };
}

it('finds a key, and nothing once its page has gone', () => {
  const { reader, end } = readerWith('j', 'k');
  expect(reader.read('j', idle)?.does).toBe('j');
  expect(reader.read('x', idle)).toBeNull();
  end();
  expect(reader.read('j', idle)).toBeNull();
});

it('takes two keys after each other, and forgets the first after a second', () => {
  const { reader } = readerWith('g q', 'q');
  expect(reader.read('g', idle)).toBeNull();
  expect(reader.read('q', { now: 900, busy: false })?.does).toBe('g q');
  expect(reader.read('g', { now: 2000, busy: false })).toBeNull();
  expect(reader.read('q', { now: 3001, busy: false })?.does).toBe('q');
});

it('a wrong second key ends the two', () => {
  const { reader } = readerWith('g q', 'q');
  reader.read('g', idle);
  expect(reader.read('x', idle)).toBeNull();
  expect(reader.read('q', idle)?.does).toBe('q');
});

it('gives the key to the page that came last', () => {
  const { reader } = readerWith('a');
  const own = { keys: 'a', does: 'approve', act: () => undefined };
  reader.add({ title: 'case', hotkeys: [own] });
  expect(reader.read('a', idle)).toBe(own);
});

it('while something is typed only keys for everywhere count', () => {
  const { reader } = readerWith('j', { keys: 'mod+k', everywhere: true });
  expect(reader.read('j', { now: 0, busy: true })).toBeNull();
  expect(reader.read('mod+k', { now: 0, busy: true })?.does).toBe('mod+k');
});

it.each([
  [{ key: 'K', ctrlKey: true }, 'mod+k'],
  [{ key: 'k', metaKey: true }, 'mod+k'],
  [{ key: '?', shiftKey: true }, '?'],
  [{ key: 'Enter' }, 'Enter'],
  [{ key: 'Shift' }, null],
  [{ key: 'a', altKey: true }, null],
  [{ key: 'a', isComposing: true }, null],
])('%j is %s', (press, name) => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };
  expect(pressedKey({ ...none, ...press })).toBe(name);
});
