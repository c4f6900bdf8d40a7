import { useTranslation } from 'react-i18next';
import { LoginList } from '../../features/preferences/login-list.tsx';
import { SettingPage } from '../../kit/detail/setting-page.tsx';

/** The latest attempts to sign in, and changes of the way in. */
export default function LoginsPage() {
  const { t } = useTranslation();
  return (
    <SettingPage title={t(($) => $.settings.loginHistory)}>
      <LoginList />
    </SettingPage>
  );
}
