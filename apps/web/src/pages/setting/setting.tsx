import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { setLanguage, setPreference, useApp, type Theme } from '../../data/app-store.ts';
import { logOut } from '../../data/client.ts';
import { languageNames } from '../../locales/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast-store.ts';
import { languages } from '@auric/api';

const appVersion = '0.8.0';

export default function SettingPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { lang, token, preferences } = useApp();
  const logout = useMutation({
    mutationFn: logOut,
    onSettled: () => {
      toast(t(($) => $.session.loggedOut));
      void navigate('/', { replace: true });
    },
  });
  return (
    <Page>
      <NavBar title={t(($) => $.settings.title)} />
      <div className="mt-2 flex flex-col gap-6">
        <SelectField
          label={t(($) => $.settings.language)}
          value={lang}
          onChange={setLanguage}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <div>
          <p aria-hidden className="mb-1 text-xs font-medium text-text-2">
            {t(($) => $.settings.theme)}
          </p>
          <Choice<Theme>
            label={t(($) => $.settings.theme)}
            value={preferences.theme}
            onChange={(theme) => setPreference('theme', theme)}
            options={(['dark', 'light', 'system'] as const).map((value) => ({
              value,
              label: t(($) => $.settings[value]),
            }))}
          />
        </div>
        <div className="[&>label]:justify-between [&>label]:text-sm [&>label]:text-text-1">
          <Switch
            label={t(($) => $.settings.swapColours)}
            checked={preferences.swapUpDown}
            onChange={(on) => setPreference('swapUpDown', on)}
          />
        </div>
        {token !== null && (
          <Button onClick={() => logout.mutate()} disabled={logout.isPending}>
            {t(($) => $.session.logout)}
          </Button>
        )}
        <p className="text-center text-xs text-text-3">
          {t(($) => $.settings.version)} {appVersion}
        </p>
      </div>
    </Page>
  );
}
