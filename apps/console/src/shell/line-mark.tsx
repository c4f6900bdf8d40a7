import { type LineState, useLine } from '../data/live.ts';
import { frame } from '../texts/frame.ts';

const dots: Readonly<Record<LineState, string>> = { live: 'bg-good', connecting: 'bg-text-3', lost: 'bg-bad' };

/** Whether what is shown is told live. */
export function LineMark() {
  const line = useLine((state) => state.line);
  return (
    <span
      role="status"
      className={`flex items-center gap-2 px-2 text-xs whitespace-nowrap ${line === 'lost' ? 'text-bad' : 'text-text-2'}`}
    >
      <span aria-hidden className={`size-2 rounded-full ${dots[line]}`} />
      {frame.line[line]}
    </span>
  );
}
