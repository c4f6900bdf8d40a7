import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { Cell, type Column } from '../../kit/record/data-table.tsx';
import { formatTime } from '../../locales/time-format.ts';
import type { BillFilter } from './bill-filter.ts';
import { useEntryTexts, type LegTexts } from './bill-texts.ts';
import type { BillEntry } from './use-bill-entries.ts';

const nothing = '—';

/** The entries of a wide window: what happened, what it brought, what it took, what it cost, what was left. */
export function useBillColumns(filter: BillFilter, onOpen: (entry: BillEntry) => void): readonly Column<BillEntry>[] {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const texts = useEntryTexts(filter);
  const number = (name: string, label: string, leg: (entry: BillEntry) => LegTexts | null): Column<BillEntry> => ({
    name,
    label,
    width: 'minmax(7.5rem,1fr)',
    end: true,
    cell: (entry) => {
      const said = leg(entry);
      return <Cell whole main={<span className={said?.colour}>{said?.amount ?? nothing}</span>} />;
    },
  });
  return [
    {
      name: 'kind',
      label: t(($) => $.bills.kind),
      width: 'minmax(10rem,1.3fr)',
      cell: (entry) => {
        const { title } = texts(entry);
        return (
          <div className="relative grid min-h-11 min-w-0 content-center">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onOpen(entry)}
              className="text-left font-medium -outline-offset-2 after:absolute after:inset-0"
            >
              {title}
            </button>
            <span className="text-2xs text-text-3">{formatTime(entry.time, lang)}</span>
          </div>
        );
      },
    },
    {
      name: 'account',
      label: t(($) => $.bills.account),
      width: 'minmax(7rem,0.9fr)',
      cell: (entry) => <Cell whole main={texts(entry).place} />,
    },
    number(
      'amount',
      t(($) => $.trade.amount),
      (entry) => texts(entry).main,
    ),
    number(
      'against',
      t(($) => $.bills.against),
      (entry) => texts(entry).under,
    ),
    number(
      'fee',
      t(($) => $.bills.fee),
      (entry) => texts(entry).fee,
    ),
    {
      name: 'balance',
      label: t(($) => $.bills.balanceAfter),
      width: 'minmax(7.5rem,1fr)',
      end: true,
      cell: (entry) => <Cell whole main={texts(entry).main.balance} />,
    },
  ];
}
