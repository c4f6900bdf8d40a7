import { useTranslation } from 'react-i18next';
import { AntiPhishingForm } from '../../features/security/anti-phishing-form.tsx';
import { useFactors } from '../../features/security/use-factors.ts';
import { useSaved } from '../../features/security/use-saved.ts';
import { SettingPage } from '../../kit/detail/setting-page.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

/** The words by which a genuine mail is known. */
export default function AntiPhishingPage() {
  const { t } = useTranslation();
  const { data: factors } = useFactors();
  const saved = useSaved();
  return (
    <SettingPage title={t(($) => $.security.antiPhishing)} intro={t(($) => $.security.whyPhishing)}>
      {factors === undefined ? (
        <SkeletonRows rows={2} height="h-14" />
      ) : (
        <AntiPhishingForm words={factors.anti_phishing_code} onDone={saved} />
      )}
    </SettingPage>
  );
}
