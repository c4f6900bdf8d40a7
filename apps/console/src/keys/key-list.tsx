import { Sheet } from '@auric/web/src/ui/layers/sheet.tsx';
import { useState } from 'react';
import { frame } from '../texts/frame.ts';
import { KeyCaps } from './key-cap.tsx';
import { hotkeysNow, useHotkeys } from './use-hotkeys.ts';

/** Lists the keys that count where one is; `?` opens it. */
export function KeyList() {
  const [open, setOpen] = useState(false);
  useHotkeys(frame.keys.everywhere, [{ keys: '?', does: frame.keys.list, act: () => setOpen(true) }]);
  return (
    <Sheet fit title={frame.keys.title} open={open} onOpenChange={setOpen}>
      <KeyGroups />
    </Sheet>
  );
}

function KeyGroups() {
  const groups = Map.groupBy(hotkeysNow(), ({ title }) => title);
  return (
    <div className="flex flex-col gap-5 pb-5">
      {[...groups].map(([title, own]) => (
        <section key={title} aria-label={title}>
          <h3 className="mb-1 text-xs font-medium text-text-3">{title}</h3>
          <dl>
            {own
              .flatMap(({ hotkeys }) => hotkeys)
              .map(({ keys, does }) => (
                <div key={keys} className="flex min-h-9 items-center justify-between gap-6 border-b border-line">
                  <dt>{does}</dt>
                  <dd>
                    <KeyCaps keys={keys} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
