import { languages } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { setLanguage, setPreference, useApp, type Theme } from '../../data/app-store.ts';
import { languageNames } from '../../locales/i18n.ts';
import { ChangeText } from '../../ui/change-pill.tsx';
import { Choice } from '../../ui/choice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { choosePriceColours, priceColours, priceColoursOf, type PriceColours } from './price-colours.ts';

/** Language, theme, colours and what is hidden, for this device. */
export function AppearanceSettings() {
  const { t } = useTranslation();
  const { lang, preferences } = useApp();
  const colours = priceColoursOf(preferences);
  return (
    <section aria-labelledby="appearance" className="flex flex-col gap-5">
      <h2 id="appearance" className="sr-only">
        {t(($) => $.settings.appearance)}
      </h2>
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
      <div>
        <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-xs font-medium text-text-2">
          {t(($) => $.settings.colours)}
          <span aria-hidden className="flex gap-3">
            <ChangeText change="1.82" />
            <ChangeText change="-0.64" />
          </span>
        </p>
        <Choice<PriceColours>
          label={t(($) => $.settings.colours)}
          value={colours}
          onChange={choosePriceColours}
          options={priceColours.map((value) => ({ value, label: t(($) => $.settings[value]) }))}
        />
        <p className="mt-1 text-xs text-text-3">{t(($) => $.settings.colourBlindHint)}</p>
      </div>
      <div className="[&>label]:justify-between [&>label]:text-sm [&>label]:text-text-1">
        <Switch
          label={t(($) => $.home.hideAmounts)}
          checked={preferences.hideAmounts}
          onChange={(on) => setPreference('hideAmounts', on)}
        />
      </div>
    </section>
  );
}
