import { type Contract, type OpenPosition, type PerpetualContext, type PerpetualDesk, positionsOf } from './desk.ts';

/** Gives back margin of a customer's other cross positions, oldest first, until what is available covers what is lacking. */
export function drawFromOthers(
  desk: PerpetualDesk,
  { emit }: PerpetualContext,
  { quote: asset }: Contract,
  { id: own, customer }: Pick<OpenPosition, 'id' | 'customer'>,
  lacking: bigint,
): void {
  let rest = lacking;
  for (const { id, market, isCross, margin } of positionsOf(desk, customer)) {
    if (rest <= 0n) return;
    if (!isCross || id === own || margin === 0n) continue;
    const drawn = margin < rest ? margin : rest;
    emit({ type: 'MarginMoved', position: id, customer, market, asset, amount: -drawn });
    rest -= drawn;
  }
}
