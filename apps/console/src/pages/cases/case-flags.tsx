import { Badge } from '@auric/web/src/ui/states/badge.tsx';
import { spoken } from '../../kit/spoken.ts';
import { lookOfQueue } from '../../parts/queue-looks.ts';

/** What to look out for in a case. */
export function CaseFlags({ queue, flags, wrap = false }: { queue: string; flags: readonly string[]; wrap?: boolean }) {
  const words = lookOfQueue(queue).flags ?? {};
  return (
    <span className={`inline-flex gap-1 ${wrap ? 'flex-wrap' : 'whitespace-nowrap'}`}>
      {flags.map((flag) => (
        <Badge key={flag} look="bad">
          {words[flag] ?? spoken(flag)}
        </Badge>
      ))}
    </span>
  );
}
