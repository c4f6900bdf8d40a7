import type { ConfigurationChange, ConfiguredThing } from '@auric/api/console/configuration';
import type { EntryValues, HandedOut } from '@auric/api/console/values';
import type { ActRecord } from './acts.ts';
import type { ConsoleRoutesOf, WorkPath } from './route.ts';
import type { QueueName } from './permissions.ts';

/** What a decision brings to the part whose case it is. */
export interface Decision {
  readonly ref: string;
  /** One of the queue's `decisions`. */
  readonly decision: string;
  readonly reason: string;
  /** What else the part asks for, such as the field that is at fault. */
  readonly values: EntryValues;
  /** The ids of the operators: the second is 0 where one was enough. */
  readonly operator: number;
  readonly second: number;
  /** The id of the act in the journal. */
  readonly act: number;
}

/** A queue of cases. Who may look and decide stands in `permissions.ts`. */
export interface QueueDefinition {
  readonly name: QueueName;
  readonly decisions: readonly string[];
  /** Whether two different operators have to decide alike. */
  readonly fourEyes: boolean;
  /** What the case page shows, in the shape that the part's own contract declares. */
  describe(ref: string, operator: { id: number }): Promise<Readonly<Record<string, unknown>>>;
  /** Refuses what a decision can't be, before it is journaled. */
  check?(decision: Pick<Decision, 'ref' | 'decision' | 'reason' | 'values'>): Promise<void>;
  /** What the journal is told of a decision, where that is more than that a case was decided; null where it isn't. */
  tells?(ref: string, decision: string): Promise<Partial<Omit<ActRecord, 'second'>> | null>;
  /**
   * Brings a decision to its end; called once the act is durable. It may be called again for the same case when the
   * server died half way, so it is done once however often it is asked for. Gives what the decider has to hand over.
   */
  decide(decision: Decision): Promise<HandedOut | null | void>;
}

/** Where a page of a timeline goes on: below this time, and within it below this id. */
export interface TimelinePlace {
  readonly at: number;
  readonly id: string;
}

/** One thing that happened to a customer; `kind` and `values` are what the part's words in the console speak of. */
export interface TimelinePiece {
  readonly at: number;
  /** Tells pieces of the same millisecond apart and orders them; never changes. */
  readonly id: string;
  readonly kind: string;
  readonly values: EntryValues;
  readonly operator?: number;
  readonly case?: number;
}

/** Things that are configured while the house runs. */
export interface ConfigurationSource {
  /** Whether a subject is one of its own. */
  owns(subject: string): boolean;
  things(): Promise<ConfiguredThing[]>;
  history(
    subject: string,
    page: { page: number; limit: number; before?: number | undefined },
  ): Promise<{ changes: Omit<ConfigurationChange, 'operator' | 'second' | 'reason'>[]; total: number }>;
  /** Refuses values that are not possible, naming the field. */
  check(subject: string, values: ConfigurationChange['values'], effectiveAt: number): Promise<void>;
  change(subject: string, values: ConfigurationChange['values'], effectiveAt: number, act: number): Promise<void>;
}

/** What a product or a service brings to the console: one row of `parts.ts`. */
export interface ConsolePart {
  readonly name: string;
  readonly routes?: Partial<ConsoleRoutesOf<WorkPath>>;
  readonly queues?: readonly QueueDefinition[];
  /** The newest pieces of a customer below `before`, at most `limit`, newest first. */
  timeline?(customer: number, before: TimelinePlace | null, limit: number): Promise<TimelinePiece[]>;
  readonly configuration?: ConfigurationSource;
}
