import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface StateFrameProps {
  icon: LucideIcon;
  text: string;
  action?: ReactNode;
}

/** What stands where a list would: a quiet mark, a sentence, an action. */
export function StateFrame({ icon: Icon, text, action }: StateFrameProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-10 text-center text-sm text-text-2">
      <span aria-hidden className="grid size-14 place-items-center rounded-full bg-surface-2 text-text-3">
        <Icon size={24} strokeWidth={1.6} />
      </span>
      <p className="max-w-80 text-pretty">{text}</p>
      {action}
    </div>
  );
}
