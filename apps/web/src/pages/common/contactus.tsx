import { useTranslation } from 'react-i18next';
import { ContentPage } from '../../kit/content/content-page.tsx';

/** How to reach the house. */
export default function ContactPage() {
  const { t } = useTranslation();
  return <ContentPage title={t(($) => $.home.entries.contact)} path="contactus" params={{}} />;
}
