import { languages } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { setLanguage, setPreference, useApp, type Theme } from '../data/app-store.ts';
import { languageNames } from '../locales/language-names.ts';
import { Choice } from '../ui/fields/choice.tsx';
import { NavBar } from '../ui/frame/nav-bar.tsx';
import { Page } from '../ui/frame/page.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { useMedia } from '../ui/frame/use-media.ts';
import { Switch } from '../ui/fields/switch.tsx';
import { Chat } from './chat.tsx';
import { Controls } from './controls.tsx';
import { Details } from './details.tsx';
import { Drawings } from './drawings.tsx';
import { Feedback } from './feedback.tsx';
import { Fields } from './fields.tsx';
import { Forms } from './forms.tsx';
import { Lists } from './lists.tsx';
import { Records } from './records.tsx';
import { Live } from './live.tsx';
import { Money } from './money.tsx';
import { Overlays } from './overlays.tsx';
import { ShellParts } from './shell-parts.tsx';

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

const groups = [
  ShellParts,
  Controls,
  Fields,
  Forms,
  Feedback,
  Overlays,
  Money,
  Lists,
  Records,
  Chat,
  Details,
  Drawings,
  Live,
];

/** Wide enough for both themes, each with room for its parts. */
const roomForBoth = '(min-width: 1180px)';

/** The parts in a theme of their own, whatever the app around them has. */
function InTheme({ theme }: { theme: Exclude<Theme, 'system'> }) {
  const { swapUpDown, colourBlind } = useApp((state) => state.preferences);
  return (
    <div
      data-theme={theme}
      data-updown={colourBlind ? 'blue' : swapUpDown ? 'swap' : undefined}
      className="min-w-0 rounded-card border border-line bg-surface-0 px-4 pb-6 text-text-1"
    >
      {groups.map((Group) => (
        <Group key={Group.name} />
      ))}
    </div>
  );
}

export default function Gallery() {
  const both = useMedia(roomForBoth);
  if (both) {
    return (
      <div className="mx-auto w-full max-w-[96rem] px-4 pb-6">
        <NavBar title="Gallery" />
        <Appearance />
        <div className="mt-6 grid grid-cols-2 gap-4">
          <InTheme theme="dark" />
          <InTheme theme="light" />
        </div>
      </div>
    );
  }
  return (
    <Page wide>
      <NavBar title="Gallery" />
      <Appearance />
      {groups.map((Group) => (
        <Group key={Group.name} />
      ))}
    </Page>
  );
}
