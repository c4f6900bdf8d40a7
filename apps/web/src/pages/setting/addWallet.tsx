import { useTranslation } from 'react-i18next';
import { AddressForm } from '../../features/withdrawals/address-form.tsx';
import { SettingPage } from '../../kit/detail/setting-page.tsx';

/** A new address of the book. */
export default function AddWalletPage() {
  const { t } = useTranslation();
  return (
    <SettingPage title={t(($) => $.withdrawals.addAddress)}>
      <AddressForm />
    </SettingPage>
  );
}
