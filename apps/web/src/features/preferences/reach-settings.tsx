import { Bell, Headset, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SettingGroup, SettingLink } from './setting-group.tsx';

/** How the house reaches a customer, and the customer the house. */
export function ReachSettings() {
  const { t } = useTranslation();
  return (
    <SettingGroup title={t(($) => $.notifications.title)}>
      <SettingLink icon={Bell} label={t(($) => $.home.entries.messages)} to="/pages/site_message/message-center" />
      <SettingLink icon={SlidersHorizontal} label={t(($) => $.messages.settings)} to="/pages/setting/notifications" />
      <SettingLink icon={Headset} label={t(($) => $.home.entries.service)} to="/pages/kefu/index" />
    </SettingGroup>
  );
}
