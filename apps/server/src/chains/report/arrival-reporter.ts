import type { Chain } from '@auric/api/addresses/chain';
import type { Selectable } from 'kysely';
import { type ExchangePort, Unavailable } from '../../engine/port/port.ts';
import type { AddressBook } from '../keys/address-book.ts';
import type { ChainArrivalTable } from '../tables.ts';
import type { ArrivalBook } from '../watch/arrival-book.ts';

type Arrived = Selectable<ChainArrivalTable>;

/** What the exchange has of an arrival: the number of its deposit, or 0 and why it has none. */
interface Known {
  readonly deposit: number;
  readonly refusal: string;
}

const arrivalsAtOnce = 200;
const nothing: Known = { deposit: 0, refusal: '' };

/** What the exchange says where it has heard of it before: told twice, because a process died before it noted the answer. */
const heardBefore: ReadonlySet<string> = new Set(['deposit_not_found', 'deposit_in_another_state']);

export interface ReporterParts {
  readonly chain: Chain;
  readonly book: Pick<ArrivalBook, 'untold' | 'note'>;
  readonly addresses: Pick<AddressBook, 'ownerOf'>;
  readonly port: Pick<ExchangePort, 'execute' | 'query'>;
  /** Told of what a person has to look at. */
  readonly failed: (error: unknown) => void;
}

/**
 * Tells the exchange what a chain brought. That it was told is noted after the exchange has it for good, so what was not
 * noted is told again: at least once, and the exchange takes each chain, transaction and output once.
 */
export class ArrivalReporter {
  readonly #parts: ReporterParts;
  readonly #assets = new Map<string, number>();

  constructor(parts: ReporterParts) {
    this.#parts = parts;
  }

  /** Tells all that is new. While the exchange takes nothing, arrivals wait. */
  async report(): Promise<void> {
    const { book, failed } = this.#parts;
    for (const arrived of await book.untold(arrivalsAtOnce)) {
      try {
        await this.#tell(arrived);
      } catch (error) {
        if (error instanceof Unavailable) return;
        // One that can't be told holds up no other, and is tried again with the next look.
        failed(error);
      }
    }
  }

  async #tell(arrived: Arrived): Promise<void> {
    const { state: told, sighting } = arrived;
    const known = await this.#bring(arrived);
    await this.#parts.book.note(arrived, { told, told_sighting: sighting, ...known });
    if (told === 'lost') this.#parts.failed(new Error(`${nameOf(arrived)} was final and has lost its block.`));
  }

  /** Brings the exchange to the state of the arrival, from whatever it knows of it. */
  async #bring(arrived: Arrived): Promise<Known> {
    const { state, told, sighting, told_sighting } = arrived;
    const isOpen = told === 'seen' && arrived.deposit !== 0;
    if (state === 'undone' || state === 'lost') {
      if (isOpen) await this.#execute({ type: 'UndoDeposit', deposit: arrived.deposit });
      return state === 'lost' ? { deposit: arrived.deposit, refusal: arrived.refusal } : nothing;
    }
    // Another block has brought it since: as that one has it, and not as the one that is gone.
    if (isOpen && told_sighting !== sighting) await this.#execute({ type: 'UndoDeposit', deposit: arrived.deposit });
    const known =
      isOpen && told_sighting === sighting ? { deposit: arrived.deposit, refusal: '' } : await this.#see(arrived);
    if (state === 'confirmed' && known.refusal === '' && known.deposit !== 0)
      await this.#execute({ type: 'ConfirmDeposit', deposit: known.deposit });
    return known;
  }

  async #see(arrived: Arrived): Promise<Known> {
    const { chain, addresses, port } = this.#parts;
    const command = {
      type: 'RecordDeposit',
      customer: addresses.ownerOf(arrived.address) ?? 0,
      chain,
      transaction: arrived.transaction,
      output: arrived.output,
      asset: await this.#assetOf(arrived.asset),
      delivered: BigInt(arrived.amount),
      decimals: arrived.decimals,
    } as const;
    const reply = await port.execute({ command });
    if (reply.ok) return { deposit: reply.answer.id ?? 0, refusal: '' };
    const { code, detail } = reply.rejection;
    if (code === 'deposit_already_seen') return { deposit: Number(detail?.['deposit'] ?? 0), refusal: '' };
    if (code === 'deposit_already_credited') return { deposit: arrived.deposit, refusal: '' };
    if (code === 'deposit_below_unit') return { deposit: 0, refusal: code };
    throw new Error(`${nameOf(arrived)} was not taken: ${code}.`);
  }

  async #execute(command: { type: 'ConfirmDeposit' | 'UndoDeposit'; deposit: number }): Promise<void> {
    const reply = await this.#parts.port.execute({ command });
    if (reply.ok || heardBefore.has(reply.rejection.code)) return;
    throw new Error(`${command.type} of deposit ${command.deposit} was refused: ${reply.rejection.code}.`);
  }

  /** The exchange's number of an asset that the chain names by its code. */
  async #assetOf(code: string): Promise<number> {
    if (!this.#assets.has(code)) {
      const { value } = await this.#parts.port.query({ type: 'assets' });
      for (const asset of value) this.#assets.set(asset.code, asset.asset);
    }
    const found = this.#assets.get(code);
    if (found === undefined) throw new Error(`${code} of ${this.#parts.chain} is no asset of the exchange.`);
    return found;
  }
}

function nameOf({ chain, transaction, output }: Arrived): string {
  return `The arrival ${chain}:${transaction}:${output}`;
}
