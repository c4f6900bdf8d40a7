import { useTranslation } from 'react-i18next';
import { DeviceList } from '../../features/preferences/device-list.tsx';
import { SettingPage } from '../../kit/detail/setting-page.tsx';

/** The devices that are signed in. */
export default function DevicesPage() {
  const { t } = useTranslation();
  return (
    <SettingPage title={t(($) => $.settings.devices)}>
      <DeviceList />
    </SettingPage>
  );
}
