import type { AvailabilityRule, Offer } from '@auric/exchange';
import { offers } from '@auric/exchange';
import type { ConfigurationSource, ConsolePart } from '../../../console/part.ts';
import { configuredHistory, type ShownAs } from '../../configured.ts';
import { configure } from '../../plain-configuration.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { offerFields, offerTitles, saidOf, shownOffer, summaryOf } from './offer-fields.ts';

const prefix = 'availability/';

/** What is offered, and in which countries. */
export async function availabilityConsolePart(lent: ConsolePartLent): Promise<ConsolePart> {
  return { name: 'availability', configuration: offersOf(lent) };
}

function offersOf({ db, client }: ConsolePartLent): ConfigurationSource {
  return {
    owns: (subject) => offerOf(subject) !== undefined,

    // From memory: also what nobody has said anything about is offered somewhere or nowhere.
    async things() {
      const { value: views } = await client.port.query({ type: 'availability' });
      return views.map(({ offer, upcoming, ...now }) => ({
        subject: `${prefix}${offer}`,
        group: 'availability',
        title: offerTitles[offer],
        summary: summaryOf(now),
        fields: [...offerFields],
        values: shownOffer(now),
        upcoming: upcoming.map(({ effectiveAt, ...then }) => ({ effective_at: effectiveAt, values: shownOffer(then) })),
      }));
    },

    history: (subject, page) => configuredHistory(db, 'view.availability', { subject, ...page }, shown),

    check(_, values) {
      saidOf(values);
      return Promise.resolve();
    },

    async change(subject, values, effectiveAt, act) {
      const command = {
        type: 'SetAvailability',
        offer: offerOf(subject)!,
        ...saidOf(values),
        effectiveAt,
      } as const;
      await configure(client, command, act);
    },
  };
}

function offerOf(subject: string): Offer | undefined {
  return subject.startsWith(prefix) ? offers.find((each) => each === subject.slice(prefix.length)) : undefined;
}

const shown: ShownAs = (_, stored) => {
  const { isOn, rule, countries } = stored as unknown as Omit<AvailabilityRule, 'countries'> & { countries: string };
  return shownOffer({ isOn, rule, countries: countries === '' ? [] : countries.split(',') });
};
