import { languageTags, type ContentKind, type Language } from '@auric/api';
import { RichText } from '@auric/web/src/kit/content/rich-text.tsx';
import { Panel } from '../../kit/panel.tsx';
import type { WholeForm } from './difference-view.tsx';
import { content as texts } from './texts.ts';

/** A text as its reader will see it, in the width of a phone. Its links lead nowhere here. */
export function TextPreview({ form, lang, kind }: { form: WholeForm; lang: Language; kind: ContentKind }) {
  const question = kind === 'question';
  return (
    <Panel title={texts.preview}>
      <div
        inert
        lang={languageTags[lang]}
        className="mx-auto max-w-90 rounded-card border border-line bg-surface-0 p-4"
      >
        <p className={question ? 'mb-3 text-sm font-medium' : 'mb-2 text-base font-semibold'}>{form.title}</p>
        {form.summary !== '' && <p className="mb-4 text-base leading-6 text-text-1">{form.summary}</p>}
        <RichText markdown={form.body} />
      </div>
    </Panel>
  );
}
