import { useTranslation } from 'react-i18next';
import { factorsChanged } from '../../features/security/use-factors.ts';
import { useSaved } from '../../features/security/use-saved.ts';
import { PasswordForm } from '../../features/session/password-form.tsx';
import { SettingPage } from '../../kit/detail/setting-page.tsx';

/** Changes the password of whoever is signed in. */
export default function PasswordPage() {
  const { t } = useTranslation();
  const saved = useSaved();
  return (
    <SettingPage title={t(($) => $.session.changePassword)}>
      <PasswordForm onDone={() => void factorsChanged().then(saved)} />
    </SettingPage>
  );
}
