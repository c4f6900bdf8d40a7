import { formatDecimal } from '@auric/api';
import type { AssetView, OutflowView } from '@auric/exchange';
import type { ConfigurationSource } from '../../../console/part.ts';
import { type ConfiguredField, type Unit, usdtUnit } from '../../configured-fields.ts';
import { type PlainThing, plainConfiguration } from '../../plain-configuration.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { identityLimitsSubject, isExitSubject, outflowSubject } from '../setting-subjects.ts';

const btcUnit: Unit = { code: 'BTC', decimals: 8 };
const amount = { kind: 'amount', least: 0n, most: 1_000_000_000_000_000n } as const;

type LimitKey = 'exit1E8' | 'exit2E8' | 'fiat1E6' | 'fiat2E6' | 'sharePpm';

const inADay = 'What may leave within 24 hours, by every way out together.';
const byFiat = 'What one payment in or out against fiat may be worth.';
const limitFields: readonly (ConfiguredField & { readonly key: LimitKey })[] = [
  { ...amount, name: 'exit_1', key: 'exit1E8', label: 'Level 1, within 24 hours', help: inADay, unit: btcUnit },
  { ...amount, name: 'exit_2', key: 'exit2E8', label: 'Level 2, within 24 hours', help: inADay, unit: btcUnit },
  { ...amount, name: 'fiat_1', key: 'fiat1E6', label: 'Level 1, against fiat', help: byFiat },
  { ...amount, name: 'fiat_2', key: 'fiat2E6', label: 'Level 2, against fiat', help: byFiat },
  {
    name: 'share',
    key: 'sharePpm',
    label: 'Share of one customer',
    help: 'How much of the outflow of a day one customer may use.',
    kind: 'rate',
    least: 1n,
    most: 1_000_000n,
  },
];

const outflowFields: readonly (ConfiguredField & { readonly key: 'limit' })[] = [
  {
    ...amount,
    name: 'limit',
    key: 'limit',
    label: 'Within a day',
    help: 'What may leave the house in all (UTC), net of what each customer brought in that day.',
  },
];

/** What each level of identity may move, and what may leave of each asset within a day. */
export function exitSettings({ db, client, catalog }: ConsolePartLent): ConfigurationSource {
  async function identityLimits(): Promise<PlainThing<LimitKey>> {
    const { upcoming, ...now } = (await client.port.query({ type: 'identityLimits' })).value;
    return {
      subject: identityLimitsSubject,
      group: 'limits',
      title: 'Levels of identity',
      fields: limitFields,
      unit: usdtUnit,
      now,
      upcoming,
      wrong({ exit1E8, exit2E8, fiat1E6, fiat2E6 }) {
        if (exit2E8 < exit1E8) return 'exit_2';
        return fiat2E6 < fiat1E6 ? 'fiat_2' : null;
      },
      command: ({ sharePpm, ...limits }, effectiveAt) => ({
        type: 'SetIdentityLimits',
        ...limits,
        sharePpm: Number(sharePpm),
        effectiveAt,
      }),
    };
  }

  return plainConfiguration({
    db,
    client,
    table: 'view.exit_settings',
    owns: isExitSubject,
    async things() {
      const [assets, { value: outflows }] = await Promise.all([
        catalog.assets(),
        client.port.query({ type: 'outflows' }),
      ]);
      const said = new Map(outflows.map((outflow) => [outflow.asset, outflow]));
      return [await identityLimits(), ...assets.map((asset) => outflowThing(asset, said.get(asset.asset)))];
    },
  });
}

function outflowThing({ asset, code, scale }: AssetView, said: OutflowView | undefined): PlainThing<'limit'> {
  const limit = said?.limit ?? null;
  return {
    subject: outflowSubject(asset),
    group: 'outflow of a day',
    title: code,
    summary: limit === null ? 'No limit' : `${formatDecimal(limit, scale)} ${code}`,
    fields: outflowFields,
    unit: { code, decimals: scale },
    now: limit === null ? null : { limit },
    upcoming: said?.upcoming ?? [],
    command: (numbers, effectiveAt) => ({ type: 'SetOutflowLimit', asset, ...numbers, effectiveAt }),
  };
}
