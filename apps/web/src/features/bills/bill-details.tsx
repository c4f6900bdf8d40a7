import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { CopyFact } from '../../kit/detail/copy-fact.tsx';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { ReceiptLink } from '../../kit/detail/receipt-link.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { allBills } from './bill-filter.ts';
import { useEntryTexts, useLegTexts } from './bill-texts.ts';
import type { BillEntry } from './use-bill-entries.ts';

/** What is settled by a formula has a receipt; of a conversion the entry that brings what was got. */
const settled: ReadonlySet<string> = new Set([
  'trade',
  'convert_in',
  'withdrawal',
  'customer_transfer_out',
  'contract_fee',
  'liquidation_fee',
  'position_close',
  'funding_payment',
  'option_won',
  'option_lost',
  'split',
  'dividend',
]);

/** All that an entry says: each balance that it changed, the order that it was of, the reference to quote about it. */
export function BillDetails({ entry }: { entry: BillEntry }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const { title, main, under } = useEntryTexts(allBills)(entry);
  const say = useLegTexts();
  const { position, trade, legs, time } = entry;
  const reference = legs[0]?.ref ?? '';
  return (
    <>
      <p className={`pt-4 text-center text-xl font-semibold [overflow-wrap:anywhere] ${main.colour}`}>{main.amount}</p>
      <p className="pb-4 text-center text-sm [overflow-wrap:anywhere] text-text-2">{under?.amount ?? title}</p>
      <Facts className="border-t border-line py-2">
        {trade !== undefined && <TradeFacts trade={trade} />}
        {position !== undefined && <PositionFacts position={position} />}
        <Fact label={t(($) => $.bills.time)}>{formatTime(time, lang)}</Fact>
        {legs.map((leg) => {
          const { kind, account, amount, balance, colour } = say(leg, trade);
          return (
            <Fact
              key={leg.id}
              label={
                <>
                  {kind}
                  <span className="block text-2xs text-text-3">{account}</span>
                </>
              }
              note={t(($) => $.joined.valued, { what: t(($) => $.bills.balanceAfter), value: balance })}
            >
              <span className={colour}>{amount}</span>
            </Fact>
          );
        })}
        <CopyFact label={t(($) => $.bills.reference)} text={reference} />
      </Facts>
      {legs.some(({ kind }) => settled.has(kind)) && (
        <ReceiptLink of={{ id: entry.id }} className="w-full justify-center">
          {t(($) => $.bills.receipt)}
        </ReceiptLink>
      )}
    </>
  );
}

/** No price or quantity has more decimals. */
const mostDecimals = 18;

function TradeFacts({ trade }: { trade: NonNullable<BillEntry['trade']> }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const [base = '', quote = ''] = trade.symbol.split('/');
  return (
    <>
      <Fact label={t(($) => $.orders.market)}>
        {trade.symbol} · {t(($) => $.trade[trade.type])} · {t(($) => $.orders[trade.role])}
      </Fact>
      <Fact label={t(($) => $.trade.price)}>
        {numbers.plain(trade.price, mostDecimals)} {quote}
      </Fact>
      <Fact label={t(($) => $.trade.amount)}>
        {numbers.plain(trade.amount, mostDecimals)} {base}
      </Fact>
      <Fact label={t(($) => $.orders.number)}>
        <Link
          to={`/pages/transaction/currency_order?view=history&order=${trade.order_id}`}
          className="inline-flex min-h-11 items-center text-gold-text underline"
        >
          {trade.order_id}
        </Link>
      </Fact>
    </>
  );
}

/** The position that was opened, closed, given margin, or paid or received funding; its records have the rest. */
function PositionFacts({ position }: { position: NonNullable<BillEntry['position']> }) {
  const { t } = useTranslation();
  const { symbol, side, multiple, margin_mode: mode, match_id: market, id } = position;
  return (
    <>
      <Fact label={t(($) => $.orders.market)}>
        <Link
          to={`/pages/transaction/contract?match_id=${market}`}
          className="inline-flex min-h-11 items-center text-gold-text underline"
        >
          {symbol}
        </Link>
      </Fact>
      <Fact label={t(($) => $.positions.side)}>
        {t(($) => $.joined.valued, { what: t(($) => $.positions[side]), value: `${multiple}×` })} ·{' '}
        {t(($) => $.positions[mode])}
      </Fact>
      <Fact label={t(($) => $.positions.number)}>{id}</Fact>
    </>
  );
}
