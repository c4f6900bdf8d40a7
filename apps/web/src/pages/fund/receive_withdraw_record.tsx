import { useTranslation } from 'react-i18next';
import { DepositList } from '../../features/deposit/deposit-list.tsx';
import { RecordPage } from '../../kit/record/record-page.tsx';

/** What came in and what went out, newest first. */
export default function ReceiveWithdrawRecordPage() {
  const { t } = useTranslation();
  return (
    <RecordPage title={t(($) => $.deposits.records)}>
      <DepositList />
    </RecordPage>
  );
}
