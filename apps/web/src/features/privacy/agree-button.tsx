import type { Agreement } from '@auric/api';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../data/http/envelope.ts';
import { agreeTo } from '../../data/me/consents.ts';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/layers/toast-store.ts';
import { useFailureText } from '../../ui/states/failure-text.ts';

/** Says that the customer agrees to what is open, in the versions that stand above it. */
export function AgreeButton({ agreements, onDone }: { agreements: readonly Agreement[]; onDone: () => void }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const agree = useMutation({
    mutationFn: () => agreeTo(agreements),
    onSuccess: () => {
      toast(t(($) => $.privacy.saved));
      onDone();
    },
    onError: (failure) => toast(failureText(failure as ApiError)),
  });
  return (
    <Button look="primary" disabled={agree.isPending} onClick={() => agree.mutate()} className="w-full">
      {t(($) => $.privacy.agree)}
    </Button>
  );
}
