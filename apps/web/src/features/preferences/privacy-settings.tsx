import { FileCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SettingGroup, SettingLink } from './setting-group.tsx';

/** What the customer agreed to, and what the house keeps of them. */
export function PrivacySettings() {
  const { t } = useTranslation();
  return (
    <SettingGroup title={t(($) => $.privacy.ownData)}>
      <SettingLink to="/pages/setting/privacy" icon={FileCheck} label={t(($) => $.privacy.title)} />
    </SettingGroup>
  );
}
