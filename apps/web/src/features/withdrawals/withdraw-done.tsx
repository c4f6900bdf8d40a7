import type { WireWithdrawal } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { DonePage } from '../../kit/detail/done-page.tsx';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { shortened } from './destinations.ts';

/** No amount of the wire has more decimals. */
const finestScale = 8;

/** What was asked for, and where to see how far it is. */
export function WithdrawDone({ withdrawal, onAgain }: { withdrawal: WireWithdrawal; onAgain: () => void }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const amountOf = (amount: string) => `${numbers.plain(amount, finestScale)} ${withdrawal.currency_name}`;
  return (
    <DonePage
      title={t(($) => $.withdrawals.requested)}
      amount={amountOf(withdrawal.number)}
      way={`${withdrawal.name} ${shortened(withdrawal.address)}`}
      facts={
        <Facts className="rounded-card border border-line bg-surface-1 px-4">
          <Fact label={t(($) => $.withdrawals.fee)}>{amountOf(withdrawal.fee)}</Fact>
          <Fact label={t(($) => $.withdrawals.receives)}>{amountOf(withdrawal.receives)}</Fact>
        </Facts>
      }
      next={
        <>
          <ButtonLink to="/pages/fund/receive_withdraw_record?tab=withdraw" look="primary">
            {t(($) => $.withdrawals.records)}
          </ButtonLink>
          <Button onClick={onAgain}>{t(($) => $.withdrawals.again)}</Button>
        </>
      }
    />
  );
}
