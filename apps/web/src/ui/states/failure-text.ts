import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../data/http/envelope.ts';

/** What a failed call has to say: the server's words, or ours where no answer came. */
export function failureText(failure: ApiError, t: TFunction): string {
  if (failure.message !== '') return failure.message;
  return failure.kind === 'timeout' ? t(($) => $.errors.timeout) : t(($) => $.errors.unreachable);
}

export function useFailureText(): (failure: ApiError) => string {
  const { t } = useTranslation();
  return (failure) => failureText(failure, t);
}
