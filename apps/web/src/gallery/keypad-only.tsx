import { useState } from 'react';
import { pressKey } from '../ui/fields/keypad-keys.ts';
import { Keypad } from '../ui/fields/keypad.tsx';
import { Switch } from '../ui/fields/switch.tsx';

const empty = { text: '', from: 0, to: 0 };

/** The keypad without a field, with decimals and without. */
export function KeypadOnly() {
  const [typed, setTyped] = useState(empty);
  const [whole, setWhole] = useState(false);
  const decimals = whole ? 0 : 2;
  return (
    <div>
      <p className="flex min-h-11 items-center justify-between gap-2">
        <output className="text-lg font-semibold">{typed.text === '' ? '0' : typed.text}</output>
        <Switch label="1 · 1.00" checked={whole} onChange={setWhole} />
      </p>
      <Keypad
        decimals={decimals}
        onKey={(key) => setTyped(pressKey(typed, key, decimals))}
        onDone={() => setTyped(empty)}
      />
    </div>
  );
}
