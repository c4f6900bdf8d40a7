import { useTranslation } from 'react-i18next';
import type { BoardSort } from './board-filter.ts';

interface SortText {
  readonly name: string;
  /** What the number is made of. */
  readonly meaning: string;
}

/** What the board is ordered by, in words. */
export function useSortTexts(): Readonly<Record<BoardSort, SortText>> {
  const { t } = useTranslation();
  return {
    copier_return: {
      name: t(($) => $.copyTrading.copierReturn),
      meaning: t(($) => $.copyTrading.meaning.copierReturn),
    },
    roi: { name: t(($) => $.copyTrading.roi), meaning: t(($) => $.copyTrading.meaning.roi) },
    pnl: { name: t(($) => $.copyTrading.pnl), meaning: t(($) => $.copyTrading.meaning.pnl) },
    followers: { name: t(($) => $.copyTrading.followers), meaning: t(($) => $.copyTrading.meaning.followers) },
    days: { name: t(($) => $.copyTrading.leading), meaning: t(($) => $.copyTrading.meaning.leading) },
    drawdown: { name: t(($) => $.copyTrading.drawdown), meaning: t(($) => $.copyTrading.meaning.drawdown) },
  };
}
