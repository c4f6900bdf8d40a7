import type { Operator } from './operator.ts';
import type { QueueDefinition } from './part.ts';
import type { Proposals } from './proposals.ts';
import type { AnyRoute, ProposalRoute } from './route.ts';

/** What is proposed says itself what it is about. */
const nobody: Operator = { id: 0, name: '', roles: [], session: '', address: '' };

/** The queue in which acts wait for a second person. What is approved happens at once; what isn't never does. */
export function proposalsQueue(proposals: Proposals, routeOf: (call: string) => AnyRoute | undefined): QueueDefinition {
  function routeFor(call: string): ProposalRoute<never> {
    const route = routeOf(call);
    if (route === undefined || !('confirmed' in route)) throw new Error(`${call} can't be proposed.`);
    return route;
  }

  return {
    name: 'proposals',
    decisions: ['approve', 'reject'],
    // Whoever proposed it is the first of two.
    fourEyes: false,

    async describe(ref) {
      const { call, payload, operator, reason, at } = await proposals.one(ref);
      const shown = await routeFor(call).describe?.(payload as never);
      return { call, payload: shown ?? payload, operator, reason, at };
    },

    async check({ ref, decision }) {
      if (decision !== 'approve') return;
      const { call, payload } = await proposals.one(ref);
      await routeFor(call).check(payload as never);
    },

    async tells(ref, decision) {
      if (decision !== 'approve') return null;
      const { call, payload, reason } = await proposals.one(ref);
      const route = routeFor(call);
      const { subject } = await route.about(payload as never, nobody);
      // Why it is done was said by whoever proposed it; what the second thinks of it stands in the case.
      return { act: route.act, subject, reason, details: { ...payload } };
    },

    async decide({ ref, decision, second, act }) {
      if (decision !== 'approve') return null;
      const { call, payload, operator } = await proposals.one(ref);
      return routeFor(call).confirmed(payload as never, { first: operator, second }, act);
    },
  };
}
