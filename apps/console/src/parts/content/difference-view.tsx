import { lineDifference, type DifferentLine } from './line-difference.ts';
import { content as texts } from './texts.ts';

/** A text as one: what a change of any part of it shows. */
export interface WholeForm {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

const asText = ({ title, summary, body }: WholeForm): string => [title, summary, '', body].join('\n').trimEnd();

const looks = {
  same: 'text-text-3',
  added: 'bg-good/12 text-text-1',
  removed: 'bg-bad/12 text-text-2 line-through',
} as const;

/** What one text has that the other hasn't, line by line. */
export function DifferenceView({ before, after }: { before: WholeForm; after: WholeForm }) {
  const lines = lineDifference(asText(before), asText(after));
  if (lines.every(({ kind }) => kind === 'same')) return <p className="text-sm text-text-2">{texts.same}</p>;
  return (
    <div className="overflow-hidden rounded-control border border-line text-xs leading-5">
      {lines.map((line, at) => (
        <Line key={at} line={line} />
      ))}
    </div>
  );
}

function Line({ line: { kind, text } }: { line: DifferentLine }) {
  const props = { className: `block min-h-5 px-2 [overflow-wrap:anywhere] whitespace-pre-wrap ${looks[kind]}` };
  if (kind === 'added')
    return (
      <ins {...props} className={`${props.className} no-underline`}>
        {text}
      </ins>
    );
  return kind === 'removed' ? <del {...props}>{text}</del> : <span {...props}>{text}</span>;
}
