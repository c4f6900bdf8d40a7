import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSaveFile } from '../../kit/record/use-save-file.ts';
import { Button } from '../../ui/actions/button.tsx';

/** Saves all that the house keeps of the customer as one file. */
export function OwnDataDownload() {
  const { t } = useTranslation();
  const { pending, save } = useSaveFile('export/own_data');
  return (
    <>
      <p className="mb-3 text-sm text-text-2">{t(($) => $.privacy.ownDataHint)}</p>
      <Button
        disabled={pending}
        onClick={() =>
          save(
            {},
            t(($) => $.privacy.downloaded),
          )
        }
        className="w-full"
      >
        <Download size={18} aria-hidden />
        {pending ? t(($) => $.exporting.pending) : t(($) => $.privacy.download)}
      </Button>
    </>
  );
}
