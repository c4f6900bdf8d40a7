import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SendingForm } from '../../features/sending/sending-form.tsx';
import { IconLink } from '../../ui/actions/icon-button.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';

/** Sends a coin to another customer. */
export default function FundTransferPage() {
  const { t } = useTranslation();
  return (
    <Page>
      <NavBar
        title={t(($) => $.sending.title)}
        end={
          <IconLink to="/pages/fund/transfer_history" label={t(($) => $.sending.history)} className="-mr-3">
            <History size={22} strokeWidth={1.7} aria-hidden />
          </IconLink>
        }
      />
      <SendingForm />
    </Page>
  );
}
