import { useTranslation } from 'react-i18next';
import { BankCardForm } from '../../features/withdrawals/bank-card-form.tsx';
import { SettingPage } from '../../kit/detail/setting-page.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';

/** The bank card at home. */
export default function BankPage() {
  const { t } = useTranslation();
  return (
    <SettingPage title={t(($) => $.withdrawals.bank)} intro={t(($) => $.withdrawals.cardNote)}>
      <BankCardForm kind="home" />
      <ButtonLink to="/pages/setting/bank_international" className="mt-3 w-full">
        {t(($) => $.withdrawals.abroad)}
      </ButtonLink>
    </SettingPage>
  );
}
