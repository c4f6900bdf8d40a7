import { spoken } from '../kit/spoken.ts';
import { parts } from './index.ts';
import type { DecisionLook, QueueLook } from './part.ts';

const looks: Readonly<Record<string, QueueLook>> = Object.assign({}, ...parts.map(({ queues = {} }) => queues));

/** How a queue is shown; one that no part of this console knows yet goes by its name and shows its facts. */
export function lookOfQueue(name: string): QueueLook {
  return (
    looks[name] ?? {
      title: spoken(name),
      note: '',
      decisions: {},
      loadView: () => import('./fact-view.tsx'),
    }
  );
}

export function lookOfDecision(queue: string, decision: string): DecisionLook {
  return lookOfQueue(queue).decisions[decision] ?? { label: spoken(decision), look: 'plain', key: '' };
}
