import { actionStages } from '../../../kernel/vocabulary.ts';
import type { CorporateActionView } from '../../../views.ts';
import type { ReadStockState } from './records.ts';

/** The splits and dividends that are announced or under way, by their numbers. */
export function actionViews({ actions }: ReadStockState): CorporateActionView[] {
  const { action, market, asset, numerator, denominator, perShare, effectiveAt, stage } = actions.columns;
  const views = [...actions.slots()].map((slot) => ({
    action: action[slot]!,
    market: market[slot]!,
    asset: asset[slot]!,
    numerator: numerator[slot]!,
    denominator: denominator[slot]!,
    perShare: perShare[slot]!,
    effectiveAt: effectiveAt[slot]!,
    stage: actionStages[stage[slot]!]!,
  }));
  return views.toSorted((left, right) => left.action - right.action);
}
