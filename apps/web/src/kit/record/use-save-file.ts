import type { FilePath, Params } from '@auric/api';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { saveFile } from '../../ui/actions/save-file.ts';
import { toast } from '../../ui/layers/toast-store.ts';
import { useFailureText } from '../../ui/states/failure-text.ts';

/** Asks for a file, saves it on the device and says so with `done`; says why where there is none. */
export function useSaveFile<P extends FilePath>(path: P) {
  const failureText = useFailureText();
  const saving = useMutation({
    mutationFn: ({ asked }: { asked: Params<P>; done: string }) => api.file(path, asked),
    onSuccess: (file, { done }) => {
      saveFile(file);
      toast(done);
    },
    onError: (failure) => toast(failureText(failure as ApiError)),
  });
  return { pending: saving.isPending, save: (asked: Params<P>, done: string) => saving.mutate({ asked, done }) };
}
