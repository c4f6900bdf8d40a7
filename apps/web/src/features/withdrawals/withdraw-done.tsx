import type { WireWithdrawal } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { DonePage } from '../../kit/detail/done-page.tsx';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { shortened } from './destinations.ts';

/** What was asked for, and where to see how far it is. */
export function WithdrawDone({ withdrawal, onAgain }: { withdrawal: WireWithdrawal; onAgain: () => void }) {
  const { t } = useTranslation();
  const { currency_name: coin } = withdrawal;
  return (
    <DonePage
      title={t(($) => $.withdrawals.requested)}
      amount={`${withdrawal.number} ${coin}`}
      way={`${withdrawal.name} ${shortened(withdrawal.address)}`}
      facts={
        <Facts className="rounded-card border border-line bg-surface-1 px-4">
          <Fact label={t(($) => $.withdrawals.fee)}>{`${withdrawal.fee} ${coin}`}</Fact>
          <Fact label={t(($) => $.withdrawals.receives)}>{`${withdrawal.receives} ${coin}`}</Fact>
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
