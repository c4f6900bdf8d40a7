import type { WithdrawalStateWord } from '@auric/api';
import { bankNetwork, chainOfNetwork } from '@auric/api/addresses/network';
import type { Kysely } from 'kysely';
import type { Chains, OpenChain } from '../chains/open-chains.ts';
import type { Cases } from '../console/cases/cases.ts';
import type { QueueName } from '../console/permissions.ts';
import type { Database } from '../db/database.ts';
import type { Catalog } from '../edge/catalog.ts';
import type { ReadModels } from '../edge/exchange-client.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import type { AddressScreening } from './screening.ts';
import type { WithdrawalRow } from './withdrawal-row.ts';
import { ChainSender } from './chain-sender.ts';
import { HotWallet } from './hot-wallet.ts';
import { networksOnChain } from './networks-on-chain.ts';
import type { UnderWay } from './under-way.ts';
import { WaitNotes } from './wait-notes.ts';

export interface ClerkParts {
  readonly db: Kysely<Database>;
  readonly exchange: ExchangePort;
  readonly models: ReadModels;
  readonly catalog: Catalog;
  readonly chains: Chains;
  readonly cases: Cases;
  readonly screening: AddressScreening;
  readonly underWay: UnderWay;
  /** What has to stay in the hot wallet of each asset and chain, in whole USDT. */
  readonly hotWalletLowUsdt: bigint;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

const lookMs = 1_000;
/** So many of a state are looked at in one go; the others in the next. */
const atOnce = 200;

/** The queues in which withdrawals wait for people, and the state in which they do so. */
const waitsIn: Readonly<Record<string, WithdrawalStateWord>> = {
  withdrawals: 'under_review',
  large_withdrawals: 'under_review',
  bank_payouts: 'approved',
  unknown_withdrawals: 'unknown',
} satisfies Partial<Record<QueueName, WithdrawalStateWord>>;

/**
 * Moves withdrawals on: looks at what was asked for by the rules, asks operators where they are needed, settles inside what
 * goes to a customer, and has the rest sent. It decides nothing about money: the exchange does, and refuses what is out of turn,
 * so that whatever is done twice after a crash is done once.
 */
export class WithdrawalClerk {
  readonly waits: WaitNotes;
  readonly #parts: ClerkParts;
  readonly #senders = new Map<string, ChainSender>();
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  /** Where each state goes on, so that many that wait don't keep the others from their turn. */
  readonly #after = new Map<WithdrawalStateWord, number>();

  constructor(parts: ClerkParts) {
    this.#parts = parts;
    this.waits = new WaitNotes(parts.db, parts.now);
    for (const [name, chain] of parts.chains) this.#senders.set(name, this.#senderOf(chain));
  }

  async start(): Promise<void> {
    await this.waits.open();
    this.#timer = setInterval(() => this.#beginLook(), lookMs);
  }

  /** Comes back when nothing is under way any more. */
  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    await this.#looking;
  }

  /** One look at all that is open, each as far as it goes now. */
  async look(): Promise<void> {
    const { exchange, models } = this.#parts;
    const { seq } = await exchange.query({ type: 'assets' });
    await models.waitForProjected(seq);
    await this.#each('requested', (row) => this.#review(row));
    await this.#each('under_review', (row) => this.#ask(row, row.operators >= 2 ? 'large_withdrawals' : 'withdrawals'));
    await this.#each('approved', (row) => this.#dispatch(row));
    for (const state of ['signed', 'sent', 'unknown'] as const) await this.#each(state, (row) => this.#send(row));
    await this.#withdrawCases();
    await this.#forgetEnded();
  }

  #beginLook(): void {
    this.#looking ??= this.look()
      .catch(this.#parts.failed)
      .finally(() => {
        this.#looking = null;
      });
  }

  /** What one of them throws is told and stops none of the others. */
  async #each(state: WithdrawalStateWord, work: (row: WithdrawalRow) => Promise<void>): Promise<void> {
    const rows = await this.#parts.db
      .selectFrom('view.withdrawals')
      .selectAll()
      .where('ended_at', 'is', null)
      .where('state', '=', state)
      .where('id', '>', this.#after.get(state) ?? 0)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    this.#after.set(state, rows.length < atOnce ? 0 : rows.at(-1)!.id);
    for (const row of rows) await work(row).catch(this.#parts.failed);
  }

  async #review(row: WithdrawalRow): Promise<void> {
    const { exchange, screening } = this.#parts;
    const lists = row.network === bankNetwork ? [] : await screening.listsNaming(row);
    const { id: withdrawal, customer } = row;
    const isFlagged = lists.length > 0;
    await exchange.execute({ command: { type: 'ReviewWithdrawal', customer, withdrawal, isFlagged } });
  }

  /** Opens a case where none of this withdrawal waits in the queue. */
  async #ask(row: WithdrawalRow, queue: QueueName): Promise<void> {
    const { db, cases, screening } = this.#parts;
    const ref = String(row.id);
    const waiting = await db
      .selectFrom('console.case')
      .select('id')
      .where('queue', '=', queue)
      .where('ref', '=', ref)
      .where('state', 'not in', ['decided', 'withdrawn'])
      .executeTakeFirst();
    if (waiting !== undefined) return;
    const lists = row.network === bankNetwork ? [] : await screening.listsNaming(row);
    const flags = lists.length > 0 ? ['address_listed'] : [];
    await db.transaction().execute((trx) => cases.open(trx, { queue, ref, customer: row.customer, flags }));
  }

  async #dispatch(row: WithdrawalRow): Promise<void> {
    if (row.network === bankNetwork) return this.#ask(row, 'bank_payouts');
    const recipient = this.#chainOf(row)?.addresses.ownerOf(row.destination) ?? null;
    if (recipient !== null && recipient !== row.customer) return this.#settleInside(row, recipient);
    return this.#send(row);
  }

  async #settleInside({ id: withdrawal, customer }: WithdrawalRow, recipient: number): Promise<void> {
    const command = { type: 'SettleWithdrawalInside', customer, withdrawal, recipient } as const;
    const reply = await this.#parts.exchange.execute({ command });
    if (reply.ok || reply.rejection.code === 'withdrawal_not_found') return;
    await this.waits.write(
      withdrawal,
      'withdrawals_stopped',
      `The recipient can't be credited: ${reply.rejection.code}.`,
    );
  }

  async #send(row: WithdrawalRow): Promise<void> {
    const chain = this.#chainOf(row);
    const sender = chain === undefined ? undefined : this.#senders.get(chain.port.chain);
    if (sender === undefined) return;
    await sender.advance(row, await this.#parts.catalog.asset(row.asset, 'currency'));
    if (row.state === 'unknown' && (await this.#isVoid(chain!, row))) await this.#ask(row, 'unknown_withdrawals');
  }

  /** Whether what was signed can't be paid any more, or has moved nothing. */
  async #isVoid({ port, payments }: OpenChain, { id }: WithdrawalRow): Promise<boolean> {
    const outcome = await port.outcome(await payments.attemptsOf({ purpose: 'withdrawal', ref: String(id) }));
    return outcome.state === 'void' || (outcome.state === 'included' && !outcome.succeeded);
  }

  /** What was taken back or has gone on meanwhile is no case any more. */
  async #withdrawCases(): Promise<void> {
    const { db, cases } = this.#parts;
    const waiting = await db
      .selectFrom('console.case as c')
      .innerJoin('view.withdrawals as w', (join) => join.on('c.ref', '=', (eb) => eb.cast('w.id', 'text')))
      .select(['c.queue', 'c.ref', 'w.state'])
      .where('c.queue', 'in', Object.keys(waitsIn))
      .where('c.state', 'not in', ['decided', 'withdrawn'])
      .execute();
    for (const { queue, ref, state } of waiting) {
      if (waitsIn[queue] === state) continue;
      await db.transaction().execute((trx) => cases.withdraw(trx, queue as QueueName, ref));
    }
  }

  /**
   * What ended otherwise than by its sender, which a customer took back or operators rejected, waits no more; and nothing more
   * can become of what was signed for it, also where the process died between its end and the note of it.
   */
  async #forgetEnded(): Promise<void> {
    await this.waits.eraseEnded();
    const open = await this.#parts.db
      .selectFrom('chains.payment as p')
      .innerJoin('view.withdrawals as w', (join) => join.on('p.ref', '=', (eb) => eb.cast('w.id', 'text')))
      .select(['p.chain', 'p.ref'])
      .where('p.purpose', '=', 'withdrawal')
      .where('p.is_open', '=', true)
      .where('w.ended_at', 'is not', null)
      .execute();
    for (const { chain, ref } of open)
      await this.#parts.chains.get(chain)?.payments.end({ purpose: 'withdrawal', ref });
  }

  #chainOf({ network }: WithdrawalRow): OpenChain | undefined {
    const chain = chainOfNetwork(network);
    return chain === null ? undefined : this.#parts.chains.get(chain);
  }

  #senderOf(chain: OpenChain): ChainSender {
    const { db, exchange, catalog, underWay, hotWalletLowUsdt: lowUsdt, now } = this.#parts;
    const { networks, needed } = networksOnChain(chain.port.chain);
    const hotWallet = new HotWallet({ db, chain, networks, catalog, lowUsdt });
    return new ChainSender({ chain: { ...chain, needed }, exchange, hotWallet, waits: this.waits, underWay, now });
  }
}
