import type { ConfigurationField, ConfigurationValues } from '@auric/api/console/configuration';
import type { AvailabilityRule, CountryRule, Offer } from '@auric/exchange';
import { countryCodes, isCountry } from '../../../people/country-code.ts';
import { ConsoleRefusal } from '../../../console/edge/console-refusal.ts';

/** What operators call the offers. */
export const offerTitles: Readonly<Record<Offer, string>> = {
  registration: 'Registration',
  spot: 'Spot',
  stock: 'Stocks',
  perpetual: 'Perpetual contracts',
  high_leverage: 'Leverage above 20×',
  option: 'Seconds options',
  copy_trading: 'Copy trading',
  savings: 'Savings for a term',
  cloud_mining: 'Cloud mining',
  flexible_savings: 'Flexible savings',
  ieo: 'IEO',
  dual_investment: 'Dual investment',
  loan: 'Loans',
  nft: 'NFT',
  blind_box: 'Blind boxes',
  convert: 'Convert',
  p2p: 'P2P',
};

/** How a list of countries is meant, as operators read it. */
const ruleWords: Readonly<Record<CountryRule, string>> = {
  except: 'everywhere except',
  only: 'only in',
};

const none = { unit: '', least: '', most: '', choices: [] };

/** What is said of an offer: its switch, and its list of countries with how that is meant. */
export const offerFields: readonly ConfigurationField[] = [
  {
    ...none,
    name: 'is_on',
    label: 'Switched on',
    kind: 'flag',
    help: 'Off, it is offered to nobody; the list is kept.',
  },
  {
    ...none,
    name: 'rule',
    label: 'Offered',
    kind: 'choice',
    choices: Object.values(ruleWords),
    help: 'A customer whose country isn’t known is on no list.',
  },
  {
    ...none,
    name: 'countries',
    label: 'Countries',
    kind: 'countries',
    choices: [...countryCodes],
    help: 'What customers have begun is kept, and no way out asks for a country.',
  },
];

export function shownOffer({ isOn, rule, countries }: AvailabilityRule): ConfigurationValues {
  return { is_on: isOn, rule: ruleWords[rule], countries };
}

/** Where something is offered, in a few words. */
export function summaryOf({ isOn, rule, countries }: AvailabilityRule): string {
  if (!isOn) return 'Off';
  const count = countries.length === 1 ? '1 country' : `${countries.length} countries`;
  if (rule === 'except') return countries.length === 0 ? 'Everywhere' : `Everywhere except ${count}`;
  return countries.length === 0 ? 'Nowhere' : `Only in ${count}`;
}

/** What a command says of an offer; refuses (`configuration_value`) what its fields can't be. */
export function saidOf(values: ConfigurationValues): { isOn: boolean; rule: CountryRule; countries: string } {
  const { is_on: isOn, rule, countries } = values;
  if (typeof isOn !== 'boolean') throw new ConsoleRefusal('configuration_value', 'is_on');
  const said = (Object.keys(ruleWords) as CountryRule[]).find((each) => ruleWords[each] === rule);
  if (said === undefined) throw new ConsoleRefusal('configuration_value', 'rule');
  if (!Array.isArray(countries) || !countries.every((each) => typeof each === 'string' && isCountry(each)))
    throw new ConsoleRefusal('configuration_value', 'countries');
  return { isOn, rule: said, countries: [...new Set(countries as string[])].toSorted().join(',') };
}
