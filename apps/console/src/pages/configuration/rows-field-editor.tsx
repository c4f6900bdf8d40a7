import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { IconButton } from '@auric/web/src/ui/actions/icon-button.tsx';
import { Trash2 } from 'lucide-react';
import { configuration as texts } from '../../texts/configuration.ts';
import { emptyValue, type FieldValue, type RowsField, rowsOf } from './field-value.ts';
import { ValueField } from './value-field.tsx';

type Cells = Record<string, string | boolean | string[]>;

interface RowsFieldEditorProps {
  field: RowsField;
  value: FieldValue | undefined;
  onChange: (rows: Cells[]) => void;
}

/** A table that is typed: its cells in place, rows added at the end and removed. */
export function RowsFieldEditor({ field: { label, columns }, value, onChange }: RowsFieldEditorProps) {
  const rows = [...rowsOf(value)];
  const add = () => onChange([...rows, Object.fromEntries(columns.map((each) => [each.name, emptyValue(each)]))]);
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="pb-1 text-left text-xs font-medium text-text-2">{label}</caption>
        <thead>
          <tr className="text-left text-2xs text-text-3">
            {columns.map((column) => (
              <th key={column.name} scope="col" title={column.help} className="h-8 pr-2 font-medium whitespace-nowrap">
                {column.label}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((column) => (
                <td key={column.name} className="py-1 pr-2 align-top">
                  <ValueField
                    quiet
                    field={column}
                    value={row[column.name]}
                    onChange={(cell) => onChange(rows.with(index, { ...row, [column.name]: cell }))}
                  />
                </td>
              ))}
              <td className="w-0 align-top">
                <IconButton label={texts.removeRow(index + 1)} onClick={() => onChange(rows.toSpliced(index, 1))}>
                  <Trash2 size={16} aria-hidden />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button look="quiet" onClick={add}>
        {texts.addRow}
      </Button>
    </div>
  );
}
