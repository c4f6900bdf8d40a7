import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { hotkeyOf, hotkeys, type Hotkey } from './hotkey.ts';
import { sentTicket } from './sent-ticket.ts';
import type { QuoteInput } from './ticket-quote.ts';
import type { TicketDesk } from './use-ticket.ts';

interface DeskHotkeysProps {
  desk: TicketDesk;
  /** As it is when a key is pressed. */
  input: QuoteInput;
  onSearch: () => void;
}

/** Listens to the keys of the desk, and lists them. */
export function DeskHotkeys({ desk, input, onSearch }: DeskHotkeysProps) {
  const [listed, setListed] = useState(false);
  const act = (hotkey: Hotkey): void => {
    switch (hotkey.act) {
      case 'side':
        return desk.dispatch({ type: 'side', side: hotkey.side });
      case 'orderType':
        return desk.dispatch({ type: 'orderType', orderType: hotkey.orderType });
      case 'percent':
        return desk.dispatch({ type: 'percent', percent: hotkey.percent, context: input });
      case 'focus':
        return focusField(hotkey.field);
      case 'repeat': {
        const sent = sentTicket(input.market.id);
        return sent === null ? undefined : desk.dispatch({ type: 'repeat', sent });
      }
      case 'search':
        return onSearch();
      case 'list':
        return setListed(true);
    }
  };
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const hotkey = hotkeyOf({ ...pressed(event), inField: isField(event.target), covered: isCovered() });
      if (hotkey === null) return;
      event.preventDefault();
      latest.current(hotkey);
    };
    // Before the keys of the whole app: on a desk the search is for another market.
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
  return <HotkeyList open={listed} onOpenChange={setListed} />;
}

const pressed = ({ key, ctrlKey, metaKey, altKey, isComposing, repeat }: KeyboardEvent) => ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
  repeat,
});

/** Where letters and digits are typed; a slider and a choice of sides have other keys. */
const typing =
  'input:not([type="radio"], [type="range"], [type="checkbox"]), textarea, select, [contenteditable="true"]';

const isField = (target: EventTarget | null): boolean => target instanceof Element && target.closest(typing) !== null;

const isCovered = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** A market buy is given by its total: that is its amount. */
function focusField(name: 'target_price' | 'amount'): void {
  const names = name === 'amount' ? ['amount', 'total'] : [name];
  for (const each of names) {
    const input = document.querySelector<HTMLInputElement>(`input[name="${each}"]`);
    if (input === null) continue;
    input.focus();
    input.select();
    return;
  }
}

function HotkeyList({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation();
  const rows = Object.entries(hotkeys) as [keyof typeof hotkeys, (typeof hotkeys)[keyof typeof hotkeys]][];
  return (
    <Sheet fit title={t(($) => $.hotkeys.title)} open={open} onOpenChange={onOpenChange}>
      <dl className="grid gap-x-8 pb-4 text-sm lg:grid-cols-2">
        {rows.map(([name, { keys }]) => (
          <div key={name} className="flex min-h-10 items-center justify-between border-b border-line">
            <dt className="text-text-2">{t(($) => $.hotkeys[name])}</dt>
            <dd>
              <kbd className="rounded-control bg-surface-3 px-2 py-1 text-xs font-semibold uppercase">{keys[0]}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <p className="pb-4 text-xs text-text-3">{t(($) => $.hotkeys.note)}</p>
    </Sheet>
  );
}
