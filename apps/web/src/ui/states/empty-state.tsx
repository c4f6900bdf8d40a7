import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateFrame } from './state-frame.tsx';

interface EmptyStateProps {
  text: string;
  /** The one thing to do about it. */
  action?: ReactNode;
  /** What is missing, as a picture. */
  icon?: LucideIcon;
}

/** One sentence and one action. */
export function EmptyState({ text, action, icon = Inbox }: EmptyStateProps) {
  return <StateFrame icon={icon} text={text} action={action} />;
}
