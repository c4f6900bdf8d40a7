import { useTranslation } from 'react-i18next';
import { ContentPage } from '../../kit/content/content-page.tsx';

const inLanguage = { lang: 'en' } as const;

/** The same in English. */
export default function EnglishCopyAgreementPage() {
  const { t } = useTranslation();
  return (
    <ContentPage
      title={t(($) => $.follow.agreement)}
      path="article"
      params={{ key: 'copy-agreement', ...inLanguage }}
    />
  );
}
