import { ShieldCheck } from 'lucide-react';

/** What a change brings with it, said before it is made. */
export function ChangeNote({ children }: { children: string }) {
  return (
    <p className="mb-2 flex gap-2 rounded-card bg-gold-soft p-3 text-xs text-text-1">
      <ShieldCheck size={18} aria-hidden className="shrink-0 text-gold-text" />
      {children}
    </p>
  );
}
