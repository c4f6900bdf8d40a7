import { signOf, useNumbers, type Sign } from '../../locales/number-format.ts';

export const arrows: Readonly<Record<Sign, string>> = { up: '▲', down: '▼', flat: '' };
export const signColours: Readonly<Record<Sign, string>> = { up: 'text-up', down: 'text-down', flat: 'text-text-2' };
const pills: Readonly<Record<Sign, string>> = {
  up: 'bg-up-soft text-up',
  down: 'bg-down-soft text-down',
  flat: 'bg-surface-3 text-text-2',
};

interface ChangeTextProps {
  change: string;
  /** False where what is around it has the colour. */
  colour?: boolean;
  className?: string;
}

/** A change in percent: colour, sign and arrow say the same. */
export function ChangeText({ change, colour = true, className = '' }: ChangeTextProps) {
  const numbers = useNumbers();
  const sign = signOf(change);
  return (
    <span className={`font-semibold whitespace-nowrap ${colour ? signColours[sign] : ''} ${className}`}>
      <span aria-hidden className="mr-1 text-[0.8em]">
        {arrows[sign]}
      </span>
      {numbers.percent(change)}
    </span>
  );
}

export function ChangePill({ change }: { change: string }) {
  return (
    <span className={`inline-block min-w-18 rounded-control px-1.5 py-1 text-center text-xs ${pills[signOf(change)]}`}>
      <ChangeText change={change} colour={false} />
    </span>
  );
}
