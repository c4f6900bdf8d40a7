const sizes = { card: 'size-10 text-base', page: 'size-14 text-xl' } as const;

/** Stands for a lead trader where there is no picture; the name always stands beside it, so it is silent. */
export function LeadMark({ name, size = 'card' }: { name: string; size?: keyof typeof sizes }) {
  const [first = ''] = name;
  return (
    <span
      aria-hidden
      // Drawn, and no text: the name stands beside it.
      data-first={first.toLocaleUpperCase()}
      className={`grid shrink-0 place-items-center rounded-full bg-gold-soft font-semibold text-gold-text before:content-[attr(data-first)] ${sizes[size]}`}
    />
  );
}
