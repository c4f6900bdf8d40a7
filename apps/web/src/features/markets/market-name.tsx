import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';

/** A market as lists of several kinds name it: a spot pair by its assets, another one with what it is. */
export function MarketName({ market: { kind, base, quote } }: { market: Market }) {
  const { t } = useTranslation();
  if (kind === 'spot') {
    return (
      <>
        {base.code}
        <span className="hidden text-2xs font-medium text-text-3 @min-[15rem]:inline">/{quote.code}</span>
      </>
    );
  }
  const badge = (
    <span className="ml-0.5 rounded-sm bg-surface-2 px-1 py-0.5 text-2xs font-medium text-text-2">
      {t(($) => $.marketKinds[kind])}
    </span>
  );
  if (kind === 'stock') {
    return (
      // Beside a long name the badge is either whole or, on a line that isn't seen, not there.
      <span className="flex h-[1.5em] flex-wrap items-center gap-x-1 overflow-hidden leading-normal">
        {base.code} {badge}
      </span>
    );
  }
  return (
    <>
      {base.code}
      <span className="hidden @min-[15rem]:inline">{quote.code}</span> {badge}
    </>
  );
}
