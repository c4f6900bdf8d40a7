import { useTranslation } from 'react-i18next';
import { useProfile } from '../../data/me/use-own-data.ts';
import { PortraitPicker } from '../../features/user-info/portrait-picker.tsx';
import { ProfileForm } from '../../features/user-info/profile-form.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';

/** How others see the customer: picture, nickname, signature. */
export default function UserInfoPage() {
  const { t } = useTranslation();
  const { data: profile, error, refetch } = useProfile();
  return (
    <Page>
      <NavBar title={t(($) => $.userInfo.title)} />
      {profile !== undefined ? (
        <div className="mt-4 flex flex-col gap-6">
          <PortraitPicker portrait={profile.head_portrait} />
          <ProfileForm profile={profile} />
        </div>
      ) : error === null ? (
        <SkeletonRows rows={4} />
      ) : (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
