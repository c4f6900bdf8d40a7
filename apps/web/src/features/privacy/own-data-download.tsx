import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { Button } from '../../ui/actions/button.tsx';
import { saveFile } from '../../ui/actions/save-file.ts';
import { toast } from '../../ui/layers/toast-store.ts';
import { useFailureText } from '../../ui/states/failure-text.ts';

/** Saves all that the house keeps of the customer as one file. */
export function OwnDataDownload() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const download = useMutation({
    mutationFn: () => api.file('export/own_data', {}),
    onSuccess: (file) => {
      saveFile(file);
      toast(t(($) => $.privacy.downloaded));
    },
    onError: (failure) => toast(failureText(failure as ApiError)),
  });
  return (
    <>
      <p className="mb-3 text-sm text-text-2">{t(($) => $.privacy.ownDataHint)}</p>
      <Button disabled={download.isPending} onClick={() => download.mutate()} className="w-full">
        <Download size={18} aria-hidden />
        {download.isPending ? t(($) => $.exporting.pending) : t(($) => $.privacy.download)}
      </Button>
    </>
  );
}
