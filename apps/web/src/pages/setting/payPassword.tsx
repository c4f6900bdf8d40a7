import { useTranslation } from 'react-i18next';
import { useProfile } from '../../data/me/use-own-data.ts';
import { PayPasswordForm } from '../../features/security/pay-password-form.tsx';
import { useSaved } from '../../features/security/use-saved.ts';
import { SettingPage } from '../../kit/detail/setting-page.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

/** The six digits that confirm a payment. */
export default function PayPasswordPage() {
  const { t } = useTranslation();
  const { data: profile } = useProfile();
  const saved = useSaved();
  const reachable = profile !== undefined && (profile.email !== '' || profile.mobile !== '');
  return (
    <SettingPage title={t(($) => $.security.payPassword)} intro={t(($) => $.security.whyPay)}>
      {profile === undefined && <SkeletonRows rows={3} height="h-14" />}
      {reachable && <PayPasswordForm profile={profile} onDone={saved} />}
      {profile !== undefined && !reachable && (
        <EmptyState
          text={t(($) => $.security.needContact)}
          action={<ButtonLink to="/pages/setting/email">{t(($) => $.security.setUp)}</ButtonLink>}
        />
      )}
    </SettingPage>
  );
}
