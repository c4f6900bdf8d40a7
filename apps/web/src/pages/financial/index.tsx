import { useTranslation } from 'react-i18next';
import { EarnAccount } from '../../features/earn/earn-account.tsx';
import { Page } from '../../ui/frame/page.tsx';

export default function FinancialPage() {
  const { t } = useTranslation();
  return (
    <Page>
      <h1 className="flex min-h-13 items-center text-lg font-semibold">{t(($) => $.tabs.finance)}</h1>
      <EarnAccount />
    </Page>
  );
}
