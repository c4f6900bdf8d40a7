import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useApp } from '../data/app-store.ts';
import { decimalMarks, shownDecimal, typedDecimalText } from '../data/decimal-input.ts';
import { KeypadDock } from './keypad-dock.ts';
import { pressKey, type KeypadKey } from './keypad-keys.ts';
import { Keypad } from './keypad.tsx';
import { scrollerOf } from './scroller-of.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useMedia } from './use-media.ts';

interface DockedKeypadOptions {
  /** The decimal as it was typed, with a point; it is never rewritten. */
  value: string;
  onChange: (text: string) => void;
  /** Decimals of the tick, lot or asset. */
  decimals: number;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
}

/** Where a mouse and a real keyboard are at hand, digits are typed on that. */
const desk = '(min-width: 1024px) and (pointer: fine)';

/** Between the field and what lies over the page under it. */
const breathPx = 12;

const dock = new KeypadDock();

/**
 * Writes decimals into any input by the own keypad, which docks to the bottom of the window or of the sheet while the
 * input has the focus. A keyboard types into it too. The input shows the decimal as the language writes it. Give
 * `wrapper` to an element around the input, `input` to it.
 */
export function useDockedKeypad({ value, onChange, decimals, disabled = false, onBlur }: DockedKeypadOptions) {
  const field = useId();
  const marks = decimalMarks(useApp((state) => state.lang));
  const wrapper = useRef<HTMLDivElement>(null);
  const keypad = useRef<HTMLDivElement>(null);
  const [inHand, setInHand] = useState(false);
  const [caret, setCaret] = useState({ at: -1 });
  const ownKeypad = !useMedia(desk);
  const opened = useSyncExternalStore(dock.subscribe, dock.field) === field;
  const docked = opened && ownKeypad && !disabled;
  const close = useCallback(() => dock.close(field), [field]);
  const dismissed = useBackCloses(docked, () => {
    close();
    return true;
  });
  const dismiss = () => {
    dismissed();
    close();
  };
  useEffect(() => close, [close]);
  useRoomFor(docked, wrapper, keypad);
  useLayoutEffect(() => {
    if (caret.at >= 0) wrapper.current?.querySelector('input')?.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  const press = (key: KeypadKey) => {
    const input = wrapper.current?.querySelector('input');
    if (input == null) return;
    const [from, to] = [input.selectionStart ?? value.length, input.selectionEnd ?? value.length];
    const next = pressKey({ text: value, from, to }, key, decimals);
    if (next.text !== value) onChange(next.text);
    setCaret({ at: next.from });
  };

  return {
    wrapper: {
      ref: wrapper,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !docked) return;
        // A sheet around the field stays: this press belongs to the keypad.
        event.stopPropagation();
        dismiss();
      },
      onBlur: (event: FocusEvent) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setInHand(false);
        dock.leave(field);
        onBlur?.();
      },
    },
    input: {
      value: shownDecimal(value, marks, !inHand),
      inputMode: ownKeypad ? ('none' as const) : ('decimal' as const),
      autoComplete: 'off',
      enterKeyHint: 'done' as const,
      onFocus: () => {
        setInHand(true);
        dock.open(field);
      },
      onClick: () => dock.open(field),
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        onChange(typedDecimalText(value, event.target.value, decimals, marks)),
    },
    keypad: docked && (
      <div ref={keypad} className="safe-bottom fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface-1">
        <Keypad decimals={decimals} mark={marks.decimal} onKey={press} onDone={dismiss} />
      </div>
    ),
  };
}

/**
 * What scrolls gets as much room below as the keypad covers, so that all of it can be reached; then the field comes into
 * sight. What sticks to the bottom of what scrolls, as the button of a form does, stays in sight over the keypad.
 */
function useRoomFor(docked: boolean, wrapper: RefObject<HTMLElement | null>, keypad: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const [field, covering] = [wrapper.current, keypad.current];
    if (!docked || field === null || covering === null) return;
    const scroller = scrollerOf(field);
    const before = scroller.style.paddingBottom;
    const covered = Math.max(0, scroller.getBoundingClientRect().bottom - covering.getBoundingClientRect().top);
    scroller.style.paddingBottom = `${covered}px`;
    const submit = field.closest('form')?.querySelector<HTMLElement>('[data-sticks]');
    const over = submit == null ? 0 : submit.offsetHeight;
    field.style.scrollMarginBottom = `${covered + over + breathPx}px`;
    field.scrollIntoView({ block: 'nearest' });
    const release = (down: boolean) => () => dock.pressed(down);
    const [down, up] = [release(true), release(false)];
    window.addEventListener('pointerdown', down, true);
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, up, true);
    return () => {
      scroller.style.paddingBottom = before;
      window.removeEventListener('pointerdown', down, true);
      for (const end of ['pointerup', 'pointercancel']) window.removeEventListener(end, up, true);
    };
  }, [docked, wrapper, keypad]);
}
