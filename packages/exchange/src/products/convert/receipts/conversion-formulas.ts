import type { Formula, Step } from '../../../kernel/receipt.ts';
import { spreadOf, type Worth } from '../formulas.ts';

type Lookup = Parameters<Formula>[0];

function worth(given: Lookup, of: string): Worth {
  return { priceE8: Number(given(`index_${of}`)), scale: Number(given(`decimals_${of}`)) };
}

/** How far what came lies below what went by the index of the time at which the price was made; what came with its name. */
function spreadStep(given: Lookup, came: readonly (readonly [amount: string, of: string])[]): Step {
  const got = came.map(([amount, of]) => [given(amount), worth(given, of)] as const);
  const sum = came.flatMap(([amount, of], place) => [...(place === 0 ? [] : ['+']), amount, '×', `index_${of}`]);
  return {
    name: 'spread',
    terms: ['1', '−', '(', ...sum, ')', '÷', '(', 'give', '×', 'index_given', ')'],
    rounds: 'up',
    value: BigInt(spreadOf(given('give'), worth(given, 'given'), got)),
  };
}

const toOne = [['get', 'got']] as const;
const withChange = [...toOne, ['change', 'change']] as const;

function exact(name: string, terms: readonly string[], value: bigint): Step {
  return { name, terms, rounds: 'exact', value };
}

/** One book, sold into: the house keeps what the book gave beyond what was promised. */
const sale: Formula = (given) => [
  exact('kept', ['proceeds', '−', 'fee', '−', 'get'], given('proceeds') - given('fee') - given('get')),
  spreadStep(given, toOne),
];

/** One book, bought from. */
const purchase: Formula = (given) => [
  exact('kept', ['give', '−', 'cost'], given('give') - given('cost')),
  exact('kept_rest', ['bought', '−', 'fee', '−', 'get'], given('bought') - given('fee') - given('get')),
  spreadStep(given, toOne),
];

/** Two books by way of USDT, of which the change comes back. */
const through: Formula = (given) => [
  exact(
    'kept',
    ['proceeds', '−', 'fee', '−', 'cost', '−', 'change'],
    given('proceeds') - given('fee') - given('cost') - given('change'),
  ),
  exact('kept_rest', ['bought', '−', 'fee_second', '−', 'get'], given('bought') - given('fee_second') - given('get')),
  spreadStep(given, withChange),
];

/** What a conversion comes to, by the way that it went through the books. */
export const conversionFormulas: Readonly<Record<string, Formula>> = {
  conversion_sale: sale,
  conversion_purchase: purchase,
  conversion_through: through,
};
