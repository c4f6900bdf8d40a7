import { Info, Scale, ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SettingFact, SettingGroup, SettingLink } from './setting-group.tsx';

const appVersion = '0.16.0';

/** By which rules the house runs, and which app this is. */
export function AboutSettings() {
  const { t } = useTranslation();
  return (
    <SettingGroup title={t(($) => $.settings.about)}>
      <SettingLink icon={ScrollText} label={t(($) => $.content.terms)} to="/pages/common/article?key=terms" />
      <SettingLink icon={ScrollText} label={t(($) => $.content.privacy)} to="/pages/common/article?key=privacy" />
      <SettingLink icon={ScrollText} label={t(($) => $.content.risk)} to="/pages/common/article?key=risk" />
      <SettingLink
        icon={Scale}
        label={t(($) => $.home.entries.compliance)}
        to="/pages/setting/operational_compliance"
      />
      <SettingFact icon={Info} label={t(($) => $.settings.version)} value={appVersion} />
    </SettingGroup>
  );
}
