import { depositClaimView, depositFaults } from '@auric/api/console/deposits';
import { Fact, Facts } from '@auric/web/src/kit/detail/facts.tsx';
import { Amount } from '../../kit/amount.tsx';
import { FaultField } from '../../kit/fault-field.tsx';
import { spoken } from '../../kit/spoken.ts';
import { Time } from '../../kit/time.tsx';
import type { CaseViewProps } from '../part.ts';
import { faultNames } from './fault-names.ts';

/** A transaction that a customer misses, and what the house knows of it. */
export default function ClaimView({ shown, mine, onValues }: CaseViewProps) {
  const { tx, currency, network, asked_at, arrived } = depositClaimView.parse(shown.view);
  return (
    <div className="flex flex-col gap-4">
      <Facts label="Asked for">
        <Fact label="Transaction">
          <span className="break-all select-all">{tx}</span>
        </Fact>
        <Fact label="Coin">{currency}</Fact>
        <Fact label="Network">{network}</Fact>
        <Fact label="Asked">
          <Time at={asked_at} />
        </Fact>
      </Facts>
      <section aria-label="What arrived by it">
        <h3 className="mb-1 text-sm font-semibold">What arrived by it</h3>
        {arrived.length === 0 ? (
          <p className="text-sm text-text-2">Nothing that the house has read.</p>
        ) : (
          <ul className="divide-y divide-line text-sm">
            {arrived.map(({ deposit, customer, amount, currency: coin, state }) => (
              <li key={deposit} className="flex flex-wrap gap-x-3 py-2">
                <span>#{deposit}</span>
                <span>
                  <Amount text={amount} /> {coin}
                </span>
                <span>{spoken(state)}</span>
                <span className="text-text-2">{customer === 0 ? 'of nobody' : `of customer ${customer}`}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <FaultField mine={mine} faults={depositFaults} names={faultNames} none="Choose a reason" onValues={onValues} />
    </div>
  );
}
