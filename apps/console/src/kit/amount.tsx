import { useNumbers } from '@auric/web/src/locales/number-format.ts';

/** The finest scale that a decimal of the wire can have. */
const finest = 18;

/** A decimal of the wire, grouped, with as many decimals as it has, or the first of them. Nothing is quiet. */
export function Amount({ text, decimals = finest }: { text: string; decimals?: number }) {
  const numbers = useNumbers();
  const nothing = !/[1-9]/.test(text);
  return <span className={nothing ? 'text-text-3' : ''}>{nothing ? '0' : numbers.plain(text, decimals)}</span>;
}
