import { Badge } from '@auric/web/src/ui/states/badge.tsx';
import { spoken } from '../../kit/spoken.ts';
import { lookOfQueue } from '../../parts/queue-looks.ts';

/** What to look out for in a case. */
export function CaseFlags({ queue, flags }: { queue: string; flags: readonly string[] }) {
  const words = lookOfQueue(queue).flags ?? {};
  return (
    <span className="inline-flex flex-wrap gap-1">
      {flags.map((flag) => (
        <Badge key={flag} look="bad">
          {words[flag] ?? spoken(flag)}
        </Badge>
      ))}
    </span>
  );
}
