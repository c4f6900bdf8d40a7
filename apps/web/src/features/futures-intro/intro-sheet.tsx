import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { IntroView } from './intro-view.tsx';

/** The explainer over the page that it explains. */
export function IntroSheet({ onSeen }: { onSeen: () => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const close = () => {
    onSeen();
    setOpen(false);
  };
  return (
    <Sheet fit title={t(($) => $.futuresIntro.title)} open={open} onOpenChange={(next) => !next && close()}>
      <IntroView onDone={close} />
    </Sheet>
  );
}
