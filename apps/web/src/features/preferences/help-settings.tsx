import { BookOpen, CircleQuestionMark, Headset, Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { SettingGroup, SettingLink } from './setting-group.tsx';

/** Who answers a question, and where the answer may stand already. */
export function HelpSettings() {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const sandbox = useApp((state) => state.sandbox);
  return (
    <SettingGroup title={t(($) => $.home.groups.help)}>
      {signedIn && <SettingLink icon={Headset} label={t(($) => $.home.entries.service)} to="/pages/kefu/index" />}
      <SettingLink icon={CircleQuestionMark} label={t(($) => $.home.entries.faq)} to="/pages/common/faq" />
      <SettingLink icon={BookOpen} label={t(($) => $.settings.apiDocs)} href="/api/docs" />
      {sandbox && <SettingLink icon={Inbox} label={t(($) => $.outbox.title)} to="/pages/sandbox/outbox" />}
    </SettingGroup>
  );
}
