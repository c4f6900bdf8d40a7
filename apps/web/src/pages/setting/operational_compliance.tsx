import { useTranslation } from 'react-i18next';
import { ContentPage } from '../../kit/content/content-page.tsx';

/** By which rules the house runs. */
export default function CompliancePage() {
  const { t } = useTranslation();
  return <ContentPage title={t(($) => $.home.entries.compliance)} path="operational_compliance" params={{}} />;
}
