import { isErrorCode, loadErrorTexts } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { requiredCode } from '../fields/schema-resolver.ts';

interface CodedError {
  type?: string | number | undefined;
  message?: string | undefined;
}

/** The sentence of a field's error in the language that is shown; the same one that the server would answer. */
export function useErrorText(): (error: CodedError | undefined) => string | undefined {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const { data: texts } = useQuery({
    queryKey: ['error-texts', lang],
    queryFn: () => loadErrorTexts(lang),
    staleTime: Infinity,
  });
  return (error) => {
    if (error === undefined) return undefined;
    if (error.type === requiredCode) return t(($) => $.errors.required);
    // A refusal of the server brings its own words.
    if (error.message !== error.type) return error.message;
    const code = error.message ?? '';
    return isErrorCode(code) ? texts?.[code] : undefined;
  };
}
