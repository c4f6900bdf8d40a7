import { History, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TransferForm } from '../../features/transfer/transfer-form.tsx';
import { IconLink } from '../../ui/actions/icon-button.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';

export default function TransferPage() {
  const { t } = useTranslation();
  return (
    <Page>
      <NavBar
        title={t(($) => $.transfer.title)}
        end={
          <span className="-mr-3 flex">
            <IconLink to="/pages/fund/fundTransfer" label={t(($) => $.sending.title)}>
              <UserRound size={22} strokeWidth={1.7} aria-hidden />
            </IconLink>
            <IconLink to="/pages/fund/transfer_history?tab=own" label={t(($) => $.sending.history)}>
              <History size={22} strokeWidth={1.7} aria-hidden />
            </IconLink>
          </span>
        }
      />
      <TransferForm />
    </Page>
  );
}
