import type { ReceiptInput, ReceiptStep, SharedReceipt } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { Askable } from '../../locales/catalogue.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';

type Names = Askable['receipt']['names'];
type Kinds = Askable['receipt']['kinds'];
type Written = Pick<ReceiptInput, 'value' | 'measure' | 'unit' | 'decimals'>;

const minus = '−';

/** As a percentage a rate has so many decimals less. */
const ofPercent = 2;

/** How the parts of a receipt are said. A name of a newer release is said as it came. */
export function useReceiptWords(receipt: Pick<SharedReceipt, 'inputs' | 'steps'>) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);

  const name = (key: string): string => t(($) => $.receipt.names[key as keyof Names], { defaultValue: key });
  const number = ({ value, measure, unit, decimals }: Written): string => {
    if (measure === 'rate') return numbers.share(percentOf(value), decimals - ofPercent, 0);
    const text = numbers.plain(value, decimals).replace('-', minus);
    return unit === '' ? text : `${text} ${unit}`;
  };
  const written = new Map<string, Written>([...receipt.inputs, ...receipt.steps].map((one) => [one.name, one]));

  /** The terms of a step, each said by `say`; signs stay as they are. */
  const expression = (terms: readonly string[], say: (term: string) => string): string => {
    const said = terms.map((term) => (written.has(term) ? say(term) : term));
    const [sign, first = '', second = ''] = said;
    if (sign === 'max') return t(($) => $.receipt.larger, { first, second });
    if (sign === 'min') return t(($) => $.receipt.smaller, { first, second });
    // Behind a sign a number has its own in brackets.
    const bracketed = said.map((part, i) => (i > 0 && part.length > 1 && part.startsWith(minus) ? `(${part})` : part));
    return bracketed.join(' ').replaceAll('( ', '(').replaceAll(' )', ')');
  };

  return {
    kind: (key: string): string => t(($) => $.receipt.kinds[key as keyof Kinds], { defaultValue: key }),
    name,
    number,
    inWords: ({ terms }: ReceiptStep): string => expression(terms, name),
    inNumbers: ({ terms }: ReceiptStep): string => expression(terms, (term) => number(written.get(term)!)),
    rounding: ({ rounds }: ReceiptStep): string => (rounds === 'exact' ? '' : t(($) => $.receipt[rounds])),
    origin({ from, time, source, sources }: ReceiptInput): string {
      const at = formatTime(time, lang);
      if (from === 'terms' && time === 0) return t(($) => $.receipt.origins.standard);
      return t(($) => $.receipt.origins[from], {
        time: at,
        source: source === '' ? t(($) => $.receipt.names.index) : source,
        sources: numbers.plain(String(sources), 0),
      });
    },
  };
}

/** A ratio as a number of percent, exact. */
function percentOf(ratio: string): string {
  const sign = ratio.startsWith('-') ? '-' : '';
  const [whole = '0', fraction = ''] = ratio.replace('-', '').split('.');
  const digits = fraction.padEnd(2, '0');
  return `${sign}${BigInt(whole + digits.slice(0, 2))}.${digits.slice(2) || '0'}`;
}
