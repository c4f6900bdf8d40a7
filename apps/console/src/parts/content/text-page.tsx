import { languages, type Language } from '@auric/api';
import type { ContentInLanguage, WholeContent } from '@auric/api/console/content';
import { languageNames } from '@auric/web/src/locales/language-names.ts';
import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { IconLink } from '@auric/web/src/ui/actions/icon-button.tsx';
import { Choice } from '@auric/web/src/ui/fields/choice.tsx';
import { Badge } from '@auric/web/src/ui/states/badge.tsx';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api } from '../../data/api.ts';
import { useMay } from '../../data/seat.ts';
import { useHotkeys } from '../../keys/use-hotkeys.ts';
import { ActDialog } from '../../kit/act-dialog.tsx';
import { Answered } from '../../kit/answered.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { content as texts } from './texts.ts';
import { TextEditor } from './text-editor.tsx';
import { TextHistory } from './text-history.tsx';
import { ReleaseProposal } from './release-proposal.tsx';
import { contentChanged, useWholeContent } from './use-content.ts';
import type { WholeForm } from './difference-view.tsx';

/** One text in ten languages: what is in force, an editor with what customers will see beside it, and its history. */
export default function TextPage() {
  const id = Number(useParams()['id']);
  const navigate = useNavigate();
  const text = useWholeContent(id);
  useHotkeys(texts.one, [{ keys: 'Escape', does: texts.back, act: () => void navigate('/content') }]);
  return <Answered to={text}>{(whole) => <Text key={id} whole={whole} />}</Answered>;
}

function Text({ whole }: { whole: WholeContent }) {
  const [lang, setLang] = useState<Language>('en');
  /** What was typed and not published, by language: looking at another one loses nothing. */
  const [drafts, setDrafts] = useState<Partial<Record<Language, WholeForm | undefined>>>({});
  const own = whole.texts.find((text) => text.lang === lang);
  const keep = (draft: WholeForm | undefined) => setDrafts((all) => ({ ...all, [lang]: draft }));
  if (own === undefined) return null;
  return (
    <>
      <Head whole={whole} />
      <Choice<Language>
        look="underline"
        label={texts.language}
        value={lang}
        onChange={setLang}
        options={languages.map((value) => ({ value, label: <LanguageTab text={textIn(whole, value)} lang={value} /> }))}
        className="mb-4"
      />
      {own.proposed !== null && (
        <ReleaseProposal id={whole.id} lang={lang} proposed={own.proposed} current={own.current} onTake={keep} />
      )}
      <TextEditor key={`${lang} ${own.newest}`} whole={whole} text={own} draft={drafts[lang]} onDraft={keep} />
      <TextHistory id={whole.id} lang={lang} onTake={keep} />
    </>
  );
}

const textIn = ({ texts: all }: WholeContent, lang: Language) => all.find((text) => text.lang === lang);

function LanguageTab({ text, lang }: { text: ContentInLanguage | undefined; lang: Language }) {
  const missing = text?.current === null || text === undefined;
  return (
    <span className="flex items-center gap-1">
      {languageNames[lang]}
      {missing && <Badge look="bad">!</Badge>}
      {text?.proposed !== null && text !== undefined && <Badge look="gold">?</Badge>}
    </span>
  );
}

function Head({ whole: { id, key, kind, mode, shown, texts: all } }: { whole: WholeContent }) {
  const mayShow = useMay('content/show');
  const [asking, setAsking] = useState(false);
  const title = all.find(({ lang }) => lang === 'en')?.current?.title ?? key;
  const act = shown ? texts.hide : texts.show;
  const run = async (reason: string) => {
    await api.act('content/show', { id, shown: !shown, reason });
    await contentChanged();
  };
  return (
    <>
      <PageHead
        title={title}
        note={[
          texts.kinds[kind],
          key,
          ...(mode === 'sandbox' ? [texts.sandboxOnly] : []),
          ...(shown ? [] : [texts.hidden]),
        ].join(' · ')}
        start={
          <IconLink to="/content" label={texts.back} className="-ml-2">
            <ChevronLeft size={20} aria-hidden />
          </IconLink>
        }
      >
        {mayShow && <Button onClick={() => setAsking(true)}>{act}</Button>}
      </PageHead>
      <ActDialog title={act} act={act} open={asking} onOpenChange={setAsking} run={run} />
    </>
  );
}
