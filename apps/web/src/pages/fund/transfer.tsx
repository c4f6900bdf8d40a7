import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { TransferForm } from '../../features/assets/transfer-form.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';

export default function TransferPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Page>
      <NavBar title={t(($) => $.transfer.title)} />
      <TransferForm onDone={() => void navigate('/pages/fund/assets', { replace: true })} />
    </Page>
  );
}
