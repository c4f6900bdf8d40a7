import type { ConfigurationField, ConfigurationValues } from '@auric/api/console/configuration';
import { configuration as texts } from '../../texts/configuration.ts';
import { differencesOf } from './difference.ts';

interface DifferenceTableProps {
  label: string;
  fields: readonly ConfigurationField[];
  before: ConfigurationValues;
  after: ConfigurationValues;
  /** What is said where nothing differs. */
  none?: string;
}

/** What a change changes, before and after side by side. */
export function DifferenceTable({ label, fields, before, after, none = texts.same }: DifferenceTableProps) {
  const differences = differencesOf(fields, before, after);
  if (differences.length === 0) return <p className="py-1 text-sm text-text-2">{none}</p>;
  return (
    <table aria-label={label} className="w-full border-collapse text-sm">
      <thead>
        <tr className="border-b border-line text-left text-2xs text-text-3">
          {[texts.field, texts.before, texts.after].map((head) => (
            <th key={head} scope="col" className="h-8 pr-4 font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label: field, before: old, after: fresh }) => (
          <tr key={field} className="border-b border-line align-top last:border-0">
            <th scope="row" className="w-1/3 py-2 pr-4 text-left font-normal text-text-2">
              {field}
            </th>
            <td className="w-1/3 py-2 pr-4 [overflow-wrap:anywhere] text-text-3">
              <del className="no-underline">{old}</del>
            </td>
            <td className="w-1/3 py-2 font-medium [overflow-wrap:anywhere]">
              <ins className="no-underline">{fresh}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
