import { useState } from 'react';
import { decimalMarks } from '../data/decimal-input.ts';
import { pressKey } from '../ui/fields/keypad-keys.ts';
import { Keypad } from '../ui/fields/keypad.tsx';
import { Switch } from '../ui/fields/switch.tsx';
import { shownText, type TypedText } from '../ui/fields/typed-decimal.ts';

const empty: TypedText = { held: '', own: null, from: 0, to: 0 };
const marks = decimalMarks('en');

/** The keypad without a field, with decimals and without. */
export function KeypadOnly() {
  const [typed, setTyped] = useState(empty);
  const [whole, setWhole] = useState(false);
  const decimals = whole ? 0 : 2;
  return (
    <div>
      <p className="flex min-h-11 items-center justify-between gap-2">
        <output className="text-lg font-semibold">{typed.held === '' ? '0' : shownText(typed, marks)}</output>
        <Switch label="1 · 1.00" checked={whole} onChange={setWhole} />
      </p>
      <Keypad
        decimals={decimals}
        onKey={(key) => setTyped(pressKey(typed, key, { decimals, marks }))}
        onDone={() => setTyped(empty)}
      />
    </div>
  );
}
