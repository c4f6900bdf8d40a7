import { useTranslation } from 'react-i18next';
import { BankCardForm } from '../../features/withdrawals/bank-card-form.tsx';
import { SettingPage } from '../../kit/detail/setting-page.tsx';

/** The bank card abroad. */
export default function BankInternationalPage() {
  const { t } = useTranslation();
  return (
    <SettingPage title={t(($) => $.withdrawals.abroad)} intro={t(($) => $.withdrawals.cardNote)}>
      <BankCardForm kind="abroad" />
    </SettingPage>
  );
}
