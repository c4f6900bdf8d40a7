import { useTranslation } from 'react-i18next';
import { OwnTransferList } from '../../features/sending/own-transfer-list.tsx';
import { TransferList } from '../../features/sending/transfer-list.tsx';
import { RecordPage } from '../../kit/record/record-page.tsx';
import { useAddressChoice } from '../../ui/lists/use-address-choice.ts';

const views = ['users', 'own'] as const;
type View = (typeof views)[number];

/** What was sent to other customers and came from them, and what was moved between own accounts. */
export default function TransferHistoryPage() {
  const { t } = useTranslation();
  const [view, setView] = useAddressChoice<View>('tab', views);
  return (
    <RecordPage<View>
      title={t(($) => $.sending.history)}
      tabs={{
        value: view,
        onChange: setView,
        all: [
          { value: 'users', label: t(($) => $.sending.users), panel: <TransferList /> },
          { value: 'own', label: t(($) => $.sending.own), panel: <OwnTransferList /> },
        ],
      }}
    />
  );
}
