import { useTranslation } from 'react-i18next';
import { ContentPage } from '../../kit/content/content-page.tsx';

/** What is agreed to by copying, in the language that is shown. */
export default function CopyAgreementPage() {
  const { t } = useTranslation();
  return <ContentPage title={t(($) => $.follow.agreement)} path="article" params={{ key: 'copy-agreement' }} />;
}
