import { depositFaults, depositRequestView } from '@auric/api/console/deposits';
import type { EntryValues } from '@auric/api/console/values';
import { Fact, Facts } from '@auric/web/src/kit/detail/facts.tsx';
import { TextField } from '@auric/web/src/ui/fields/text-field.tsx';
import { useState } from 'react';
import { Amount } from '../../kit/amount.tsx';
import { FaultField } from '../../kit/fault-field.tsx';
import { Time } from '../../kit/time.tsx';
import type { CaseViewProps } from '../part.ts';
import { faultNames } from './fault-names.ts';
import { VoucherView } from './voucher-view.tsx';

/** A payment by hand beside its voucher: what the bank shows of it is typed by both who confirm it. */
export default function RequestView({ shown, mine, onValues }: CaseViewProps) {
  const view = depositRequestView.parse(shown.view);
  const [values, setValues] = useState<EntryValues>({});
  const change = (changed: EntryValues) => {
    const next = { ...values, ...changed };
    setValues(next);
    onValues(next);
  };
  return (
    <div className="flex flex-col gap-4">
      {view.has_voucher ? (
        <VoucherView request={view.request} />
      ) : (
        <p className="text-sm text-text-2">There is no voucher.</p>
      )}
      <Facts label="Asked for">
        <Fact label="Amount">
          <Amount text={view.amount} /> {view.currency}
        </Fact>
        {view.fiat !== null && (
          <>
            <Fact label="Paid in fiat">
              <Amount text={view.fiat.amount} /> {view.fiat.currency}
            </Fact>
            <Fact label="Rate the customer saw">
              1 {view.currency} = <Amount text={view.fiat.rate} /> {view.fiat.currency}
            </Fact>
          </>
        )}
        <Fact label="Paid by">
          <span className="select-all">{view.account}</span>
        </Fact>
        <Fact label="Network">{view.network}</Fact>
        <Fact label="Asked">
          <Time at={view.asked_at} />
        </Fact>
      </Facts>
      {mine && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={`Arrived, in ${view.currency}`}
            hint="As the bank shows it, at most what was asked for"
            value={String(values['amount'] ?? '')}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => change({ amount: event.target.value.trim() })}
          />
          <TextField
            label="Reference of the bank"
            hint="One reference is credited once, ever"
            value={String(values['reference'] ?? '')}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => change({ reference: event.target.value })}
          />
        </div>
      )}
      <FaultField
        mine={mine}
        faults={depositFaults}
        names={faultNames}
        none="Choose a reason"
        onValues={({ fault = '' }) => change({ fault })}
      />
    </div>
  );
}
