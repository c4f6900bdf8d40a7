import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { useCoins, useMarkets } from '../../data/market/use-market-data.ts';
import { tradePath } from '../../kit/market/trade-path.ts';
import type { CoinProfit } from '../../data/portfolio/coin-profit.ts';
import { useCoinProfits } from '../../data/portfolio/use-coin-profits.ts';
import type { Holding, Portfolio } from '../../data/portfolio/portfolio.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { CoinIcon } from '../../kit/market/coin-icon.tsx';
import { hiddenAmount, useHiddenAmounts } from '../../kit/money/hidden-amounts.ts';
import { useApproximate } from '../../kit/money/approximately.tsx';
import { ProfitText } from '../../kit/money/profit-text.tsx';
import { MarketRow } from '../../kit/market/market-row.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';

const shownDecimals = 8;
const shownMarkets = 6;

interface CoinSheetProps {
  /** The coin that was asked for; it stays while the sheet goes away. */
  currency: number | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  portfolio: Portfolio;
  nameOf: (currency: number) => string;
}

/** A coin by itself: how much of it is where, where it trades, and what can be done with it. */
export function CoinSheet({ currency, open, onOpenChange, portfolio, nameOf }: CoinSheetProps) {
  const { data: markets = [] } = useMarkets('pairs');
  const coin = portfolio.coins.find((each) => each.currency === currency);
  if (coin === undefined) return null;
  // What is bought with it comes after what it is bought in.
  const own = markets.filter(({ base }) => base.id === coin.currency);
  const spent = markets.filter(({ quote }) => quote.id === coin.currency);
  const traded = [...own, ...spent].slice(0, shownMarkets);
  return (
    <Sheet title={coin.code} open={open} onOpenChange={onOpenChange} fit>
      <CoinFigures coin={coin} name={nameOf(coin.currency)} />
      <CoinAccounts coin={coin} portfolio={portfolio} />
      <CoinActs coin={coin} market={traded[0]} />
      {traded.length > 0 && <CoinMarkets markets={traded} />}
    </Sheet>
  );
}

function CoinFigures({ coin, name }: { coin: Holding; name: string }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const hidden = useHiddenAmounts();
  const amount = (text: string) => (hidden ? hiddenAmount : numbers.plain(text, shownDecimals));
  const approximate = useApproximate();
  const profit = useCoinProfits()(coin);
  const figures = [
    { label: t(($) => $.common.available), text: amount(coin.available) },
    { label: t(($) => $.common.frozen), text: amount(coin.frozen) },
    {
      label: t(($) => $.assets.value),
      text: approximate(coin.value),
    },
  ];
  return (
    <>
      <div className="flex items-center gap-3">
        <CoinIcon code={coin.code} size={40} />
        <p className="min-w-0">
          <span className="block text-lg font-bold [overflow-wrap:anywhere]">{amount(coin.total)}</span>
          <span className="block text-xs text-text-3">{name}</span>
        </p>
      </div>
      <Facts look="grid" className="mt-4">
        {figures.map(({ label, text }) => (
          <Fact key={label} label={label}>
            {text}
          </Fact>
        ))}
        {profit !== undefined && <CoinProfitFacts price={coin.price} profit={profit} />}
      </Facts>
    </>
  );
}

/** What the coin costs now and has cost on average, and what it has earned so far. */
function CoinProfitFacts({ price, profit }: { price: string | null; profit: CoinProfit }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const hidden = useHiddenAmounts();
  const { averageCost, unrealized, unrealizedPercent, realized } = profit;
  return (
    <>
      {price !== null && <Fact label={t(($) => $.assets.price)}>{numbers.plain(price, shownDecimals)}</Fact>}
      <Fact label={t(($) => $.assets.averageCost)}>
        {hidden ? hiddenAmount : numbers.plain(averageCost, significantDecimals(averageCost))}
      </Fact>
      {unrealized !== null && (
        <Fact label={t(($) => $.assets.unrealized)}>
          <ProfitText amount={unrealized} percent={unrealizedPercent} />
        </Fact>
      )}
      <Fact label={t(($) => $.assets.realized)}>
        <ProfitText amount={realized} />
      </Fact>
    </>
  );
}

/** Decimals of a price that has no tick: two for what costs more than one, else as many as there are. */
function significantDecimals(text: string): number {
  return /^0(?:\.|$)/.test(text) ? shownDecimals : 2;
}

function CoinAccounts({ coin, portfolio }: { coin: Holding; portfolio: Portfolio }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const hidden = useHiddenAmounts();
  const parts = portfolio.accounts.flatMap((account) =>
    account.holdings
      .filter((holding) => holding.currency === coin.currency)
      .map(({ total }) => ({ kind: account.kind, total })),
  );
  return (
    <section className="mt-4 border-t border-line pt-3">
      <h3 className="text-xs font-semibold text-text-3">{t(($) => $.assets.byAccount)}</h3>
      <Facts>
        {parts.map(({ kind, total }) => (
          <Fact key={kind} label={t(($) => $.accountKinds[kind])}>
            {hidden ? hiddenAmount : numbers.plain(total, shownDecimals)}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

function CoinActs({ coin, market }: { coin: Holding; market: Market | undefined }) {
  const { t } = useTranslation();
  const { data: coins = [] } = useCoins();
  // Shares stay in their account.
  const canMove = coins.some(({ id }) => id === coin.currency);
  return (
    <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-2">
      {market !== undefined && (
        <ButtonLink to={tradePath(market)} look="primary" size="tight">
          {t(($) => $.tabs.trade)}
        </ButtonLink>
      )}
      {canMove && (
        <ButtonLink to={`/pages/fund/transfer?currency=${coin.code}`} size="tight">
          {t(($) => $.common.transfer)}
        </ButtonLink>
      )}
      <ButtonLink to={`/pages/fund/assets_all_record?currency=${coin.currency}`} size="tight">
        {t(($) => $.assets.bills)}
      </ButtonLink>
    </div>
  );
}

function CoinMarkets({ markets }: { markets: readonly Market[] }) {
  const { t } = useTranslation();
  return (
    <section className="mt-4 border-t border-line pt-3 pb-3">
      <h3 className="text-xs font-semibold text-text-3">{t(($) => $.tabs.markets)}</h3>
      <ul>
        {markets.map((market) => (
          <li key={market.id}>
            <MarketRow market={market} />
          </li>
        ))}
      </ul>
    </section>
  );
}
