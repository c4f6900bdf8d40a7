import { useCallback, useState, type ReactNode } from 'react';
import { Sheet } from '../../ui/layers/sheet.tsx';

/** The details of a record in a sheet: `open` shows those of a row, `sheet` belongs outside of the list. */
export function useRecordSheet<Row>(
  title: string,
  detail: (row: Row) => ReactNode,
): { open: (row: Row) => void; sheet: ReactNode } {
  const [row, setRow] = useState<Row | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback((next: Row) => {
    setRow(next);
    setOpen(true);
  }, []);
  // The row stays while the sheet slides away.
  const sheet = (
    <Sheet title={title} open={isOpen} onOpenChange={setOpen} fit>
      {row !== null && detail(row)}
    </Sheet>
  );
  return { open, sheet };
}
