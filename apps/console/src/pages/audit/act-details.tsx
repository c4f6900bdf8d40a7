import type { AuditedAct } from '@auric/api/console/audit';
import { Fact, Facts } from '@auric/web/src/kit/detail/facts.tsx';
import { spoken } from '../../kit/spoken.ts';
import { Time } from '../../kit/time.tsx';
import { actWords } from '../../texts/act-words.ts';
import { audit } from '../../texts/audit.ts';

const heads = audit.columns;
const texts = audit.detail;

/** Everything that is kept of an act. */
export function ActDetails({ act }: { act: AuditedAct }) {
  return (
    <div className="flex flex-col gap-4 pb-5">
      <Facts label={texts.title(act.id)}>
        <Fact label={heads.at}>
          <Time at={act.at} />
        </Fact>
        <Fact label={heads.operator}>
          {act.operator.name} (#{act.operator.id})
        </Fact>
        <Fact label={heads.second}>{act.second?.name ?? texts.none}</Fact>
        <Fact label={heads.act}>{actWords(act.act)}</Fact>
        <Fact label={heads.subject}>
          {spoken(act.subject_kind)} {act.subject}
        </Fact>
        <Fact label={heads.reason}>{act.reason || texts.none}</Fact>
        {act.failure !== '' && <Fact label={texts.failure}>{spoken(act.failure)}</Fact>}
        <Fact label={texts.seq}>{act.seq}</Fact>
        <Fact label={texts.digest}>{act.digest}</Fact>
      </Facts>
      <section aria-label={texts.asked}>
        <h3 className="mb-1 text-xs font-medium text-text-3">{texts.asked}</h3>
        {act.details === '' ? (
          <p className="text-sm text-text-2">{texts.hidden}</p>
        ) : (
          <pre
            tabIndex={0}
            className="max-h-80 overflow-auto rounded-control bg-surface-2 p-3 text-xs whitespace-pre-wrap"
          >
            {indented(act.details)}
          </pre>
        )}
      </section>
    </div>
  );
}

/** JSON in lines; what is no JSON as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
