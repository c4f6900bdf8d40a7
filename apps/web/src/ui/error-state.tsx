import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

/** What could not be loaded stays said until it can. */
export function ErrorState({ text, onRetry }: { text?: string | undefined; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-4 py-10 text-center text-sm text-text-2">
      <p className="max-w-72">{text === undefined || text === '' ? t(($) => $.errors.loadFailed) : text}</p>
      <Button onClick={onRetry}>{t(($) => $.common.retry)}</Button>
    </div>
  );
}
