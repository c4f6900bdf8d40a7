import { useTranslation } from 'react-i18next';
import { StatementView } from '../../features/bills/statement-view.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';

/** Bills as they are taken along: the statement of a month, and files. */
export default function BillPage() {
  const { t } = useTranslation();
  return (
    <Page wide>
      <NavBar title={t(($) => $.bills.statement)} />
      <StatementView />
    </Page>
  );
}
