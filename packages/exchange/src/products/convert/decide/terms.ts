import { amountMax, isWithin } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import type { SetConvertTerms } from '../commands.ts';
import { convertRejections as refuse } from '../rejections.ts';
import type { ConvertContext } from './desk.ts';

/** Rules section 9: at least 0.1 %. */
const spreadLeastPpm = 1000;
const spreadMaxPpm = 100_000;
const minuteMs = 60_000;
const dustMaxE6 = 1_000_000_000;
const monthMs = 30 * 86_400_000;

export function setTerms({ emit, at }: ConvertContext, command: SetConvertTerms): Rejection | null {
  const { type: _type, effectiveAt, ...terms } = command;
  const { spreadPpm, tolerancePpm, validMs, spreadMostPpm, dustMostE6, dustPauseMs } = terms;
  if (!isWithin(spreadPpm, spreadLeastPpm, spreadMaxPpm)) return refuse.termsInvalid;
  if (!isWithin(tolerancePpm, 0, spreadMaxPpm) || !isWithin(spreadMostPpm, 0, spreadMaxPpm)) return refuse.termsInvalid;
  if (!isWithin(validMs, 1, minuteMs) || !isWithin(dustPauseMs, 0, monthMs)) return refuse.termsInvalid;
  if (!isWithin(dustMostE6, 0, dustMaxE6) || !isWithin(effectiveAt, 0, amountMax)) return refuse.termsInvalid;

  if (effectiveAt <= at) emit({ type: 'ConvertTermsSet', ...terms, effectiveAt: 0 });
  else emit({ type: 'ConvertTermsAnnounced', ...terms, effectiveAt });
  return null;
}
