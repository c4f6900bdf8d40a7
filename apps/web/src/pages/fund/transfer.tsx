import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TransferForm } from '../../features/transfer/transfer-form.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';

export default function TransferPage() {
  const { t } = useTranslation();
  return (
    <Page>
      <NavBar
        title={t(($) => $.transfer.title)}
        end={
          <Link
            to="/pages/fund/assets_record?kind=transfer_out"
            aria-label={t(($) => $.bills.title)}
            className="-mr-3 grid size-11 place-items-center text-text-2"
          >
            <History size={22} strokeWidth={1.7} aria-hidden />
          </Link>
        }
      />
      <TransferForm />
    </Page>
  );
}
