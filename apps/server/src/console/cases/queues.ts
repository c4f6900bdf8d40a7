import { ConsoleRefusal } from '../edge/console-refusal.ts';
import type { Operator } from '../operator.ts';
import type { ConsolePart, QueueDefinition } from '../part.ts';
import { callRoles, isAllowed, queuesOf, rolesOfQueue, type QueueName } from '../permissions.ts';
import type { WorkPath } from '../route.ts';

/** A queue as one operator sees it. */
export interface Queue {
  readonly definition: QueueDefinition;
  readonly mayDecide: boolean;
}

/** The queues of all parts. */
export class Queues {
  readonly #definitions: ReadonlyMap<string, QueueDefinition>;

  /** Throws where two parts bring a queue of one name. */
  constructor(parts: readonly ConsolePart[]) {
    const all = parts.flatMap(({ queues = [] }) => queues);
    const names = all.map(({ name }) => name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice !== undefined) throw new Error(`Two parts of the console bring the queue ${twice}.`);
    this.#definitions = new Map(all.map((definition) => [definition.name, definition]));
  }

  /** Those that an operator may look at, in the order of the permissions. */
  of({ roles }: Operator): QueueDefinition[] {
    return queuesOf(roles).flatMap((name) => this.#definitions.get(name) ?? []);
  }

  /** Refuses (`queue_unknown`) one that there isn't. */
  one(name: string): Omit<Queue, 'mayDecide'> {
    const definition = this.#definitions.get(name);
    if (definition === undefined) throw new ConsoleRefusal('queue_unknown', 'queue');
    return { definition };
  }

  /** The queue of a case as an operator sees it, or null. Who may see a proposal is said by the call that it proposes. */
  seenBy(name: string, operator: Operator, call: string): Queue | null {
    const definition = this.#definitions.get(name);
    if (definition === undefined) return null;
    const { look, decide } = rolesOfQueue(name as QueueName);
    const held = (wanted: readonly string[]): boolean => operator.roles.some((role) => wanted.includes(role));
    if (!held(look) || (call !== '' && !isAllowed(call as WorkPath, operator.roles))) return null;
    return { definition, mayDecide: held(decide) };
  }

  /** Of proposals an operator sees those whose calls are open to the own roles. */
  callsSeenBy({ roles }: Operator): string[] {
    return ['', ...Object.keys(callRoles).filter((path) => isAllowed(path as WorkPath, roles))];
  }
}
