import { coinMarks } from './coin-marks.ts';

const unknownColour = '#5f6979';

/** The mark of a coin, or its first letter; its name always stands beside it, so it is silent. */
export function CoinIcon({ code, size = 32 }: { code: string; size?: number }) {
  const { mark, colour } = coinMarks[code] ?? { colour: unknownColour };
  return (
    <span
      aria-hidden
      className="inline-grid shrink-0 place-items-center rounded-full font-bold select-none"
      style={{ width: size, height: size, fontSize: size * 0.36, background: colour, color: '#fff' }}
    >
      {mark === undefined ? (
        code.slice(0, 1)
      ) : (
        <span className="size-[62%] bg-current" style={{ mask: `url("${mark}") center / contain no-repeat` }} />
      )}
    </span>
  );
}
