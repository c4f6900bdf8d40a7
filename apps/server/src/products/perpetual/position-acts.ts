import type { WireContractOrder } from '@auric/api';
import type { Command } from '@auric/exchange';
import type { Answer } from '../../engine/port/port.ts';
import type { ExchangeClient } from '../../edge/exchange-client.ts';
import { rejectionDetail } from '../venue/rejection-detail.ts';
import type { Contract } from './contract-book.ts';
import { contractOrderShape } from './contract-order-shape.ts';

/** A command about one contract, with the wire's names of what a refusal may name. */
interface Act {
  readonly customer: number;
  readonly requestId: string | undefined;
  readonly command: Command;
  readonly contract: Contract;
  readonly fields: Readonly<Record<string, string>>;
}

/** Executes a command about one contract; the numbers of a refusal are in the units of its market. */
export function act(client: ExchangeClient, { contract, ...submission }: Act): Promise<Answer> {
  return client.submit({
    ...submission,
    detailOf: (rejection) => rejectionDetail(rejection, contract, contract.quote.code),
  });
}

/** Executes a command that answers with one order first. */
export async function orderBy(client: ExchangeClient, submission: Act): Promise<WireContractOrder> {
  const order = (await act(client, submission)).orders?.[0];
  if (order === undefined) throw new Error('The exchange answered without the order.');
  return contractOrderShape(order, submission.contract);
}

/** The request id of one of several commands of a call, so that a repeated call repeats each; no customer can choose it. */
export function partOf(requestId: string | undefined, part: string | number): string | undefined {
  return requestId === undefined ? undefined : `${requestId} ${part}`;
}
