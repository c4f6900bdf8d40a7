import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { typedDecimalText } from '../data/decimal-input.ts';
import { pressKey, type KeypadKey } from './keypad-keys.ts';
import { Keypad } from './keypad.tsx';
import { scrollerOf } from './scroller-of.ts';
import { useMedia } from './use-media.ts';

interface DockedKeypadOptions {
  /** The decimal as it was typed; it is never rewritten. */
  value: string;
  onChange: (text: string) => void;
  /** Decimals of the tick, lot or asset. */
  decimals: number;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
}

/** Where a mouse and a real keyboard are at hand, digits are typed on that. */
const desk = '(min-width: 1024px) and (pointer: fine)';

/** Between the field and the keypad. */
const breathPx = 16;

/**
 * Writes decimals into any input by the own keypad, which docks to the bottom of the window or of the sheet while the
 * input has the focus. A keyboard types into it too. Give `wrapper` to an element around the input, `input` to it.
 */
export function useDockedKeypad({ value, onChange, decimals, disabled = false, onBlur }: DockedKeypadOptions) {
  const [open, setOpen] = useState(false);
  const [caret, setCaret] = useState({ at: -1 });
  const wrapper = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  const ownKeypad = !useMedia(desk);
  const docked = open && ownKeypad && !disabled;
  const inputOf = () => wrapper.current?.querySelector('input');

  useLayoutEffect(() => {
    if (caret.at >= 0) wrapper.current?.querySelector('input')?.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  // What scrolls gets as much room below as the keypad covers, and the field comes into sight.
  useEffect(() => {
    const [field, keypad] = [wrapper.current, dock.current];
    if (!docked || field === null || keypad === null) return;
    const scroller = scrollerOf(field);
    const before = scroller.style.paddingBottom;
    scroller.style.paddingBottom = `${keypad.offsetHeight}px`;
    field.style.scrollMarginBottom = `${keypad.offsetHeight + breathPx}px`;
    field.scrollIntoView({ block: 'nearest' });
    return () => {
      scroller.style.paddingBottom = before;
    };
  }, [docked]);

  const press = (key: KeypadKey) => {
    const input = inputOf();
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
        setOpen(false);
      },
      onBlur: (event: FocusEvent) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setOpen(false);
        onBlur?.();
      },
    },
    input: {
      value,
      inputMode: ownKeypad ? ('none' as const) : ('decimal' as const),
      autoComplete: 'off',
      enterKeyHint: 'done' as const,
      onFocus: () => setOpen(true),
      onClick: () => setOpen(true),
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        onChange(typedDecimalText(value, event.target.value, decimals)),
    },
    keypad: docked && (
      <div ref={dock} className="safe-bottom fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface-1">
        <Keypad decimals={decimals} onKey={press} onDone={() => setOpen(false)} />
      </div>
    ),
  };
}
