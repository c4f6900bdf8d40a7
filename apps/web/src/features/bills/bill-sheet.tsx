import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { formatTime } from '../../locales/time-format.ts';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { useBillTexts } from './bill-texts.ts';
import type { Bill } from './use-bills.ts';

interface BillSheetProps {
  /** The bill that is shown; it stays while the sheet closes. */
  bill: Bill | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All that a bill says, with the reference to quote when asking about it. */
export function BillSheet({ bill, open, onOpenChange }: BillSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t(($) => $.bills.details)} open={open} onOpenChange={onOpenChange} fit>
      {bill !== null && <BillFacts bill={bill} />}
    </Sheet>
  );
}

function BillFacts({ bill }: { bill: Bill }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const texts = useBillTexts()(bill);
  const fact = (name: string, value: ReactNode) => (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
      <dt className="text-text-2">{name}</dt>
      <dd className="ml-auto flex items-center text-right font-medium [overflow-wrap:anywhere]">{value}</dd>
    </div>
  );
  return (
    <>
      <p
        className={`py-4 text-center text-xl font-semibold [overflow-wrap:anywhere] ${texts.incoming ? 'text-good' : ''}`}
      >
        {texts.amount}
      </p>
      <dl className="border-t border-line py-2 text-sm">
        {fact(
          t(($) => $.bills.kind),
          texts.kind,
        )}
        {fact(
          t(($) => $.bills.account),
          texts.account,
        )}
        {fact(
          t(($) => $.bills.balanceAfter),
          `${texts.balance} ${bill.currency_name}`,
        )}
        {fact(
          t(($) => $.bills.time),
          formatTime(bill.time, lang),
        )}
        {fact(
          t(($) => $.bills.reference),
          <>
            {bill.ref}
            <span className="-mr-3">
              <CopyButton text={bill.ref} what={t(($) => $.bills.reference)} />
            </span>
          </>,
        )}
      </dl>
    </>
  );
}
