import { EyeOff, SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { setPreference, useApp, type Theme } from '../../data/app-store.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { ColourSetting } from './colour-setting.tsx';
import { FiatSetting } from './fiat-setting.tsx';
import { LanguageSetting } from './language-setting.tsx';
import { SettingGroup, SettingLine, SettingSwitch } from './setting-group.tsx';

/** Language, currency, theme, colours and what is hidden, for this device. */
export function AppearanceSettings() {
  const { t } = useTranslation();
  const { theme, hideAmounts } = useApp((state) => state.preferences);
  const themeLabel = t(($) => $.settings.theme);
  return (
    <SettingGroup title={t(($) => $.settings.appearance)}>
      <LanguageSetting />
      <FiatSetting />
      <div className="px-4 pb-3">
        <div aria-hidden className="flex">
          <SettingLine icon={SunMoon} label={themeLabel} />
        </div>
        <Choice<Theme>
          label={themeLabel}
          value={theme}
          onChange={(next) => setPreference('theme', next)}
          options={(['dark', 'light', 'system'] as const).map((value) => ({
            value,
            label: t(($) => $.settings[value]),
          }))}
        />
      </div>
      <ColourSetting />
      <SettingSwitch
        icon={EyeOff}
        label={t(($) => $.portfolio.hideAmounts)}
        checked={hideAmounts}
        onChange={(on) => setPreference('hideAmounts', on)}
      />
    </SettingGroup>
  );
}
