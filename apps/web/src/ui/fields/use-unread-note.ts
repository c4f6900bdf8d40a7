import { useTranslation } from 'react-i18next';
import { shownDecimal, unreadText } from '../../data/decimal-input.ts';
import { readDecimal } from '../../data/read-decimal.ts';
import type { NumberStyle } from './typed-decimal.ts';

/** What is wrong with the text of a decimal field, in the reader's words; undefined while it can be read. */
export function useUnreadNote(held: string, { decimals, marks }: NumberStyle): string | undefined {
  const { t } = useTranslation();
  const text = unreadText(held);
  if (text === null) return undefined;
  const reading = readDecimal(text, marks, decimals);
  if ('refused' in reading && reading.refused === 'finer' && decimals > 0)
    return t(($) => $.parts.tooFine, { count: decimals });
  const example = shownDecimal(decimals === 0 ? '1234' : `1234.${'56'.slice(0, decimals)}`, marks);
  return t(($) => $.parts.unread, { example });
}
