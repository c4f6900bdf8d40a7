import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { Option } from '../../data/seconds/use-options.ts';
import { ReceiptLink } from '../../kit/detail/receipt-link.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { stakeDecimals } from './ticket-draft.ts';

const priceDecimals = 2;
const colours = { won: 'text-up', lost: 'text-down', tied: 'text-text-2', void: 'text-text-2' } as const;

/** What an option came to: calm, with its prices, and the way to its receipt. */
export function EndedOption({ option }: { option: Option }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const outcome = option.outcome ?? 'void';
  const direction = option.type === 'up' ? t(($) => $.seconds.up) : t(($) => $.seconds.down);
  const price = (text: string): string => numbers.fixed(text, priceDecimals);
  return (
    <article data-option={option.id} className="border-b border-line py-2">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm font-semibold">
        <span>
          {option.symbol} · {t(($) => $.seconds.buy, { direction, seconds: option.seconds })}
        </span>
        <span className={colours[outcome]}>{numbers.signed(option.fact_profits, priceDecimals)} USDT</span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-text-2">
        <span>
          {t(($) => $.seconds.outcomes[outcome])} ·{' '}
          {t(($) => $.joined.valued, {
            what: t(($) => $.seconds.stake),
            value: `${numbers.plain(option.number, stakeDecimals)} USDT`,
          })}
        </span>
        <time dateTime={new Date(option.complete_time).toISOString()}>{formatTime(option.complete_time, lang)}</time>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-xs text-text-3">
        <span>
          {option.void_reason !== null
            ? t(($) => $.seconds.voidReasons[option.void_reason!])
            : t(($) => $.seconds.fromTo, { strike: price(option.open_price), settlement: price(option.end_price) })}
        </span>
        <ReceiptLink of={{ of: 'option', number: option.receipt_id }}>{t(($) => $.seconds.receipt)}</ReceiptLink>
      </p>
    </article>
  );
}
