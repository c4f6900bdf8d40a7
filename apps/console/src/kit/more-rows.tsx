import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { lists } from '../texts/lists.ts';

interface MoreRowsProps {
  /** Reads on; null where there is no more. */
  more: (() => void) | null;
  coming: boolean;
}

/** The way on at the end of a list. */
export function MoreRows({ more, coming }: MoreRowsProps) {
  if (more === null) return null;
  return (
    <div className="grid place-items-center border-t border-line py-2">
      <Button look="quiet" disabled={coming} onClick={more}>
        {coming ? lists.loading : lists.more}
      </Button>
    </div>
  );
}
