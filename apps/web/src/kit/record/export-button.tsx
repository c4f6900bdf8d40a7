import type { FilePath, Params } from '@auric/api';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { useSaveFile } from './use-save-file.ts';

interface ExportButtonProps<P extends FilePath> {
  path: P;
  /** The filter of the list that is shown. */
  filter: () => Params<P>;
}

/** Saves the records that are shown, all of them, as a file for a spreadsheet. Without a time it has twelve months. */
export function ExportButton<P extends FilePath>({ path, filter }: ExportButtonProps<P>) {
  const { t } = useTranslation();
  const { pending, save } = useSaveFile(path);
  const saveShown = () => {
    const asked = filter();
    const dated = 'from' in asked && asked.from !== undefined;
    save(asked, dated ? t(($) => $.exporting.done) : t(($) => $.exporting.doneYear));
  };
  return (
    <IconButton
      label={pending ? t(($) => $.exporting.pending) : t(($) => $.exporting.action)}
      disabled={pending}
      aria-busy={pending}
      onClick={saveShown}
      className="disabled:opacity-60"
    >
      <Download size={20} strokeWidth={1.7} aria-hidden className={pending ? 'motion-safe:animate-pulse' : ''} />
    </IconButton>
  );
}
