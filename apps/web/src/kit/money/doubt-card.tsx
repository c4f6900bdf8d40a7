import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import type { MoneyActState } from './use-money-act.ts';

interface DoubtCardProps {
  act: Pick<MoneyActState, 'repeatable' | 'again' | 'setAside'>;
  /** What was sent, in a line: that, and not what stands on the form by now, would be sent again. */
  summary: ReactNode;
  /** Where one can look whether it was done, once it can't be sent again. */
  history: ReactNode;
  disabled?: boolean;
}

/** Stands where the button was, as long as nobody knows what became of an act: the same again, or knowingly another one. */
export function DoubtCard({ act, summary, history, disabled = false }: DoubtCardProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { repeatable, again, setAside } = act;
  const card = useRef<HTMLDivElement>(null);
  // It is taller than the button whose place it takes: what can be done must be in sight.
  useEffect(() => {
    // Newer browsers answer with a promise, whatever the types say: React would call it when the card goes.
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={card} data-testid="doubt" className="scroll-mt-4 scroll-mb-24">
      <Banner look="warning">
        <p className="font-semibold">{t(($) => $.moneyAct.title)}</p>
        <p className="mt-0.5 [overflow-wrap:anywhere]">{summary}</p>
        <p className="mt-1 text-xs text-text-2">{t(($) => (repeatable ? $.moneyAct.repeats : $.moneyAct.tooLate))}</p>
        <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2">
          {repeatable ? (
            <Button look="primary" data-testid="send-again" disabled={disabled} onClick={again}>
              {t(($) => $.moneyAct.again)}
            </Button>
          ) : (
            history
          )}
          <Button onClick={() => setAsking(true)}>{t(($) => $.moneyAct.writeNew)}</Button>
        </div>
      </Banner>
      <ConfirmDialog
        title={t(($) => $.moneyAct.newTitle)}
        confirm={t(($) => $.moneyAct.writeNew)}
        dismiss={t(($) => $.moneyAct.keep)}
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          setAside();
        }}
      >
        {t(($) => $.moneyAct.newText)}
      </ConfirmDialog>
    </div>
  );
}
