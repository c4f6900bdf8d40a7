import { CloudAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { StateFrame } from './state-frame.tsx';

/** What could not be loaded stays said until it can. */
export function ErrorState({ text, onRetry }: { text?: string | undefined; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <StateFrame
        icon={CloudAlert}
        text={text === undefined || text === '' ? t(($) => $.errors.loadFailed) : text}
        action={<Button onClick={onRetry}>{t(($) => $.common.retry)}</Button>}
      />
    </div>
  );
}
