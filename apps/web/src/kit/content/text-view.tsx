import { languageTags, type WrittenText } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { formatDate } from '../../locales/time-format.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { RichText } from './rich-text.tsx';

/** One text: what it is about, since when it holds, and itself. Where it lacks the reader's language, it says so. */
export function TextView({ text }: { text: WrittenText }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const foreign = text.lang !== lang;
  return (
    <article className="mt-1 pb-4">
      {foreign && (
        <div className="mb-3">
          <Banner>{t(($) => $.content.inEnglish)}</Banner>
        </div>
      )}
      <div lang={languageTags[text.lang]}>
        {text.summary !== '' && <p className="text-base leading-6 text-text-1 text-pretty">{text.summary}</p>}
        <TextTime text={text} />
        <RichText markdown={text.content} />
      </div>
    </article>
  );
}

/** Since when a text holds; an agreement says its version too. */
function TextTime({ text: { kind, time, revision } }: { text: WrittenText }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const day = formatDate(time, lang);
  const said =
    kind === 'agreement'
      ? t(($) => $.content.inForce, { time: day, revision })
      : t(($) => $.content.updated, { time: day });
  return <p className="mt-2 mb-4 text-xs text-text-3">{said}</p>;
}
