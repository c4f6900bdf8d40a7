import { offers } from '@auric/exchange';
import type { HandlersOf } from '../../edge/handler.ts';
import type { RouteParts } from '../product-row.ts';

/** What a customer may begin, as the exchange would decide it. */
export function availabilityRoutes({ client: { port } }: RouteParts): HandlersOf<'offers'> {
  return {
    offers: async (_, { customer }) => {
      const { value: standing } = await port.query({ type: 'standing', customer });
      const country = standing?.country ?? '';
      return Promise.all(
        offers
          .filter((offer) => offer !== 'registration')
          .map(async (offer) => ({ offer, offered: (await port.query({ type: 'offered', offer, country })).value })),
      );
    },
  };
}
