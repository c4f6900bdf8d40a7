import type { Acts } from './acts.ts';
import type { Operator } from './operator.ts';
import type { Proposals } from './proposals.ts';
import type { ActRoute, AnyRoute, ProposalRoute, ReadRoute, WorkPath } from './route.ts';

type Routes = ReadonlyMap<string, AnyRoute>;

/**
 * Answers the calls of operators who are let in. What changes something passes through the journal here, for all parts
 * alike: a part can't forget it.
 */
export class RouteDesk {
  readonly #routes: Routes;
  readonly #acts: Acts;
  readonly #proposals: Proposals;

  constructor(routes: Routes, acts: Acts, proposals: Proposals) {
    this.#routes = routes;
    this.#acts = acts;
    this.#proposals = proposals;
  }

  /** `payload` has been checked against the call. */
  async answer(path: WorkPath, payload: unknown, operator: Operator): Promise<unknown> {
    const route = this.#routes.get(path);
    if (route === undefined) throw new Error(`Nobody answers ${path}.`);
    if ('read' in route) return this.#read(route, payload as never, operator);
    if ('confirmed' in route) return this.#propose(path, route, payload as never, operator);
    return this.#act(route, payload as never, operator);
  }

  async #read(route: ReadRoute<never>, payload: never, operator: Operator): Promise<unknown> {
    const looked = route.look?.(payload);
    if (looked === undefined) return route.read(payload, operator);
    const record = { ...looked, reason: '', details: {} };
    return this.#acts.perform(operator, record, async () => route.read(payload, operator));
  }

  async #act(route: ActRoute<never>, payload: never, operator: Operator): Promise<unknown> {
    const told = await route.about(payload, operator);
    const record = { act: route.act, details: payload, ...told };
    return this.#acts.perform(told.actor ?? operator, record, (act) => route.run(payload, operator, act));
  }

  async #propose(path: WorkPath, route: ProposalRoute<never>, payload: never, operator: Operator): Promise<unknown> {
    await route.check(payload);
    const { subject, reason } = await route.about(payload, operator);
    if ((await route.alone?.()) === true) {
      // What needs two where there are two happens on the word of the only one there is.
      const record = { act: route.act, subject, reason, details: { ...(payload as object), alone: true } };
      const by = { first: operator.id, second: 0 };
      return this.#acts.perform(operator, record, async (act) => {
        const handed = await route.confirmed(payload, by, act);
        return { proposal: null, handed_out: handed ?? null };
      });
    }
    const record = { act: 'proposal.made', subject, reason, details: { call: path, payload } };
    return this.#acts.perform(operator, record, async () => {
      const customer = route.customerOf?.(payload) ?? null;
      const proposal = await this.#proposals.open({ call: path, payload, reason, customer }, operator);
      return route.alone === undefined ? { proposal } : { proposal, handed_out: null };
    });
  }
}

/** The routes of all parts by their paths; throws where two answer one, or nobody does. */
export function gatherRoutes(
  parts: readonly { readonly name: string; readonly routes?: object }[],
  paths: readonly string[],
): Routes {
  const routes = new Map<string, AnyRoute>();
  for (const { name, routes: own = {} } of parts)
    for (const [path, route] of Object.entries(own) as [string, AnyRoute][]) {
      if (routes.has(path)) throw new Error(`Two parts of the console answer ${path}; one is ${name}.`);
      routes.set(path, route);
    }
  const silent = paths.filter((path) => !routes.has(path));
  if (silent.length > 0) throw new Error(`No part of the console answers ${silent.join(', ')}.`);
  return routes;
}
