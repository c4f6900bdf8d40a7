import { useTranslation } from 'react-i18next';
import { TransferList } from '../../features/sending/transfer-list.tsx';
import { RecordPage } from '../../kit/record/record-page.tsx';

/** What was sent to other customers and what came from them. */
export default function TransferHistoryPage() {
  const { t } = useTranslation();
  return (
    <RecordPage title={t(($) => $.sending.history)}>
      <TransferList />
    </RecordPage>
  );
}
