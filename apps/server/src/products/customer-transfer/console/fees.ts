import type { ConfigurationSource } from '../../../console/part.ts';
import { type ConfiguredField, usdtUnit } from '../../configured-fields.ts';
import { type PlainThing, plainConfiguration } from '../../plain-configuration.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { feesSubject } from '../projection.ts';

type Key = 'feePpm' | 'feeLeastE6';

const fields: readonly (ConfiguredField & { readonly key: Key })[] = [
  {
    name: 'fee',
    key: 'feePpm',
    label: 'Fee',
    help: 'Of the amount, on top of it.',
    kind: 'rate',
    least: 0n,
    most: 10_000n,
  },
  {
    name: 'fee_least',
    key: 'feeLeastE6',
    label: 'Least fee',
    help: 'What a transfer costs at least, at the index.',
    kind: 'amount',
    least: 0n,
    most: 100_000_000n,
  },
];

/** What a transfer to another customer costs, from a time on. */
export function feesConfiguration({ db, client }: ConsolePartLent): ConfigurationSource {
  return plainConfiguration({
    db,
    client,
    table: 'view.transfer_fees',
    owns: (subject) => subject === feesSubject,
    async things() {
      const { upcoming, ...now } = (await client.port.query({ type: 'customerTransferFees' })).value;
      const thing: PlainThing<Key> = {
        subject: feesSubject,
        group: 'fees',
        title: 'Transfers to customers',
        fields,
        unit: usdtUnit,
        now,
        upcoming,
        command: ({ feePpm, feeLeastE6 }, effectiveAt) => ({
          type: 'SetCustomerTransferFees',
          feePpm: Number(feePpm),
          feeLeastE6: Number(feeLeastE6),
          effectiveAt,
        }),
      };
      return [thing];
    },
  });
}
