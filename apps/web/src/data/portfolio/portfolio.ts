import { formatDecimal } from '@auric/api';
import { sumOf, usdtScale, usdtValueOf } from '../market/valuation.ts';
import type { Wallet } from '../me/patch-balances.ts';

/** What a customer has of one coin over all accounts, or in one of them. Values in USDT's smallest unit. */
export interface Holding {
  currency: number;
  code: string;
  available: string;
  frozen: string;
  total: string;
  value: bigint;
}

export interface AccountHolding {
  id: number;
  kind: Wallet['accounts'][number]['kind'];
  value: bigint;
  holdings: Holding[];
}

export interface Portfolio {
  value: bigint;
  accounts: AccountHolding[];
  coins: Holding[];
}

/** The price of a coin in USDT as text; null where no market tells it. */
export type PriceOf = (currency: number) => string | null;

// The finest scale of any asset of the exchange.
const finestAmount = 18;

type WireBalance = Wallet['accounts'][number]['balances'][number];

function holdingOf(balances: readonly WireBalance[], priceOf: PriceOf): Holding {
  const [first] = balances as [WireBalance];
  const available = sumOf(
    balances.map((balance) => balance.available),
    finestAmount,
  );
  const frozen = sumOf(
    balances.map((balance) => balance.freeze),
    finestAmount,
  );
  const total = formatDecimal(available + frozen, finestAmount);
  const price = priceOf(first.currency);
  return {
    currency: first.currency,
    code: first.currency_name,
    available: formatDecimal(available, finestAmount),
    frozen: formatDecimal(frozen, finestAmount),
    total,
    // Without a live price the server's last valuation stands.
    value:
      price === null
        ? sumOf(
            balances.map((balance) => balance.usdt_value),
            usdtScale,
          )
        : (usdtValueOf(total, price) ?? 0n),
  };
}

function byValue(a: Holding, b: Holding): number {
  return a.value === b.value ? a.code.localeCompare(b.code) : a.value > b.value ? -1 : 1;
}

const isHeld = (holding: Holding): boolean => holding.total !== '0';

/** Values a wallet at live prices: by account and by coin, the largest first, without what is empty. */
export function portfolioOf(wallet: Wallet, priceOf: PriceOf): Portfolio {
  const accounts = wallet.accounts.map((account) => {
    const holdings = account.balances
      .map((balance) => holdingOf([balance], priceOf))
      .filter(isHeld)
      .sort(byValue);
    return { id: account.id, kind: account.kind, value: sumValues(holdings), holdings };
  });
  const balancesOf = Map.groupBy(
    wallet.accounts.flatMap((account) => account.balances),
    (balance) => balance.currency,
  );
  const coins = [...balancesOf.values()]
    .map((balances) => holdingOf(balances, priceOf))
    .filter(isHeld)
    .sort(byValue);
  return { value: sumValues(coins), accounts, coins };
}

function sumValues(holdings: readonly Holding[]): bigint {
  return holdings.reduce((sum, holding) => sum + holding.value, 0n);
}

/** A share of a whole in percent, rounded to the nearest; 0 of nothing. */
export function sharePercent(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * 200n + whole) / (whole * 2n));
}
