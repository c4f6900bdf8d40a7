import { languageTags } from '@auric/api';
import type { ContentInLanguage, WholeContent } from '@auric/api/console/content';
import { DateTimeField } from '@auric/web/src/kit/form/date-time-field.tsx';
import { TextArea } from '@auric/web/src/kit/form/text-area.tsx';
import { languageNames } from '@auric/web/src/locales/language-names.ts';
import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { TextField } from '@auric/web/src/ui/fields/text-field.tsx';
import { toast } from '@auric/web/src/ui/layers/toast-store.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { liveLine } from '../../data/live.ts';
import { useMay } from '../../data/seat.ts';
import { ActDialog } from '../../kit/act-dialog.tsx';
import { Panel } from '../../kit/panel.tsx';
import { DifferenceView, type WholeForm } from './difference-view.tsx';
import { TextPreview } from './text-preview.tsx';
import { content as texts } from './texts.ts';
import { contentChanged } from './use-content.ts';

const most = { summary: 300, body: 30_000 } as const;
const bodyRows = 18;
const nothing: WholeForm = { title: '', summary: '', body: '' };

interface TextEditorProps {
  whole: WholeContent;
  text: ContentInLanguage;
  /** What was typed before; undefined while nothing was. */
  draft: WholeForm | undefined;
  onDraft: (draft: WholeForm | undefined) => void;
}

/** The text of a language, with what customers will see beside it; it is published with a reason, and a time if later. */
export function TextEditor({ whole, text, draft, onDraft }: TextEditorProps) {
  const { lang, current, newest } = text;
  const mayPublish = useMay('content/publish');
  const [at, setAt] = useState<number | null>(null);
  const [asking, setAsking] = useState(false);
  const inForce = current ?? nothing;
  const form = draft ?? inForce;
  const missing = whatIsMissing(form, inForce, at);
  const change = (part: Partial<WholeForm>) =>
    onDraft({ title: form.title, summary: form.summary, body: form.body, ...part });
  const publish = async (reason: string) => {
    const { title, summary, body } = form;
    const later = at === null ? {} : { effective_at: at };
    const { revision } = await api.act('content/publish', {
      id: whole.id,
      lang,
      title,
      summary,
      body,
      newest,
      ...later,
      reason,
    });
    onDraft(undefined);
    toast(texts.published(revision));
    await contentChanged();
  };
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={texts.editor}>
        {current === null && <p className="mb-3 text-sm text-text-2">{lang === 'en' ? texts.empty : texts.none}</p>}
        <fieldset disabled={!mayPublish} lang={languageTags[lang]} className="flex flex-col gap-2">
          <TextField
            label={texts.heading}
            value={form.title}
            onChange={({ target }) => change({ title: target.value })}
          />
          <TextArea
            label={texts.summary}
            value={form.summary}
            most={most.summary}
            rows={2}
            onChange={(summary) => change({ summary })}
          />
          <TextArea
            label={texts.body}
            hint={texts.bodyHint}
            value={form.body}
            most={most.body}
            rows={bodyRows}
            onChange={(body) => change({ body })}
          />
        </fieldset>
        {mayPublish && (
          <div className="mt-3 border-t border-line pt-3">
            <DateTimeField withTime label={texts.effective} hint={texts.effectiveHint} value={at} onChange={setAt} />
            <Button look="primary" disabled={missing !== null} onClick={() => setAsking(true)} className="w-full">
              {missing ?? texts.publish}
            </Button>
          </div>
        )}
      </Panel>
      <div className="flex flex-col gap-4 xl:sticky xl:top-4">
        <TextPreview form={form} lang={lang} kind={whole.kind} />
        {draft !== undefined && current !== null && (
          <Panel title={texts.difference}>
            <DifferenceView before={current} after={form} />
          </Panel>
        )}
      </div>
      <ActDialog
        title={texts.publish}
        act={texts.publish}
        note={texts.publishNote(languageNames[lang])}
        open={asking}
        onOpenChange={setAsking}
        run={publish}
      />
    </div>
  );
}

/** Why it can't be published yet; null where it can. */
function whatIsMissing(form: WholeForm, inForce: WholeForm, at: number | null): string | null {
  if (form.title.trim() === '') return texts.missing.title;
  if (at !== null && at <= liveLine.now()) return texts.missing.time;
  const parts = ['title', 'summary', 'body'] as const;
  return parts.every((part) => form[part] === inForce[part]) ? texts.missing.same : null;
}
