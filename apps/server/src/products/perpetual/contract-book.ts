import type { AssetView, ContractView, MarketView } from '@auric/exchange';
import type { Catalog, MarketName } from '../../edge/catalog.ts';
import type { ExchangeClient } from '../../edge/exchange-client.ts';
import { Refusal } from '../../edge/refusal.ts';

/** A contract with what its numbers are written by. */
export interface Contract {
  readonly terms: ContractView;
  readonly market: MarketView;
  readonly base: AssetView;
  readonly quote: AssetView;
}

/** The contracts as calls name them: a pair means the contract of it here, never the spot market. */
export class ContractBook {
  readonly #client: ExchangeClient;
  readonly #catalog: Catalog;

  constructor(client: ExchangeClient, catalog: Catalog) {
    this.#client = client;
    this.#catalog = catalog;
  }

  /** All contracts, by their ids. */
  async all(): Promise<Contract[]> {
    const { value } = await this.#client.port.query({ type: 'contracts' });
    const sorted = value.toSorted((left, right) => left.market - right.market);
    return Promise.all(sorted.map((terms) => this.#named(terms)));
  }

  /** All contracts by their ids, for lists of what belongs to several. */
  async byId(): Promise<ReadonlyMap<number, Contract>> {
    return new Map((await this.all()).map((contract) => [contract.market.market, contract]));
  }

  /** The contract that a call names; refuses (`market_not_found`), also where id and pair contradict each other. */
  async named(name: MarketName): Promise<Contract> {
    const { market } = await this.#catalog.market(name, 'perpetual');
    const found = (await this.all()).find((contract) => contract.market.market === market);
    if (found === undefined) throw new Refusal('market_not_found', 'match_id');
    return found;
  }

  /** The id of the contract that a call names, 0 where it names none. */
  async marketIdOf(name: MarketName): Promise<number> {
    const { match_id, currency_id, legal_id } = name;
    if (match_id === undefined && currency_id === undefined && legal_id === undefined) return 0;
    return (await this.#catalog.market(name, 'perpetual')).market;
  }

  async #named(terms: ContractView): Promise<Contract> {
    const market = await this.#catalog.marketById(terms.market);
    const [base, quote] = await Promise.all([
      this.#catalog.asset(market.base, 'match_id'),
      this.#catalog.asset(market.quote, 'match_id'),
    ]);
    return { terms, market, base, quote };
  }
}
