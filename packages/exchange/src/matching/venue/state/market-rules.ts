import { type ReadSchedules, Schedules } from '../../../kernel/schedules.ts';
import { ruleFields } from '../events.ts';

const scheduledFields = { market: 'int', ...ruleFields } as const;

/** The kind of the timer that puts rules into effect; its subject is the schedule. */
export const rulesTimerKind = 'venue.rules';

export type ReadScheduledRules = ReadSchedules<typeof scheduledFields>;

/** The rules of markets that take effect later. */
export function scheduledRules(): Schedules<typeof scheduledFields> {
  return new Schedules('market-rules', rulesTimerKind, scheduledFields);
}
