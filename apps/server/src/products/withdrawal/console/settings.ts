import { formatDecimal } from '@auric/api';
import { bankNetwork } from '@auric/api/addresses/network';
import type { AssetView } from '@auric/exchange';
import type { ConfigurationSource } from '../../../console/part.ts';
import { type ConfiguredField, usdtUnit } from '../../configured-fields.ts';
import { type PlainThing, plainConfiguration } from '../../plain-configuration.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { networksOf } from '../networks.ts';
import { isWithdrawalSubject, reviewSubject, termsSubject } from '../setting-subjects.ts';

const amount = { kind: 'amount', least: 0n, most: 1_000_000_000_000_000n } as const;

type TermsKey = 'minimum' | 'fee';

const termsFields: readonly (ConfiguredField & { readonly key: TermsKey })[] = [
  { ...amount, name: 'minimum', key: 'minimum', label: 'Least', help: 'What leaves is at least so much.', least: 1n },
  {
    ...amount,
    name: 'fee',
    key: 'fee',
    label: 'Fee',
    help: 'It comes out of what leaves, and is less than the least.',
  },
];

type ReviewKey = 'oneFromE6' | 'twoFromE6';

const reviewFields: readonly (ConfiguredField & { readonly key: ReviewKey })[] = [
  {
    ...amount,
    name: 'one_from',
    key: 'oneFromE6',
    label: 'One operator from',
    help: 'What is worth less goes by itself.',
  },
  { ...amount, name: 'two_from', key: 'twoFromE6', label: 'Two operators from', help: 'What is worth more needs two.' },
];

/** What withdrawals cost by asset and network, and from which worth on operators look at them. */
export function withdrawalSettings({ db, client, catalog }: ConsolePartLent): ConfigurationSource {
  async function termsOf(asset: AssetView, network: string): Promise<PlainThing<TermsKey>> {
    const query = { type: 'withdrawalTerms', asset: asset.asset, network } as const;
    const { value: terms } = await client.port.query(query);
    const text = (amount: bigint): string => formatDecimal(amount, asset.scale);
    return {
      subject: termsSubject(asset.asset, network),
      group: 'withdrawals',
      title: `${asset.code} by ${network}`,
      summary: terms === null ? '' : `Fee ${text(terms.fee)}, least ${text(terms.minimum)}`,
      fields: termsFields,
      unit: { code: asset.code, decimals: asset.scale },
      now: terms,
      upcoming: terms?.upcoming ?? [],
      wrong: ({ minimum, fee }) => (fee < minimum ? null : 'fee'),
      command: (numbers, effectiveAt) => ({
        type: 'SetWithdrawalTerms',
        asset: asset.asset,
        network,
        ...numbers,
        effectiveAt,
      }),
    };
  }

  async function review(): Promise<PlainThing<ReviewKey>> {
    const { upcoming, ...now } = (await client.port.query({ type: 'withdrawalReview' })).value;
    return {
      subject: reviewSubject,
      group: 'withdrawals',
      title: 'Who looks at them',
      fields: reviewFields,
      unit: usdtUnit,
      now,
      upcoming,
      wrong: ({ oneFromE6, twoFromE6 }) => (oneFromE6 <= twoFromE6 ? null : 'two_from'),
      command: (numbers, effectiveAt) => ({ type: 'SetWithdrawalReview', ...numbers, effectiveAt }),
    };
  }

  return plainConfiguration({
    db,
    client,
    table: 'view.withdrawal_settings',
    owns: isWithdrawalSubject,
    async things() {
      const assets = await catalog.assets();
      const ways = assets.flatMap((asset) => {
        const networks = networksOf(asset).map(({ subName }) => subName);
        return (asset.code === 'USDT' ? [...networks, bankNetwork] : networks).map((network) => ({ asset, network }));
      });
      return [await review(), ...(await Promise.all(ways.map(({ asset, network }) => termsOf(asset, network))))];
    },
  });
}
