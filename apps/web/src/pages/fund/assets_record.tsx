import { useTranslation } from 'react-i18next';
import { BillRows } from '../../features/assets/bill-rows.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';

export default function AssetsRecordPage() {
  const { t } = useTranslation();
  return (
    <Page>
      <NavBar title={t(($) => $.bills.title)} />
      <BillRows />
    </Page>
  );
}
