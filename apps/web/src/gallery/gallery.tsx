import { languages } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { setLanguage, setPreference, useApp, type Theme } from '../data/app-store.ts';
import { languageNames } from '../locales/i18n.ts';
import { Choice } from '../ui/choice.tsx';
import { NavBar } from '../ui/nav-bar.tsx';
import { Page } from '../ui/page.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { Controls } from './controls.tsx';
import { Drawings } from './drawings.tsx';
import { Feedback } from './feedback.tsx';
import { Fields } from './fields.tsx';
import { Lists } from './lists.tsx';
import { Live } from './live.tsx';
import { Overlays } from './overlays.tsx';

/** Theme, colours and language of the whole gallery; parts are built to be read in all of them. */
function Appearance() {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const preferences = useApp((state) => state.preferences);
  return (
    <div className="flex flex-wrap items-end gap-3 rounded-card border border-line bg-surface-1 p-3">
      <SelectField
        label={t(($) => $.settings.language)}
        value={lang}
        onChange={setLanguage}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        className="min-w-40 flex-1"
      />
      <Choice<Theme>
        label={t(($) => $.settings.theme)}
        value={preferences.theme}
        onChange={(theme) => setPreference('theme', theme)}
        options={(['dark', 'light', 'system'] as const).map((value) => ({ value, label: t(($) => $.settings[value]) }))}
        className="min-w-60 flex-1"
      />
      <Switch
        label={t(($) => $.settings.redUp)}
        checked={preferences.swapUpDown}
        onChange={(on) => setPreference('swapUpDown', on)}
      />
    </div>
  );
}

export default function Gallery() {
  return (
    <Page wide>
      <NavBar title="Gallery" />
      <Appearance />
      <Controls />
      <Fields />
      <Feedback />
      <Overlays />
      <Lists />
      <Drawings />
      <Live />
    </Page>
  );
}
