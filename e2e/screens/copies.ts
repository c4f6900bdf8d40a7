import type { TestClient } from '@auric/testkit';

/** A customer who copies the lead traders of the sandbox that there are, and has stopped copying one of them. */
export async function copyForAWhile(customer: TestClient): Promise<void> {
  const { data: leads } = await customer.call('follow/index', { sort: 'days', limit: 3 });
  const wish = { type: 1, number: '0.5', follow_amount: '200', stop_loss: '80' } as const;
  for (const { trader_user_id: lead, share } of leads)
    await customer.call('follow/follow', { trader_user_id: lead, share, ...wish });
  const { follows } = await customer.call('follow/my', {});
  const [over] = follows;
  if (follows.length > 1) await customer.call('follow/cancel', { follow_user_id: over!.follow_user_id });
}
