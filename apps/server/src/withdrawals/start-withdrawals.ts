import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';
import { withdrawalWaits } from '@auric/api';
import { bankNetwork } from '@auric/api/addresses/network';
import { type ClerkParts, WithdrawalClerk } from './withdrawal-clerk.ts';

/** What leaves the house, being moved on. */
export interface Withdrawals {
  observe(registry: Registry): void;
  close(): Promise<void>;
}

/** What a payment to a bank card is at least and costs until operators say otherwise: 10 and 1 USDT. */
const bankTerms = { minimum: 10_000_000n, fee: 1_000_000n } as const;

/** Begins to move withdrawals on, on the process that leads and nowhere else. */
export async function startWithdrawals(parts: ClerkParts): Promise<Withdrawals> {
  await offerBankCards(parts);
  const clerk = new WithdrawalClerk(parts);
  await clerk.start();
  return {
    observe(registry) {
      new Gauge({
        name: 'auric_withdrawals_waiting',
        help: 'Withdrawals that wait for something else than their turn, by what for.',
        labelNames: ['waits_for'],
        registers: [registry],
        collect() {
          const counts = clerk.waits.count();
          for (const wait of withdrawalWaits) this.set({ waits_for: wait }, counts.get(wait) ?? 0);
        },
      });
    },
    close: () => clerk.close(),
  };
}

async function offerBankCards({ exchange, catalog }: ClerkParts): Promise<void> {
  const usdt = (await catalog.assets()).find(({ code }) => code === 'USDT');
  if (usdt === undefined) return;
  const { asset } = usdt;
  const { value: known } = await exchange.query({ type: 'withdrawalTerms', asset, network: bankNetwork });
  if (known !== null) return;
  const command = { type: 'SetWithdrawalTerms', asset, network: bankNetwork, ...bankTerms, effectiveAt: 0 } as const;
  await exchange.execute({ command });
}
