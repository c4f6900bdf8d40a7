import type { Currency } from '@auric/api';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { ByHandForm } from './by-hand-form.tsx';
import { ClaimForm } from './claim-form.tsx';

type Way = 'hand' | 'claim';

/** What else there is: a payment by hand, and a deposit that is missing. */
export function OtherWays({ coin, network }: { coin: Currency; network: string }) {
  const { t } = useTranslation();
  const [way, setWay] = useState<Way | null>(null);
  const titles = { hand: t(($) => $.deposits.byHand), claim: t(($) => $.deposits.missing) };
  const notes = { hand: t(($) => $.deposits.byHandHint), claim: t(($) => $.deposits.missingHint) };
  return (
    <>
      <ul className="rounded-card border border-line bg-surface-1">
        {(['hand', 'claim'] as const).map((each) => (
          <li key={each} className="border-b border-line last:border-b-0">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setWay(each)}
              className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1 text-sm font-medium">{titles[each]}</span>
              <ChevronRight size={18} aria-hidden className="-mr-1 shrink-0 text-text-3" />
            </button>
          </li>
        ))}
      </ul>
      {(['hand', 'claim'] as const).map((each) => (
        <Sheet
          key={each}
          title={titles[each]}
          open={way === each}
          onOpenChange={(open) => setWay(open ? each : null)}
          fit
        >
          <p className="mb-3 text-sm text-text-2">{notes[each]}</p>
          {each === 'hand' ? (
            <ByHandForm coin={coin} network={network} onDone={() => setWay(null)} />
          ) : (
            <ClaimForm coin={coin} network={network} onFound={() => setWay(null)} />
          )}
        </Sheet>
      ))}
    </>
  );
}
