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
  /** Of one coin, in USDT; null where no market tells it. */
  price: string | null;
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
    price,
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

/**
 * What the customer owns of each coin in each account, as one text: equal texts, equal holdings. What is only held for
 * an order stays owned, so placing one changes nothing.
 */
export function ownedText(wallet: Wallet): string {
  const owned = wallet.accounts.flatMap(({ id, balances }) =>
    balances.map(({ currency, available, freeze }) => ({
      name: `${id} ${currency}`,
      amount: sumOf([available, freeze], finestAmount),
    })),
  );
  return owned
    .filter(({ amount }) => amount > 0n)
    .map(({ name, amount }) => `${name} ${amount}`)
    .sort()
    .join();
}

const isHeld = (holding: Holding): boolean => holding.total !== '0';

/** Values a wallet at live prices: by account and by coin, the largest first; coins without what is empty. */
export function portfolioOf(wallet: Wallet, priceOf: PriceOf): Portfolio {
  const accounts = wallet.accounts.map((account) => {
    const holdings = account.balances
      .map((balance) => holdingOf([balance], priceOf))
      .filter(isHeld)
      .sort(byValue);
    return { id: account.id, kind: account.kind, value: sumValues(holdings), holdings };
  });
  accounts.sort((a, b) => (a.value === b.value ? a.id - b.id : a.value > b.value ? -1 : 1));
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

/** The portfolio in the order of an earlier one: rows that change places as prices move can't be tapped. */
export function inOrderOf(before: Portfolio, { value, accounts, coins }: Portfolio): Portfolio {
  const holdingsBefore = new Map(before.accounts.map(({ id, holdings }) => [id, holdings]));
  return {
    value,
    accounts: sortAs(before.accounts, accounts, ({ id }) => id).map((account) => ({
      ...account,
      holdings: sortAs(holdingsBefore.get(account.id) ?? [], account.holdings, ({ currency }) => currency),
    })),
    coins: sortAs(before.coins, coins, ({ currency }) => currency),
  };
}

function sortAs<Row>(before: readonly Row[], rows: readonly Row[], keyOf: (row: Row) => number): Row[] {
  const places = new Map(before.map((row, place) => [keyOf(row), place]));
  const placeOf = (row: Row) => places.get(keyOf(row)) ?? rows.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function sumValues(holdings: readonly Holding[]): bigint {
  return holdings.reduce((sum, holding) => sum + holding.value, 0n);
}
