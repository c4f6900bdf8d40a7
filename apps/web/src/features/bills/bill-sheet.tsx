import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
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
  return (
    <>
      <p
        className={`py-4 text-center text-xl font-semibold [overflow-wrap:anywhere] ${texts.incoming ? 'text-good' : ''}`}
      >
        {texts.amount}
      </p>
      <Facts className="border-t border-line">
        <Fact label={t(($) => $.bills.kind)}>{texts.kind}</Fact>
        <Fact label={t(($) => $.bills.account)}>{texts.account}</Fact>
        <Fact label={t(($) => $.bills.balanceAfter)}>
          {texts.balance} {bill.currency_name}
        </Fact>
        <Fact label={t(($) => $.bills.time)}>{formatTime(bill.time, lang)}</Fact>
        <Fact label={t(($) => $.bills.reference)}>
          <span className="-my-3 -mr-3 flex items-center justify-end">
            {bill.ref}
            <CopyButton text={bill.ref} what={t(($) => $.bills.reference)} />
          </span>
        </Fact>
      </Facts>
    </>
  );
}
