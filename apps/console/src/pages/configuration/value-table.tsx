import type { ConfigurationField, ConfigurationValues } from '@auric/api/console/configuration';
import { Fact, Facts } from '@auric/web/src/kit/detail/facts.tsx';
import { isRows, type RowsField, rowsOf, type FieldValue } from './field-value.ts';
import { valueText } from './value-text.ts';

interface ValueTableProps {
  label: string;
  fields: readonly ConfigurationField[];
  values: ConfigurationValues;
}

/** The values of a thing as they are read: its fields as facts, its tables as tables. */
export function ValueTable({ label, fields, values }: ValueTableProps) {
  const plain = fields.filter((field) => !isRows(field));
  return (
    <div className="flex flex-col gap-4">
      {plain.length > 0 && (
        <Facts label={label}>
          {plain.map((field) => (
            <Fact key={field.name} label={<span title={field.help}>{field.label}</span>}>
              {valueText(field, values[field.name])}
            </Fact>
          ))}
        </Facts>
      )}
      {fields.filter(isRows).map((field) => (
        <RowsTable key={field.name} field={field} value={values[field.name]} />
      ))}
    </div>
  );
}

function RowsTable({ field: { label, columns }, value }: { field: RowsField; value: FieldValue | undefined }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="pb-1 text-left text-xs font-medium text-text-2">{label}</caption>
        <thead>
          <tr className="border-b border-line text-left text-2xs text-text-3">
            {columns.map((column) => (
              <th key={column.name} scope="col" title={column.help} className="h-8 pr-4 font-medium whitespace-nowrap">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(value).map((row, index) => (
            <tr key={index} className="border-b border-line last:border-0">
              {columns.map((column) => (
                <td key={column.name} className="py-1.5 pr-4 align-top">
                  {valueText(column, row[column.name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
