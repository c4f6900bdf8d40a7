import { useTranslation } from 'react-i18next';
import { DepositList } from '../../features/deposit/deposit-list.tsx';
import { WithdrawalRecords } from '../../features/withdrawals/withdrawal-records.tsx';
import { RecordPage } from '../../kit/record/record-page.tsx';
import { useAddressChoice } from '../../ui/lists/use-address-choice.ts';

const views = ['deposit', 'withdraw'] as const;
type View = (typeof views)[number];

/** What came in and what went out, newest first. */
export default function ReceiveWithdrawRecordPage() {
  const { t } = useTranslation();
  const [view, setView] = useAddressChoice<View>('tab', views);
  return (
    <RecordPage<View>
      title={t(($) => $.deposits.records)}
      tabs={{
        value: view,
        onChange: setView,
        all: [
          { value: 'deposit', label: t(($) => $.deposits.deposits), panel: <DepositList /> },
          { value: 'withdraw', label: t(($) => $.withdrawals.withdrawals), panel: <WithdrawalRecords /> },
        ],
      }}
    />
  );
}
