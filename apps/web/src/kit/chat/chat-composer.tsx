import { SendHorizontal } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { characterCount } from '../form/text-area.tsx';
import { AttachButton, type Attachment, ChosenPicture } from './attachment.tsx';
import { useMedia } from '../../ui/frame/use-media.ts';

interface ChatComposerProps {
  label: string;
  send: string;
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
  most: number;
  /** A picture that goes with the line, where the chat takes pictures. */
  attachment?: Attachment;
}

/** So many characters before the end it is said how many are left. */
const warnFrom = 0.9;

/** A finger has a key for a new line and a button to send; at a desk Enter sends and Shift with it is a new line. */
const desk = '(hover: hover) and (pointer: fine)';

/** Where a line is written: it grows with its text, and stays at the bottom of what one sees. */
export function ChatComposer({ label, send, value, onChange, onSend, most, attachment }: ChatComposerProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const enterSends = useMedia(desk);
  const count = characterCount(value);
  const ready = (value.trim() !== '' || (attachment?.picture ?? null) !== null) && count <= most;
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [value]);
  const submit = () => {
    if (!ready) return;
    onSend();
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || !enterSends || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="safe-bottom sticky border-t border-line bottom-0 -mx-4 bg-surface-0 px-4 pt-2"
    >
      {attachment !== undefined && <ChosenPicture {...attachment} />}
      <div className="flex items-end gap-2 pb-2">
        {attachment !== undefined && <AttachButton {...attachment} />}
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <textarea
          ref={area}
          id={id}
          rows={1}
          value={value}
          placeholder={label}
          aria-invalid={count > most}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="block max-h-36 min-h-11 flex-1 resize-none rounded-control border-2 border-transparent bg-surface-2 px-3 py-2 text-base outline-none focus:border-gold-text aria-invalid:border-bad"
        />
        <button
          type="submit"
          aria-label={send}
          title={send}
          disabled={!ready}
          className="grid size-11 shrink-0 place-items-center rounded-control bg-gold text-on-gold disabled:bg-surface-3 disabled:text-text-3"
        >
          <SendHorizontal size={20} aria-hidden />
        </button>
      </div>
      {count > most * warnFrom && (
        <p aria-live="polite" className={`pb-2 text-right text-2xs ${count > most ? 'text-bad' : 'text-text-3'}`}>
          {count}/{most}
        </p>
      )}
    </form>
  );
}
