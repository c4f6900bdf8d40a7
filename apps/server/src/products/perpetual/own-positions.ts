import type { WireContractOrder, WirePosition } from '@auric/api';
import type { OrderView, PositionView } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ExchangeClient } from '../../edge/exchange-client.ts';
import { Refusal } from '../../edge/refusal.ts';
import type { Contract, ContractBook } from './contract-book.ts';
import { contractOrderShape } from './contract-order-shape.ts';
import { endedPositionShape, positionShape } from './position-shape.ts';

/** A customer's positions and the orders on them, from memory; what is over from the read models. */
export class OwnPositions {
  readonly #client: ExchangeClient;
  readonly #book: ContractBook;
  readonly #db: Kysely<Database>;

  constructor(client: ExchangeClient, book: ContractBook, db: Kysely<Database>) {
    this.#client = client;
    this.#book = book;
    this.#db = db;
  }

  /** The open positions, newest first; `market` 0 for all. */
  async open(customer: number, market: number): Promise<PositionView[]> {
    const { value } = await this.#client.port.query({ type: 'positions', customer, market });
    return value.toSorted((left, right) => right.openedAt - left.openedAt || right.position - left.position);
  }

  /** The open orders on positions, newest first; `market` 0 for all. */
  async openOrders(customer: number, market: number): Promise<OrderView[]> {
    const contracts = await this.#book.byId();
    const { value } = await this.#client.port.query({ type: 'openOrders', customer, market });
    const found = value.filter((order) => contracts.has(order.market));
    return found.toSorted((left, right) => right.id - left.id);
  }

  /** The contract of a position of this customer, open or over; another one's is as if it didn't exist. */
  async contractOf(customer: number, id: number): Promise<Contract> {
    const open = (await this.open(customer, 0)).find(({ position }) => position === id);
    const market = open?.market ?? (await this.#ended(customer, id))?.market;
    const contract = market === undefined ? undefined : (await this.#book.byId()).get(market);
    if (contract === undefined) throw new Refusal('position_not_found', 'id');
    return contract;
  }

  /** A position as the wire writes it, open or over. */
  async shapeOf(customer: number, id: number): Promise<WirePosition> {
    const [position] = await this.shapesOf(customer, [id]);
    if (position === undefined) throw new Refusal('position_not_found', 'id');
    return position;
  }

  /** Positions as the wire writes them, in the order of their ids here; what was never opened is left out. */
  async shapesOf(customer: number, ids: readonly number[]): Promise<WirePosition[]> {
    const contracts = await this.#book.byId();
    const open = new Map((await this.open(customer, 0)).map((view) => [view.position, view]));
    const shapes: WirePosition[] = [];
    for (const id of ids) {
      const view = open.get(id);
      const row = view === undefined ? await this.#ended(customer, id) : undefined;
      if (view !== undefined) shapes.push(positionShape(view, contracts.get(view.market)!));
      else if (row !== undefined) shapes.push(endedPositionShape(row, contracts.get(row.market)!));
    }
    return shapes;
  }

  async positions(views: readonly PositionView[]): Promise<WirePosition[]> {
    const contracts = await this.#book.byId();
    return views.map((view) => positionShape(view, contracts.get(view.market)!));
  }

  async orders(views: readonly OrderView[]): Promise<WireContractOrder[]> {
    const contracts = await this.#book.byId();
    return views.map((view) => contractOrderShape(view, contracts.get(view.market)!));
  }

  /** Why a reversal of a position opened nothing: a code, or empty. */
  async reopeningRefused(customer: number, id: number): Promise<string> {
    return (await this.#ended(customer, id))?.reopening_refused ?? '';
  }

  async #ended(customer: number, id: number) {
    await this.#client.freshModels(customer);
    return this.#db
      .selectFrom('view.positions')
      .selectAll()
      .where('id', '=', id)
      .where('customer', '=', customer)
      .executeTakeFirst();
  }
}
