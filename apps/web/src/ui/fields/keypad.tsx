import { Check, Delete } from 'lucide-react';
import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeypadKey } from './keypad-keys.ts';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Holding the backspace this long empties the field. */
const holdMs = 500;

interface KeypadProps {
  onKey: (key: KeypadKey) => void;
  onDone: () => void;
  /** Decimals of the amount; without any there is no point to press. */
  decimals: number;
  /** How the language of the reader writes the point. */
  mark?: string;
}

/** Digits where a thumb reaches them. A press leaves the focus where it is: in the field that is written to. */
export function Keypad({ onKey, onDone, decimals, mark = '.' }: KeypadProps) {
  const { t } = useTranslation();
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const emptied = useRef(false);
  useEffect(() => () => clearTimeout(hold.current), []);
  const press = (event: PointerEvent, name: KeypadKey) => {
    event.preventDefault();
    emptied.current = false;
    if (name !== 'backspace') return;
    hold.current = setTimeout(() => {
      emptied.current = true;
      onKey('clear');
    }, holdMs);
  };
  const letGo = () => clearTimeout(hold.current);
  const click = (name: KeypadKey) => {
    if (!emptied.current) onKey(name);
    emptied.current = false;
  };
  const key = (name: KeypadKey, label: ReactNode = name, look = '', spoken?: string) => (
    <button
      key={name}
      type="button"
      aria-label={spoken}
      onPointerDown={(event) => press(event, name)}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onClick={() => click(name)}
      onContextMenu={(event) => event.preventDefault()}
      className={`grid min-h-[clamp(44px,6.4dvh,54px)] touch-manipulation place-items-center rounded-control bg-surface-2 text-lg font-medium select-none active:bg-surface-3 ${look}`}
    >
      {label}
    </button>
  );
  return (
    <div role="group" aria-label={t(($) => $.parts.keypad)} className="mx-auto grid max-w-xl grid-cols-4 gap-1.5 p-2">
      <div className="col-span-3 grid grid-cols-3 gap-1.5">
        {digits.map((digit) => key(digit))}
        {decimals > 0 ? key('.', mark) : key('00')}
        {key('0', '0', decimals > 0 ? '' : 'col-span-2')}
        {decimals > 0 && key('00')}
      </div>
      <div className="grid grid-rows-2 gap-1.5">
        {key(
          'backspace',
          <Delete size={22} aria-hidden />,
          'text-text-2',
          t(($) => $.parts.backspace),
        )}
        <button
          type="button"
          onPointerDown={(event) => event.preventDefault()}
          aria-label={t(($) => $.parts.done)}
          onClick={onDone}
          className="grid place-items-center rounded-control bg-surface-3"
        >
          <Check size={22} aria-hidden />
        </button>
      </div>
    </div>
  );
}
