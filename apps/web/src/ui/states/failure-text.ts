import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../data/http/envelope.ts';

/** What a failed call has to say: the server's words, or ours where no answer came. */
export function useFailureText(): (failure: ApiError) => string {
  const { t } = useTranslation();
  return (failure) => {
    if (failure.message !== '') return failure.message;
    return failure.kind === 'timeout' ? t(($) => $.errors.timeout) : t(($) => $.errors.unreachable);
  };
}
