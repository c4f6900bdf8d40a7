import type { AssetView } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type { Payment } from '../chains/chain-port.ts';
import type { OpenChain } from '../chains/open-chains.ts';
import type { Database } from '../db/database.ts';
import type { Catalog } from '../edge/catalog.ts';
import type { WithdrawalRow } from './withdrawal-row.ts';
import { paymentOf } from './chain-sender.ts';

export interface HotWalletParts {
  readonly db: Kysely<Database>;
  readonly chain: Pick<OpenChain, 'port' | 'simulated'>;
  /** The networks that go by this chain. */
  readonly networks: readonly string[];
  readonly catalog: Pick<Catalog, 'usdtWorthE6'>;
  /** What has to stay there of each asset, in whole USDT. */
  readonly lowUsdt: bigint;
}

/** What the wallet on one chain can still pay, beside what is signed already and no block has taken. */
export class HotWallet {
  readonly #parts: HotWalletParts;

  constructor(parts: HotWalletParts) {
    this.#parts = parts;
  }

  /** Whether a payment leaves the wallet above its low-water mark. A simulated chain's wallet is filled as it is needed. */
  async canPay(row: Pick<WithdrawalRow, 'id'>, payment: Payment, asset: AssetView): Promise<boolean> {
    const { chain } = this.#parts;
    const owed = await this.#owed(asset);
    const left = (await chain.port.balance(payment.asset, chain.port.hotWallet)) - owed - payment.amount;
    if (left >= 0n && this.#isAbove(left, asset)) return true;
    if (chain.simulated === null) return false;
    const filled = { ...payment, to: chain.port.hotWallet, amount: payment.amount * 2n };
    await chain.simulated.faucet(filled, `hot wallet for withdrawal ${row.id} at ${await chain.port.head()}`);
    return false;
  }

  #isAbove(left: bigint, asset: AssetView): boolean {
    const { catalog, lowUsdt, chain } = this.#parts;
    if (lowUsdt === 0n) return true;
    const decimals = chain.port.assets.find((known) => known.asset === asset.code)?.decimals ?? asset.scale;
    const inHouse = left / 10n ** BigInt(decimals - asset.scale);
    return catalog.usdtWorthE6(asset, inHouse) >= lowUsdt * 1_000_000n;
  }

  /** What is signed and may not be in a block yet. What a block has and isn't final counts twice for a while: rather too little is paid. */
  async #owed(asset: AssetView): Promise<bigint> {
    const { db, networks, chain } = this.#parts;
    const rows = await db
      .selectFrom('view.withdrawals')
      .select(['amount', 'fee', 'destination'])
      .where('ended_at', 'is', null)
      .where('state', 'in', ['signed', 'sent', 'unknown'])
      .where('asset', '=', asset.asset)
      .where('network', 'in', networks)
      .execute();
    return rows.reduce((sum, row) => sum + paymentOf(row, asset, chain.port).amount, 0n);
  }
}
