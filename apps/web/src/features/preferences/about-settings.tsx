import { BookOpen, CircleQuestionMark, Inbox, Info, Scale, ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { SettingFact, SettingGroup, SettingLink } from './setting-group.tsx';

const appVersion = '0.11.0';

/** What this app is, for those who ask or build on it. */
export function AboutSettings() {
  const { t } = useTranslation();
  const sandbox = useApp((state) => state.sandbox);
  return (
    <SettingGroup title={t(($) => $.settings.about)}>
      <SettingLink icon={CircleQuestionMark} label={t(($) => $.home.entries.faq)} to="/pages/common/faq" />
      <SettingLink icon={ScrollText} label={t(($) => $.content.terms)} to="/pages/common/article?key=terms" />
      <SettingLink icon={ScrollText} label={t(($) => $.content.privacy)} to="/pages/common/article?key=privacy" />
      <SettingLink icon={ScrollText} label={t(($) => $.content.risk)} to="/pages/common/article?key=risk" />
      <SettingLink
        icon={Scale}
        label={t(($) => $.home.entries.compliance)}
        to="/pages/setting/operational_compliance"
      />
      <SettingLink icon={BookOpen} label={t(($) => $.settings.apiDocs)} href="/api/docs" />
      {sandbox && <SettingLink icon={Inbox} label={t(($) => $.outbox.title)} to="/pages/sandbox/outbox" />}
      <SettingFact icon={Info} label={t(($) => $.settings.version)} value={appVersion} />
    </SettingGroup>
  );
}
