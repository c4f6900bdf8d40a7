import { useTranslation } from 'react-i18next';
import { ContentPage } from '../../kit/content/content-page.tsx';

/** Who the house is. */
export default function AboutPage() {
  const { t } = useTranslation();
  return <ContentPage title={t(($) => $.home.entries.about)} path="aboutus" params={{}} />;
}
