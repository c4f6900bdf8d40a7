import { useTranslation } from 'react-i18next';
import { ContentPage } from '../../kit/content/content-page.tsx';

const inLanguage = { lang: 'zh' } as const;

/** The same in Chinese. */
export default function ChineseCopyAgreementPage() {
  const { t } = useTranslation();
  return (
    <ContentPage
      title={t(($) => $.follow.agreement)}
      path="article"
      params={{ key: 'copy-agreement', ...inLanguage }}
    />
  );
}
