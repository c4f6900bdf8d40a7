import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { typedDecimalText } from '../data/decimal-input.ts';
import { pressKey, type KeypadKey } from './keypad-keys.ts';
import { Keypad } from './keypad.tsx';
import { scrollerOf } from './scroller-of.ts';
import { TextField } from './text-field.tsx';
import { useMedia } from './use-media.ts';

interface MoneyFieldProps {
  label: string;
  /** The decimal as it was typed; it is never rewritten. */
  value: string;
  onChange: (text: string) => void;
  /** Decimals of the tick, lot or asset. */
  decimals: number;
  unit: string;
  error?: string | undefined;
  hint?: ReactNode;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Where a mouse and a real keyboard are at hand, digits are typed on that. */
const desk = '(min-width: 1024px) and (pointer: fine)';

/** An amount, typed on the own keypad or on a keyboard. The keypad docks to the bottom while the field has the focus. */
export function MoneyField(props: MoneyFieldProps) {
  const { value, onChange, decimals, unit, onBlur, ref, ...rest } = props;
  const [open, setOpen] = useState(false);
  const [caret, setCaret] = useState({ at: -1 });
  const wrapper = useRef<HTMLDivElement>(null);
  const input = () => wrapper.current?.querySelector('input');
  const ownKeypad = !useMedia(desk);
  const docked = open && ownKeypad && rest.disabled !== true;
  const dock = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (caret.at >= 0) wrapper.current?.querySelector('input')?.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  // What scrolls gets as much room below as the keypad covers, and the field comes into sight.
  useEffect(() => {
    const field = wrapper.current;
    const keypad = dock.current;
    if (!docked || field === null || keypad === null) return;
    const scroller = scrollerOf(field);
    const before = scroller.style.paddingBottom;
    scroller.style.paddingBottom = `${keypad.offsetHeight}px`;
    field.style.scrollMarginBottom = `${keypad.offsetHeight + 16}px`;
    field.scrollIntoView({ block: 'nearest' });
    return () => {
      scroller.style.paddingBottom = before;
    };
  }, [docked]);

  const press = (key: KeypadKey) => {
    const field = input();
    if (field == null) return;
    const end = value.length;
    const next = pressKey(
      { text: value, from: field.selectionStart ?? end, to: field.selectionEnd ?? end },
      key,
      decimals,
    );
    if (next.text !== value) onChange(next.text);
    setCaret({ at: next.from });
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !docked) return;
    // A sheet around the field stays: this press belongs to the keypad.
    event.stopPropagation();
    setOpen(false);
  };

  return (
    <div
      ref={wrapper}
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setOpen(false);
        onBlur?.();
      }}
    >
      <TextField
        {...rest}
        {...(ref === undefined ? {} : { ref })}
        value={value}
        inputMode={ownKeypad ? 'none' : 'decimal'}
        autoComplete="off"
        enterKeyHint="done"
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onChange={(event) => onChange(typedDecimalText(value, event.target.value, decimals))}
        end={<span className="pr-3 text-sm font-medium text-text-2">{unit}</span>}
      />
      {docked && (
        <div ref={dock} className="safe-bottom fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface-1">
          <Keypad decimals={decimals} onKey={press} onDone={() => setOpen(false)} />
        </div>
      )}
    </div>
  );
}
