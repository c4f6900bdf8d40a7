import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../data/http/envelope.ts';
import { quitLeading } from '../../data/copy/lead-acts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx';
import { toast } from '../../ui/layers/toast-store.ts';
import { useFailureText } from '../../ui/states/failure-text.ts';

/** Leads no more, after a question: the copies of others close. */
export function QuitButton() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const quit = async () => {
    setPending(true);
    try {
      await quitLeading();
      toast(t(($) => $.copyTrading.hasQuit));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      toast(failureText(failure));
    } finally {
      setPending(false);
      setAsked(false);
    }
  };
  return (
    <>
      <Button look="danger" className="w-full" onClick={() => setAsked(true)}>
        {t(($) => $.copyTrading.quit)}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t(($) => $.copyTrading.quitAsk)}
        confirm={t(($) => $.copyTrading.quit)}
        look="danger"
        pending={pending}
        onConfirm={() => void quit()}
      >
        {t(($) => $.copyTrading.quitText)}
      </ConfirmDialog>
    </>
  );
}
