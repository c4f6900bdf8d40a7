import { languages, languageTags, type Language } from '@auric/api';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setLanguage, useApp } from '../../data/app-store.ts';
import { showLanguage } from '../../locales/i18n.ts';
import { languageNames } from '../../locales/language-names.ts';
import { PickerSheet } from '../../ui/layers/picker-sheet.tsx';
import { toast } from '../../ui/layers/toast-store.ts';
import { SettingButton } from './setting-group.tsx';

/** What a language is called in the language that is shown, and in English: somebody may look for it by these. */
function otherNames(lang: Language, shown: Language): string {
  const tag = languageTags[lang];
  const named = [languageTags[shown], 'en'].map((each) => new Intl.DisplayNames([each], { type: 'language' }).of(tag));
  return `${named.join(' ')} ${tag}`;
}

/** The language, chosen by its own name. */
export function LanguageSetting() {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const [open, setOpen] = useState(false);
  // First the words, then the numbers and dates: the screen never speaks two languages.
  const choose = (next: Language) =>
    void showLanguage(next).then(
      () => setLanguage(next),
      () => toast(t(($) => $.errors.unreachable)),
    );
  return (
    <>
      <SettingButton
        icon={Languages}
        label={t(($) => $.settings.language)}
        value={<span lang={languageTags[lang]}>{languageNames[lang]}</span>}
        onClick={() => setOpen(true)}
      />
      <PickerSheet
        label={t(($) => $.settings.language)}
        value={lang}
        onChange={choose}
        options={languages.map((value) => ({
          value,
          label: languageNames[value],
          lang: languageTags[value],
          alsoFoundBy: otherNames(value, lang),
        }))}
        search={{
          label: t(($) => $.settings.findLanguage),
          nothing: (query) => t(($) => $.settings.noLanguage, { query }),
        }}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}
