import { BookOpen, Inbox, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { SettingFact, SettingGroup, SettingLink } from './setting-group.tsx';

const appVersion = '0.9.0';

/** What this app is, for those who ask or build on it. */
export function AboutSettings() {
  const { t } = useTranslation();
  const sandbox = useApp((state) => state.sandbox);
  return (
    <SettingGroup title={t(($) => $.settings.about)}>
      <SettingLink icon={BookOpen} label={t(($) => $.settings.apiDocs)} href="/api/docs" />
      {sandbox && <SettingLink icon={Inbox} label={t(($) => $.outbox.title)} to="/pages/sandbox/outbox" />}
      <SettingFact icon={Info} label={t(($) => $.settings.version)} value={appVersion} />
    </SettingGroup>
  );
}
