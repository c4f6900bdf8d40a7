import type { Command } from '@auric/exchange';
import type { ConfigurationSource } from '../../../console/part.ts';
import { type ConfiguredField, type Unit, usdtUnit } from '../../configured-fields.ts';
import { type PlainThing, plainConfiguration } from '../../plain-configuration.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { scale } from '../copy-numbers.ts';
import { followTermsSubject, leadTermsSubject } from '../projection.ts';

type LeadKey = Exclude<keyof Extract<Command, { type: 'SetLeadTerms' }>, 'type' | 'effectiveAt'>;
type FollowKey = Exclude<keyof Extract<Command, { type: 'SetFollowTerms' }>, 'type' | 'effectiveAt'>;
type Fields<K extends string> = readonly (ConfiguredField & { readonly key: K })[];

const amountMost = 9_000_000_000_000_000n;
const sizeMost = 1_000_000_000_000n;
const times: Unit = { code: 'times', decimals: scale };
const lots: Unit = { code: 'lots', decimals: scale };

const leadFields: Fields<LeadKey> = [
  {
    name: 'balance_least',
    key: 'balanceLeast',
    label: 'Least balance',
    help: 'What who wants to lead has in the contract account. Who leads already goes on.',
    kind: 'amount',
    least: 0n,
    most: amountMost,
  },
  {
    name: 'share_most',
    key: 'shareMostPpm',
    label: 'Most profit share',
    help: 'Of what followers gain. Follows that there are keep theirs.',
    kind: 'rate',
    least: 0n,
    most: 200_000n,
  },
];

const followFields: Fields<FollowKey> = [
  {
    name: 'amount_least',
    key: 'amountLeast',
    label: 'Least follow amount',
    help: 'What the initial margin of open copies may come to.',
    kind: 'amount',
    least: 1n,
    most: amountMost,
  },
  {
    name: 'multiple_most',
    key: 'multipleMostE6',
    label: 'Most multiple',
    help: 'Of the lots that the lead trades.',
    kind: 'amount',
    unit: times,
    least: 1n,
    most: sizeMost,
  },
  {
    name: 'lots_most',
    key: 'contractsMostE6',
    label: 'Most lots of a copy',
    help: 'Where copies are always as large.',
    kind: 'amount',
    unit: lots,
    least: 1n,
    most: sizeMost,
  },
  {
    name: 'followers_most',
    key: 'followersMost',
    label: 'Followers of a lead',
    help: 'At once; 0 and nobody begins to follow.',
    kind: 'integer',
    least: 0n,
    most: 1_000n,
  },
  {
    name: 'follows_most',
    key: 'followsMost',
    label: 'Follows of a customer',
    help: 'At once.',
    kind: 'integer',
    least: 0n,
    most: 100_000n,
  },
];

/** What is asked of who leads and who follows, from a time on. */
export function copyTerms({ db, client }: Pick<ConsolePartLent, 'db' | 'client'>): ConfigurationSource {
  return plainConfiguration({
    db,
    client,
    table: 'view.copy_terms',
    owns: (subject) => subject === leadTermsSubject || subject === followTermsSubject,
    async things() {
      const [leads, follows] = await Promise.all([
        client.port.query({ type: 'leadTerms' }),
        client.port.query({ type: 'followTerms' }),
      ]);
      const leading: PlainThing<LeadKey> = {
        ...shownAs(leadTermsSubject, 'Lead traders', leads.value),
        fields: leadFields,
        command: ({ balanceLeast, shareMostPpm }, effectiveAt) => ({
          type: 'SetLeadTerms',
          balanceLeast,
          shareMostPpm: Number(shareMostPpm),
          effectiveAt,
        }),
      };
      const following: PlainThing<FollowKey> = {
        ...shownAs(followTermsSubject, 'Followers', follows.value),
        fields: followFields,
        command: (numbers, effectiveAt) => ({
          type: 'SetFollowTerms',
          amountLeast: numbers.amountLeast,
          multipleMostE6: Number(numbers.multipleMostE6),
          contractsMostE6: Number(numbers.contractsMostE6),
          followersMost: Number(numbers.followersMost),
          followsMost: Number(numbers.followsMost),
          effectiveAt,
        }),
      };
      return [leading, following];
    },
  });
}

/** A thing with what holds of it now, and then. */
function shownAs<T extends { readonly upcoming: PlainThing['upcoming'] }>(subject: string, title: string, now: T) {
  return { subject, group: 'copy_trading', title, unit: usdtUnit, now, upcoming: now.upcoming };
}
