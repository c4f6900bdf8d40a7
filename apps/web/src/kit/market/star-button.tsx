import { Star } from 'lucide-react';
import { IconButton } from '../../ui/actions/icon-button.tsx';

/** A favourite, marked or not. */
export function StarButton({
  label,
  marked,
  onToggle,
  size = 'finger',
  className = '',
}: {
  label: string;
  marked: boolean;
  onToggle: () => void;
  size?: 'finger' | 'row';
  className?: string;
}) {
  return (
    <IconButton label={label} aria-pressed={marked} onClick={onToggle} size={size} className={className}>
      <Star
        size={20}
        strokeWidth={1.7}
        aria-hidden
        fill={marked ? 'var(--gold)' : 'none'}
        className={marked ? 'text-gold' : ''}
      />
    </IconButton>
  );
}
