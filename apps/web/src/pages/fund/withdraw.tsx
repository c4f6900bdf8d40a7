import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WithdrawForm } from '../../features/withdrawals/withdraw-form.tsx';
import { IconLink } from '../../ui/actions/icon-button.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';

/** Takes coins out of the funding account. */
export default function WithdrawPage() {
  const { t } = useTranslation();
  return (
    <Page>
      <NavBar
        title={t(($) => $.withdrawals.title)}
        end={
          <IconLink
            to="/pages/fund/receive_withdraw_record?tab=withdraw"
            label={t(($) => $.withdrawals.records)}
            className="-mr-3"
          >
            <History size={22} strokeWidth={1.7} aria-hidden />
          </IconLink>
        }
      />
      <WithdrawForm />
    </Page>
  );
}
