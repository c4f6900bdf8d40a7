import { useTranslation } from 'react-i18next';
import { LoginList } from '../../features/preferences/login-list.tsx';
import { RecordPage } from '../../kit/record/record-page.tsx';

/** The latest attempts to sign in, and changes of the way in. */
export default function LoginsPage() {
  const { t } = useTranslation();
  return (
    <RecordPage title={t(($) => $.settings.loginHistory)}>
      <LoginList />
    </RecordPage>
  );
}
