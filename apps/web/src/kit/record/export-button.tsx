import type { FilePath, Params } from '@auric/api';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { saveFile } from '../../ui/actions/save-file.ts';
import { toast } from '../../ui/layers/toast-store.ts';
import { useFailureText } from '../../ui/states/failure-text.ts';

interface ExportButtonProps<P extends FilePath> {
  path: P;
  /** The filter of the list that is shown. */
  filter: () => Params<P>;
}

/** Saves the records that are shown, all of them, as a file for a spreadsheet. Without a time it has twelve months. */
export function ExportButton<P extends FilePath>({ path, filter }: ExportButtonProps<P>) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [pending, setPending] = useState(false);
  const save = async () => {
    const asked = filter();
    const dated = 'from' in asked && asked.from !== undefined;
    setPending(true);
    try {
      saveFile(await api.file(path, asked));
      toast(dated ? t(($) => $.exporting.done) : t(($) => $.exporting.doneYear));
    } catch (failure) {
      toast(failureText(failure as ApiError));
    }
    setPending(false);
  };
  return (
    <IconButton
      label={pending ? t(($) => $.exporting.pending) : t(($) => $.exporting.action)}
      disabled={pending}
      aria-busy={pending}
      onClick={() => void save()}
      className="disabled:opacity-60"
    >
      <Download size={20} strokeWidth={1.7} aria-hidden className={pending ? 'motion-safe:animate-pulse' : ''} />
    </IconButton>
  );
}
