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
import { useApp } from '../../data/app-store.ts';
import { decimalMarks } from '../../data/decimal-input.ts';
import { KeypadDock } from './keypad-dock.ts';
import { pressKey, type KeypadKey } from './keypad-keys.ts';
import { Keypad } from './keypad.tsx';
import { scrollerOf } from '../lists/scroller-of.ts';
import { edited, shownText, type Edit, type TypedText } from './typed-decimal.ts';
import { useUnreadNote } from './use-unread-note.ts';
import { useBackCloses } from '../layers/use-back-closes.ts';
import { useMedia } from '../frame/use-media.ts';

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
  const wrapper = useRef<HTMLDivElement>(null);
  const keypad = useRef<HTMLDivElement>(null);
  const marks = decimalMarks(useApp((state) => state.lang));
  const ownKeypad = !useMedia(desk);
  const opened = useSyncExternalStore(dock.subscribe, dock.field) === field;
  const docked = opened && ownKeypad && !disabled;
  const dismiss = useDismissal(docked, field);
  const style = { decimals, marks };
  const { own, write, settle } = useOwnText(wrapper, value, onChange);
  const standing = { held: value, own, from: 0, to: 0 };
  const note = useUnreadNote(value, style);
  useRoomFor(docked, wrapper, keypad);

  const press = (key: KeypadKey) => {
    const input = wrapper.current?.querySelector('input');
    if (input == null) return;
    const { length } = input.value;
    const selected = { from: input.selectionStart ?? length, to: input.selectionEnd ?? length };
    write(pressKey({ ...standing, ...selected }, key, style));
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
        dock.leave(field);
        settle();
        onBlur?.();
      },
    },
    input: {
      value: shownText(standing, marks),
      inputMode: ownKeypad ? ('none' as const) : ('decimal' as const),
      autoComplete: 'off',
      enterKeyHint: 'done' as const,
      onFocus: () => dock.open(field),
      onClick: () => dock.open(field),
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        const caret = target.selectionStart ?? target.value.length;
        write(edited(standing, target.value, caret, editOf(nativeEvent), style));
      },
    },
    /** Why what stands there can't be read, to be said under the field; undefined while it can. */
    note,
    keypad: docked && (
      <div ref={keypad} className="safe-bottom fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface-1">
        <Keypad decimals={decimals} mark={marks.decimal} onKey={press} onDone={dismiss} />
      </div>
    ),
  };
}

/** Closes the keypad: by its own key, by Esc, by the way back, and with its field. */
function useDismissal(docked: boolean, field: string): () => void {
  const close = useCallback(() => dock.close(field), [field]);
  useEffect(() => close, [close]);
  const dismissed = useBackCloses(docked, () => {
    close();
    return true;
  });
  return () => {
    dismissed();
    close();
  };
}

/** What an input event did. What is being composed, pasted or undone is a text of its own, and read as a whole. */
function editOf(event: Event): Edit {
  if (!(event instanceof InputEvent) || event.isComposing) return 'put';
  const { inputType, data } = event;
  if (inputType.startsWith('delete')) return 'deleted';
  return inputType === 'insertText' && data?.length === 1 ? 'typed' : 'put';
}

/**
 * Keeps a text of the customer's own as long as the field has the focus, tells of what it is read as, and keeps the caret:
 * groups come and go, and a rewritten input loses it.
 */
function useOwnText(wrapper: RefObject<HTMLElement | null>, value: string, onChange: (text: string) => void) {
  const [last, setLast] = useState<TypedText>({ held: value, own: null, from: -1, to: -1 });
  useLayoutEffect(() => {
    const input = wrapper.current?.querySelector('input');
    // Setting it where it is already would end a composition.
    if (last.to >= 0 && input?.selectionEnd !== last.to) input?.setSelectionRange(last.to, last.to);
  }, [last, wrapper]);
  const write = (next: TypedText): void => {
    if (next.held !== value) onChange(next.held);
    setLast(next);
  };
  return {
    // A value that comes from elsewhere, as by a step, has no text of its own.
    own: last.held === value ? last.own : null,
    write,
    settle: () => setLast({ held: value, own: null, from: -1, to: -1 }),
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
    // What stands over the button, as the receipt, is not left half under it where a little more shows all of it.
    const form = field.closest('form')?.getBoundingClientRect().bottom ?? 0;
    const hidden = form - covering.getBoundingClientRect().top;
    const room = field.getBoundingClientRect().top - scroller.getBoundingClientRect().top - breathPx;
    if (hidden > 0 && hidden <= room) scroller.scrollTop += hidden;
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
