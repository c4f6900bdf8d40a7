import type { Language } from '@auric/api';
import type { WrittenRevision } from '@auric/api/console/content';
import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { useMay } from '../../data/seat.ts';
import { Answered } from '../../kit/answered.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Time } from '../../kit/time.tsx';
import { DifferenceView, type WholeForm } from './difference-view.tsx';
import { content as texts } from './texts.ts';
import { useContentHistory } from './use-content.ts';

interface TextHistoryProps {
  id: number;
  lang: Language;
  /** Puts a text into the editor. */
  onTake: (form: WholeForm) => void;
}

/** How a text came to be as it is: each revision with its difference to the one before. */
export function TextHistory({ id, lang, onTake }: TextHistoryProps) {
  const history = useContentHistory(id, lang);
  return (
    <Panel title={texts.history} className="mt-4">
      <Answered to={history}>
        {(revisions) =>
          revisions.length === 0 ? (
            <p className="text-sm text-text-2">{texts.empty}</p>
          ) : (
            <ol className="flex flex-col gap-5">
              {revisions.map((revision, at) => (
                <Revision key={revision.revision} revision={revision} before={revisions[at + 1]} onTake={onTake} />
              ))}
            </ol>
          )
        }
      </Answered>
    </Panel>
  );
}

interface RevisionProps {
  revision: WrittenRevision;
  before: WrittenRevision | undefined;
  onTake: TextHistoryProps['onTake'];
}

function Revision({ revision, before, onTake }: RevisionProps) {
  const mayPublish = useMay('content/publish');
  const { revision: number, title, summary, body, origin, author, created_at: at, effective_at: from } = revision;
  return (
    <li className="border-l-2 border-line pl-3">
      <p className="flex flex-wrap justify-between gap-x-3 text-xs">
        <span className="font-medium">
          {texts.revision(number)} · {texts.by(origin, author)}
        </span>
        <span className="text-text-3">
          <Time at={at} />
          {from > at && (
            <>
              {' · '}
              {texts.from} <Time at={from} />
            </>
          )}
        </span>
      </p>
      {before !== undefined && (
        <details className="mt-1">
          <summary className="min-h-8 cursor-pointer text-xs text-text-2">{texts.difference}</summary>
          <DifferenceView before={before} after={revision} />
          {mayPublish && (
            <Button look="quiet" size="tight" onClick={() => onTake({ title, summary, body })} className="mt-2">
              {texts.restore}
            </Button>
          )}
        </details>
      )}
    </li>
  );
}
