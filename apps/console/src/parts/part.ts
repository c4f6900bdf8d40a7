import type { WholeCase } from '@auric/api/console/cases';
import type { EntryValues } from '@auric/api/console/values';
import type { ComponentType } from 'react';
import type { ConsolePage } from '../pages/console-page.ts';

export interface CaseViewProps {
  /** The case; what its queue's part says of it is in `view`, in the shape of that part's own contract. */
  shown: WholeCase;
  /** True while this operator has claimed it: only then can something be done. */
  mine: boolean;
  /** Hands over what goes with the decision, such as the field that is at fault. */
  onValues: (values: EntryValues) => void;
}

/** How a decision is called, and how its button looks. */
export interface DecisionLook {
  readonly label: string;
  readonly look: 'good' | 'bad' | 'plain';
  /** The key that asks for the reason and decides; `a` and `r` where they fit. */
  readonly key: string;
  /** What the reason is for, where the customer sees it. */
  readonly reasonHint?: string;
  /** Reasons that are given often, to be chosen and mended. */
  readonly usualReasons?: readonly string[];
}

/** How a queue is called, and what its cases show. */
export interface QueueLook {
  readonly title: string;
  /** One line on what waits there. */
  readonly note: string;
  readonly decisions: Readonly<Record<string, DecisionLook>>;
  /** What a flag of a case says. */
  readonly flags?: Readonly<Record<string, string>>;
  readonly loadView: () => Promise<{ default: ComponentType<CaseViewProps> }>;
}

/** The sentence of an entry in a customer's timeline. */
export type EntrySentence = (values: EntryValues) => string;

/** What a product or a service brings to the console: one row of `parts/index.ts`. */
export interface ConsolePart {
  /** The name that the server has for it. */
  readonly name: string;
  /** What the filter of the timeline calls it. */
  readonly title: string;
  readonly pages?: readonly ConsolePage[];
  readonly queues?: Readonly<Record<string, QueueLook>>;
  /** Its entries in the timeline, by their kind. */
  readonly timeline?: Readonly<Record<string, EntrySentence>>;
  /** The sentence of the kinds that `timeline` doesn't have. */
  readonly otherEntry?: (kind: string) => EntrySentence;
}
