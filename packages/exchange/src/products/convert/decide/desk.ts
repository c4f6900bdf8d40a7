import type { Context } from '../../../kernel/product.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { firstCustomerId, usdtAsset } from '../../../kernel/vocabulary.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import type { ConvertPorts } from '../convert.ts';
import type { ConvertEvent } from '../events.ts';
import type { Worth } from '../formulas.ts';
import { convertRejections as refuse } from '../rejections.ts';
import type { ReadConvertState } from '../state/records.ts';

/** What every decision about conversions works with. */
export interface ConvertDesk {
  readonly state: ReadConvertState;
  readonly ledger: Pick<Ledger, 'available'>;
  readonly ports: ConvertPorts;
}

export type ConvertContext = Context<ConvertEvent>;

/** USDT is worth itself. */
const usdtE8 = 100_000_000;

/** What a listed asset is worth by its last index; 0 where it has none. */
export function worthOf({ ports }: ConvertDesk, asset: number): Worth {
  return { priceE8: asset === usdtAsset ? usdtE8 : ports.index(asset).priceE8, scale: ports.scaleOf(asset) };
}

/** Why somebody may not convert now, or null. The house itself never does: it is the other side. */
export function notEntitled({ ports }: ConvertDesk, customer: number): Rejection | null {
  return customer >= firstCustomerId ? ports.barred(customer, 'convert') : refuse.customerNotFound;
}
