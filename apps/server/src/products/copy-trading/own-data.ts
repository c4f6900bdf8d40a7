import { pagesBelow } from '../../db/pages-below.ts';
import { type OwnDataOf, ownDataTime, rowsAtOnce } from '../../edge/own-data.ts';
import type { RouteParts } from '../product-row.ts';
import { contractsById } from './contracts-by-id.ts';
import { e6Text } from './copy-numbers.ts';
import { leadOf } from './lead-rows.ts';
import { OwnFollows } from './own-follows.ts';

/** All of a customer's follows, copies and shares, and what they are and said as a lead. */
export function copyTradingOwnData({ client, db, catalog, now }: RouteParts): OwnDataOf {
  const own = new OwnFollows(client, db);
  return (customer) => [
    rowsAtOnce('follows', ['view.follows'], async () => {
      await client.freshModels(customer);
      const rows = await db
        .selectFrom('view.follows')
        .select('id')
        .where('follower', '=', customer)
        .orderBy('id', 'desc')
        .execute();
      return Promise.all(
        rows.map(async ({ id }) => {
          const follow = await own.one(customer, id);
          return { ...follow, start_time: ownDataTime(follow.start_time), end_time: ownDataTime(follow.end_time) };
        }),
      );
    }),
    {
      name: 'copies',
      tables: ['view.copies', 'view.copy_events'],
      async *rows() {
        const contracts = await contractsById({ client, catalog });
        for (let page = 1; ; page++) {
          const { events, total } = await own.events(customer, contracts, { page, limit: 100 });
          yield events.map((event) => ({ ...event, time: ownDataTime(event.time) }));
          if (page * 100 >= total) return;
        }
      },
    },
    {
      name: 'profit_shares',
      tables: ['view.profit_shares'],
      async *rows() {
        await client.freshModels(customer);
        const pages = pagesBelow((before, limit) => {
          const found = db
            .selectFrom('view.profit_shares')
            .selectAll()
            .where((eb) => eb.or([eb('follower', '=', customer), eb('lead', '=', customer)]));
          const below = before === undefined ? found : found.where('id', '<', before);
          return below.orderBy('id', 'desc').limit(limit).execute();
        });
        for await (const page of pages)
          yield page.map((row) => ({
            follow_user_id: row.follow,
            is_paid: row.follower === customer,
            gained: e6Text(row.gained),
            open: e6Text(row.open),
            share: e6Text(row.share_ppm),
            shared: e6Text(row.shared),
            paid: e6Text(row.paid),
            time: ownDataTime(row.at),
          }));
      },
    },
    rowsAtOnce(
      'leading',
      ['view.leads', 'copying.lead_profile', 'copying.lead_hour', 'copying.lead_count'],
      async () => {
        const { value } = await client.port.query({ type: 'followTerms' });
        const reading = { db, followersMost: value.followersMost, customer, now: now() };
        const trader = await leadOf(reading, customer);
        return trader === undefined ? [] : [trader];
      },
    ),
  ];
}
