import type { AssetView, Command } from '@auric/exchange';
import type { ChainPort, Outcome, Payment, SignedPayment } from '../chains/chain-port.ts';
import type { OpenChain } from '../chains/open-chains.ts';
import { NodeUnavailable } from '../chains/node/node-unavailable.ts';
import type { PaymentSubject } from '../chains/payments/payment-book.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import type { WithdrawalMove } from './withdrawal-move.ts';
import type { WithdrawalRow } from './withdrawal-row.ts';
import type { HotWallet } from './hot-wallet.ts';
import type { UnderWay } from './under-way.ts';
import type { WaitNotes } from './wait-notes.ts';

export interface SenderParts {
  readonly chain: Pick<OpenChain, 'port' | 'payments'> & { readonly needed: number };
  readonly exchange: ExchangePort;
  readonly hotWallet: HotWallet;
  readonly waits: WaitNotes;
  readonly underWay: UnderWay;
  readonly now: () => number;
}

/** A payment that no block has taken after so long is signed again with a higher fee. */
const stuckMs = 600_000;

/**
 * Sends the withdrawals of one chain. What is signed is written down, then told to the exchange, then broadcast: whoever dies
 * in between goes on with the same bytes. A second payment beside the first can't come of it, because all attempts share a slot.
 */
export class ChainSender {
  readonly #parts: SenderParts;
  /** When the last attempt of a withdrawal was signed by this process, or first looked at. */
  readonly #attemptedAt = new Map<number, number>();

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  /** Brings a withdrawal that was approved, or is on its way, as far as it goes now. */
  async advance(row: WithdrawalRow, asset: AssetView): Promise<void> {
    try {
      if (row.state === 'approved') await this.#begin(row, asset);
      else await this.#follow(row);
    } catch (error) {
      if (!(error instanceof NodeUnavailable)) throw error;
      await this.#parts.waits.write(row.id, 'network_away', error.message);
    }
  }

  async #begin(row: WithdrawalRow, asset: AssetView): Promise<void> {
    const { chain, hotWallet, waits } = this.#parts;
    const subject = subjectOf(row);
    const known = await this.#alive(subject);
    const payment = paymentOf(row, asset, chain.port);
    if (known === undefined && !(await hotWallet.canPay(row, payment, asset))) {
      await waits.write(row.id, 'hot_wallet_low', `The hot wallet has too little ${asset.code}.`);
      return;
    }
    const signed = known ?? (await chain.payments.sign(subject, (taken) => chain.port.sign(payment, taken)));
    if (signed === null) return;
    const told = await this.#tell(row, { type: 'SignWithdrawal', transaction: signed.transaction });
    if (told === 'ok') return this.#broadcast(row, signed);
    if (told === 'withdrawals_stopped') return waits.write(row.id, 'withdrawals_stopped', told);
    // It was rejected meanwhile: what was signed and never shown to anybody is forgotten.
    if (told === 'withdrawal_not_found') await chain.payments.end(subject);
  }

  /**
   * What was signed before and may still be paid, or was. What never can be is over: a withdrawal that two operators let go again
   * needs another transaction, and may have one only then.
   */
  async #alive(subject: PaymentSubject): Promise<SignedPayment | undefined> {
    const { port, payments, needed } = this.#parts.chain;
    const attempts = await payments.attemptsOf(subject);
    if (attempts.length === 0) return undefined;
    const outcome = await port.outcome(attempts);
    if (outcome.state === 'included') {
      const { transaction, succeeded, confirmations } = outcome;
      if (succeeded || confirmations < needed) return attempts.find((one) => one.transaction === transaction);
    } else if (outcome.state !== 'void') return attempts.at(-1);
    await payments.end(subject);
    return undefined;
  }

  /** Looks at what has become of what was signed. */
  async #follow(row: WithdrawalRow): Promise<void> {
    const { chain } = this.#parts;
    const attempts = await chain.payments.attemptsOf(subjectOf(row));
    const last = attempts.at(-1);
    if (last === undefined) return;
    const outcome = await chain.port.outcome(attempts);
    if (outcome.state === 'included') return this.#arrived(row, outcome);
    if (outcome.state === 'void') return this.#tellAbout(row, 'unknown');
    if (outcome.state === 'waiting') await this.#tellAbout(row, 'sent');
    await this.#again(row, last, outcome.state === 'missing');
  }

  async #arrived(row: WithdrawalRow, outcome: Extract<Outcome, { state: 'included' }>): Promise<void> {
    const { chain, underWay } = this.#parts;
    const { confirmations, transaction, succeeded } = outcome;
    // The chain took the fee and moved nothing: once that is final two operators decide whether it is tried once more.
    if (!succeeded) return confirmations < chain.needed ? undefined : this.#tellAbout(row, 'unknown');
    await this.#tellAbout(row, 'sent');
    underWay.see(row.id, { seen: Math.min(confirmations, chain.needed), needed: chain.needed });
    if (confirmations < chain.needed) return;
    const told = await this.#tell(row, { type: 'SettleWithdrawal', transaction });
    if (told !== 'ok' && told !== 'withdrawal_not_found') return;
    await chain.payments.end(subjectOf(row));
    underWay.forget(row.id);
  }

  /** What nobody has is broadcast again as it is; what waits for too long is replaced in its slot. */
  async #again(row: WithdrawalRow, last: SignedPayment, isMissing: boolean): Promise<void> {
    const { chain, now } = this.#parts;
    const since = this.#attemptedAt.get(row.id) ?? now();
    this.#attemptedAt.set(row.id, since);
    if (now() - since < stuckMs) {
      if (isMissing) await this.#broadcast(row, last);
      return;
    }
    const replaced = await chain.payments.sign(subjectOf(row), () => chain.port.signAgain(last));
    this.#attemptedAt.set(row.id, now());
    await this.#broadcast(row, replaced ?? last);
  }

  /**
   * Only that it was accepted, or that nobody knows, is a state. A refusal puts nothing on its way and gives nothing back:
   * the same bytes are offered again.
   */
  async #broadcast(row: WithdrawalRow, signed: SignedPayment): Promise<void> {
    const { chain, waits } = this.#parts;
    const broadcast = await chain.port.broadcast(signed);
    if (broadcast.said === 'refused') return waits.write(row.id, 'network_away', broadcast.reason);
    await this.#tell(row, { type: 'RecordBroadcast', outcome: broadcast.said === 'accepted' ? 'sent' : 'unknown' });
  }

  async #tellAbout(row: WithdrawalRow, outcome: 'sent' | 'unknown'): Promise<void> {
    if (row.state !== outcome) await this.#tell(row, { type: 'RecordBroadcast', outcome });
  }

  /** Tells the exchange; what it refuses is said by its code. What it has taken waits for nothing. */
  async #tell({ id, customer }: WithdrawalRow, said: WithdrawalMove): Promise<string> {
    const { exchange, waits } = this.#parts;
    const command = { ...said, customer, withdrawal: id } as Command;
    const reply = await exchange.execute({ command });
    if (!reply.ok) return reply.rejection.code;
    await waits.erase(id);
    return 'ok';
  }
}

export function subjectOf({ id }: Pick<WithdrawalRow, 'id'>): PaymentSubject {
  return { purpose: 'withdrawal', ref: String(id) };
}

/** What the recipient gets, in the smallest unit of the chain, which is never coarser than the house's. */
export function paymentOf(
  { amount, fee, destination }: Pick<WithdrawalRow, 'amount' | 'fee' | 'destination'>,
  { code, scale }: AssetView,
  port: Pick<ChainPort, 'assets' | 'chain'>,
): Payment {
  const known = port.assets.find(({ asset }) => asset === code);
  if (known === undefined || known.decimals < scale)
    throw new Error(`${port.chain} brings no ${code} of ${scale} decimals.`);
  const finer = 10n ** BigInt(known.decimals - scale);
  return { asset: code, to: destination, amount: (BigInt(amount) - BigInt(fee)) * finer };
}
