import type { WireFill } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { ReceiptLink } from '../../kit/detail/receipt-link.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { Cell, type Column } from '../../kit/record/data-table.tsx';
import { OrderBadge } from './order-badge.tsx';
import { feeAssetOf } from './order-facts.ts';
import { useMarketsById } from './use-order-words.ts';

const finestDecimals = 12;

interface FillWords {
  base: string;
  quote: string;
  side: string;
  role: string;
  price: string;
  amount: string;
  total: string;
  fee: string;
  feeAsset: string;
  time: string;
}

function useFillWords(): (fill: WireFill) => FillWords {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const markets = useMarketsById();
  return (fill) => {
    const market = markets.get(fill.match_id);
    const [base = '', quote = ''] = fill.symbol.split('/');
    const exact = (text: string, decimals: number | undefined) =>
      decimals === undefined ? numbers.plain(text, finestDecimals) : numbers.fixed(text, decimals);
    return {
      base,
      quote,
      side: t(($) => $.trade[fill.type]),
      role: t(($) => $.orders[fill.role]),
      price: exact(fill.price, market?.priceDecimals),
      amount: exact(fill.amount, market?.quantityDecimals),
      total: numbers.plain(fill.quote_amount, finestDecimals),
      fee: numbers.plain(fill.fee, finestDecimals),
      feeAsset: feeAssetOf(fill),
      time: formatTime(fill.time, lang),
    };
  };
}

/** One own trade on a phone. */
export function FillCard({ fill }: { fill: WireFill }) {
  const { t } = useTranslation();
  const said = useFillWords()(fill);
  const facts = [
    { label: t(($) => $.joined.inUnit, { what: t(($) => $.trade.price), unit: said.quote }), value: said.price },
    { label: t(($) => $.joined.inUnit, { what: t(($) => $.trade.amount), unit: said.base }), value: said.amount },
    { label: t(($) => $.joined.inUnit, { what: t(($) => $.trade.total), unit: said.quote }), value: said.total },
    { label: t(($) => $.joined.inUnit, { what: t(($) => $.trade.fee), unit: said.feeAsset }), value: said.fee },
  ];
  return (
    <article data-fill={fill.id} className="@container rounded-card border border-line bg-surface-1 p-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <b className="font-semibold">{fill.symbol}</b>
        <OrderBadge side={fill.type}>{`${said.side} · ${said.role}`}</OrderBadge>
        <time dateTime={new Date(fill.time).toISOString()} className="ml-auto text-2xs text-text-3">
          {said.time}
        </time>
      </div>
      <Facts look="grid" className="mt-2 @min-[13rem]:grid-cols-2 @min-[13rem]:[&>:nth-child(even)]:text-right">
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
      <ReceiptLink of={{ of: 'trade', number: fill.id }} className="mt-1 -mb-3">
        {t(($) => $.orders.receipt)}
      </ReceiptLink>
    </article>
  );
}

/** The columns of own trades. */
export function useFillColumns(): readonly Column<WireFill>[] {
  const { t } = useTranslation();
  const words = useFillWords();
  const number = (
    name: string,
    head: string,
    main: (said: FillWords) => string,
    under?: (said: FillWords) => string,
  ) => ({
    name,
    label: head,
    width: 'minmax(5.5rem,1fr)',
    end: true,
    cell: (fill: WireFill) => <Cell main={main(words(fill))} under={under?.(words(fill))} />,
  });
  return [
    {
      name: 'pair',
      label: t(($) => $.orders.market),
      width: 'minmax(8rem,1.2fr)',
      cell: (fill) => <Cell main={fill.symbol} under={words(fill).time} />,
    },
    {
      name: 'side',
      label: t(($) => $.orders.side),
      width: 'minmax(4rem,0.8fr)',
      cell: (fill) => (
        <Cell
          main={<span className={fill.type === 'buy' ? 'text-up' : 'text-down'}>{words(fill).side}</span>}
          under={words(fill).role}
        />
      ),
    },
    number(
      'price',
      t(($) => $.trade.price),
      (said) => said.price,
      (said) => said.quote,
    ),
    number(
      'amount',
      t(($) => $.trade.amount),
      (said) => said.amount,
      (said) => said.base,
    ),
    number(
      'total',
      t(($) => $.trade.total),
      (said) => said.total,
      (said) => said.quote,
    ),
    number(
      'fee',
      t(($) => $.trade.fee),
      (said) => said.fee,
      (said) => said.feeAsset,
    ),
    {
      name: 'receipt',
      label: t(($) => $.orders.receipt),
      width: 'minmax(5rem,0.8fr)',
      end: true,
      cell: (fill) => <ReceiptLink of={{ of: 'trade', number: fill.id }}>{t(($) => $.orders.receipt)}</ReceiptLink>,
    },
  ];
}
