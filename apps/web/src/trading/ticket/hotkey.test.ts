import { describe, expect, it } from 'vitest';
import { hotkeyOf, hotkeys, type KeyPress } from './hotkey.ts';

const press = (key: string, change: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  repeat: false,
  inField: false,
  covered: false,
  ...change,
});

describe('a key on the desk', () => {
  it('chooses side, type and share, with capitals too', () => {
    expect(hotkeyOf(press('b'))).toEqual({ act: 'side', side: 'buy' });
    expect(hotkeyOf(press('S', {}))).toEqual({ act: 'side', side: 'sell' });
    expect(hotkeyOf(press('m'))).toEqual({ act: 'orderType', orderType: 'market' });
    expect(['1', '2', '3', '4'].map((key) => hotkeyOf(press(key)))).toEqual(
      [25, 50, 75, 100].map((percent) => ({ act: 'percent', percent })),
    );
    expect(hotkeyOf(press('/'))).toEqual({ act: 'search' });
    expect(hotkeyOf(press('?'))).toEqual({ act: 'list' });
  });

  it('is left to fields, dialogs, the browser and the keyboard’s own work', () => {
    for (const change of [
      { inField: true },
      { covered: true },
      { ctrlKey: true },
      { metaKey: true },
      { altKey: true },
      { isComposing: true },
      { repeat: true },
    ])
      expect(hotkeyOf(press('b', change))).toBeNull();
  });

  it('never sends an order', () => {
    for (const key of ['Enter', ' ', 'Escape', 'Tab', 'x', '0']) expect(hotkeyOf(press(key))).toBeNull();
  });

  it('means one thing', () => {
    const keys = Object.values(hotkeys).flatMap((each) => [...each.keys]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
