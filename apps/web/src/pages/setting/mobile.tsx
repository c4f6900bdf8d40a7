import { useTranslation } from 'react-i18next';
import { useProfile } from '../../data/me/use-own-data.ts';
import { actChallenge, factorsChanged } from '../../features/security/use-factors.ts';
import { useSaved } from '../../features/security/use-saved.ts';
import { ContactForm } from '../../features/session/contact-form.tsx';
import { SettingPage } from '../../kit/detail/setting-page.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

/** The mobile number by which one is reached. */
export default function MobilePage() {
  const { t } = useTranslation();
  const { data: profile } = useProfile();
  const saved = useSaved();
  const done = () => void factorsChanged().then(saved);
  return (
    <SettingPage title={t(($) => $.security.mobile)} intro={t(($) => $.security.whyEmail)}>
      {profile === undefined ? (
        <SkeletonRows rows={3} height="h-14" />
      ) : (
        <ContactForm kind="mobile" profile={profile} challenge={actChallenge} onDone={done} />
      )}
    </SettingPage>
  );
}
