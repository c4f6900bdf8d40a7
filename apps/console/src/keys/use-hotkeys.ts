import { useEffect, useRef } from 'react';
import type { Hotkey, HotkeyGroup } from './hotkey.ts';
import { HotkeyReader } from './hotkey-reader.ts';
import { pressedKey } from './pressed-key.ts';

const reader = new HotkeyReader();

/** Where letters are typed; a choice and a switch have other keys. */
const typing = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';
const layers = '[role="dialog"], [role="alertdialog"]';
/** Under the lock no key of the console does anything. */
const lock = 'dialog[open]';

const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(typing) !== null) || document.querySelector(layers) !== null;

/** Listens to the keys of the console until it is told to end. */
export function listenForHotkeys(): () => void {
  const press = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key === null || event.defaultPrevented || document.querySelector(lock) !== null) return;
    const hotkey = reader.read(key, { now: performance.now(), busy: isBusy(event.target) });
    if (hotkey === null) return;
    event.preventDefault();
    hotkey.act();
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}

/** The keys that count at this moment, those of the page first. */
export function hotkeysNow(): readonly HotkeyGroup[] {
  return reader.groups();
}

/** Keys that count as long as the component stands. What they do is always that of the last rendering. */
export function useHotkeys(title: string, hotkeys: readonly Hotkey[], active = true): void {
  const latest = useRef(hotkeys);
  useEffect(() => {
    latest.current = hotkeys;
  });
  const names = hotkeys.map(({ keys, does }) => `${keys}\t${does}`).join('\n');
  useEffect(() => {
    if (!active || names === '') return undefined;
    const own = latest.current.map((each) => ({
      ...each,
      act: () => latest.current.find(({ keys }) => keys === each.keys)?.act(),
    }));
    return reader.add({ title, hotkeys: own });
  }, [title, names, active]);
}
