import { useTranslation } from 'react-i18next';
import { AddressBook } from '../../features/withdrawals/address-book.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';

/** The address book. */
export default function WalletPage() {
  const { t } = useTranslation();
  return (
    <Page>
      <NavBar title={t(($) => $.withdrawals.book)} />
      <AddressBook />
    </Page>
  );
}
