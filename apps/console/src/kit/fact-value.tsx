import { spoken } from './spoken.ts';
import { Time } from './time.tsx';

/** A word of the wire, such as `to_customer`; names of people and reasons have no such form. */
const wireWord = /^[a-z]+(?:_[a-z]+)+$/;

/** A value of any form as it is read: words, numbers, times by their name, and what is nested in lines. */
export function FactValue({ name, value }: { name: string; value: unknown }) {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'number' && (name === 'at' || name.endsWith('_at'))) return <Time at={value} />;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return wireWord.test(value) ? spoken(value) : value;
  if (typeof value === 'number') return value;
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ');
  return (
    <dl className="text-left text-sm">
      {Object.entries(value).map(([inner, each]) => (
        <div key={inner} className="flex justify-between gap-4 border-b border-line py-1 last:border-0">
          <dt className="text-text-3">{spoken(inner)}</dt>
          <dd className="text-right [overflow-wrap:anywhere]">
            <FactValue name={inner} value={each} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
