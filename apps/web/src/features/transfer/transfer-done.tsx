import type { AccountKindWord } from '@auric/api';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { DonePage } from '../../kit/detail/done-page.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import type { SentTransfer } from './use-transfer.ts';

interface TransferDoneProps {
  transfer: SentTransfer;
  coin: string;
  scale: number;
  availableOf: (kind: AccountKindWord) => string;
  onAgain: () => void;
}

/** What was moved, what both accounts have now, and where to go from here. */
export function TransferDone({ transfer, coin, scale, availableOf, onAgain }: TransferDoneProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { from, to, amount } = transfer;
  return (
    <DonePage
      title={t(($) => $.transfer.done)}
      amount={`${numbers.plain(amount, scale)} ${coin}`}
      way={
        <>
          {t(($) => $.accountKinds[from])}
          <ArrowRight size={16} aria-hidden className="text-text-3" />
          {t(($) => $.accountKinds[to])}
        </>
      }
      facts={
        <Facts className="rounded-card border border-line bg-surface-1 px-4">
          {[from, to].map((kind) => (
            <Fact key={kind} label={t(($) => $.transfer.nowIn, { account: t(($) => $.accountKinds[kind]) })}>
              {availableOf(kind)}
            </Fact>
          ))}
        </Facts>
      }
      next={
        <>
          <ButtonLink to="/pages/fund/assets" look="primary">
            {t(($) => $.transfer.toAssets)}
          </ButtonLink>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
            <ButtonLink to="/pages/fund/assets_all_record">{t(($) => $.bills.title)}</ButtonLink>
            <Button onClick={onAgain}>{t(($) => $.transfer.again)}</Button>
          </div>
        </>
      }
    />
  );
}
