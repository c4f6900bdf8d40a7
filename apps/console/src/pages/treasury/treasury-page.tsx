import type { Liability, Treasury } from '@auric/api/console/treasury';
import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { Banner } from '@auric/web/src/ui/states/banner.tsx';
import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../data/seat.ts';
import { useTreasury } from '../../data/use-treasury.ts';
import { Amount } from '../../kit/amount.tsx';
import { Answered } from '../../kit/answered.tsx';
import { DataGrid, type GridColumn } from '../../kit/data-grid.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Panel } from '../../kit/panel.tsx';
import { spoken } from '../../kit/spoken.ts';
import { Time } from '../../kit/time.tsx';
import { treasury as texts } from '../../texts/treasury.ts';
import { BankDialog } from './bank-dialog.tsx';
import { FundDialog } from './fund-dialog.tsx';
import { OwedBar } from './owed-bar.tsx';
import { OwedRing } from './owed-ring.tsx';
import { PoolDialog } from './pool-dialog.tsx';
import { ReconciliationPanel } from './reconciliation-panel.tsx';

const heads = texts.columns;

const liabilityColumns: readonly GridColumn<Liability>[] = [
  { name: 'coin', label: heads.coin, cell: ({ currency_name: name }) => <span className="font-medium">{name}</span> },
  { name: 'drawn', label: heads.drawn, grow: true, cell: (row) => <OwedBar liability={row} /> },
  { name: 'customers', label: heads.customers, end: true, cell: ({ customers }) => <Amount text={customers} /> },
  { name: 'house', label: heads.house, end: true, cell: ({ house }) => <Amount text={house} /> },
  { name: 'world', label: heads.world, end: true, cell: ({ world }) => <Amount text={world} /> },
  { name: 'holders', label: heads.holders, end: true, cell: ({ holders }) => holders },
  {
    name: 'value',
    label: heads.value,
    end: true,
    cell: ({ usdt_value: value }) => <Amount text={value} decimals={2} />,
  },
];

interface HouseRow {
  account: string;
  coin: string;
  amount: string;
}

const houseColumns: readonly GridColumn<HouseRow>[] = [
  { name: 'account', label: heads.account, cell: ({ account }) => spoken(account) },
  { name: 'coin', label: heads.coin, grow: true, cell: ({ coin }) => coin },
  { name: 'amount', label: heads.amount, end: true, cell: ({ amount }) => <Amount text={amount} /> },
];

/** What the house has, what it owes to customers, and whether the two add up. */
export default function TreasuryPage() {
  const treasury = useTreasury();
  const [funding, setFunding] = useState(false);
  const [stating, setStating] = useState(false);
  const [withdrawing, setWithdrawing] = useState(false);
  const mayFund = useMay('treasury/fund');
  const mayWithdraw = useMay('treasury/withdraw_option_pool');
  const mayState = useMay('reconciliation/bank');
  return (
    <>
      <PageHead
        title={texts.title}
        note={
          treasury.data && (
            <>
              {texts.asOf} <Time at={treasury.data.at} />
            </>
          )
        }
      >
        {mayState && <Button onClick={() => setStating(true)}>{texts.bank.act}</Button>}
        {mayWithdraw && <Button onClick={() => setWithdrawing(true)}>{texts.pool.act}</Button>}
        {mayFund && <Button onClick={() => setFunding(true)}>{texts.fund.act}</Button>}
      </PageHead>
      <div className="flex flex-col gap-4">
        <ReconciliationPanel />
        <Answered to={treasury}>{(answer) => <Books treasury={answer} />}</Answered>
      </div>
      {treasury.data && <BankDialog treasury={treasury.data} open={stating} onOpenChange={setStating} />}
      <PoolDialog open={withdrawing} onOpenChange={setWithdrawing} />
      {treasury.data && <FundDialog treasury={treasury.data} open={funding} onOpenChange={setFunding} />}
    </>
  );
}

function Books({ treasury: { balanced, liabilities, house } }: { treasury: Treasury }) {
  const rows = house.flatMap(({ name, balances }) =>
    balances.map(({ currency_name: coin, amount }): HouseRow => ({ account: name, coin, amount })),
  );
  return (
    <div className="flex flex-col gap-4">
      {balanced ? (
        <p className="flex items-center gap-2 text-sm text-good">
          <CircleCheck size={17} aria-hidden />
          {texts.balanced}
        </p>
      ) : (
        <Banner look="error">{texts.unbalanced}</Banner>
      )}
      <Panel flush title={texts.liabilities}>
        <DataGrid
          label={texts.liabilities}
          columns={liabilityColumns}
          rows={liabilities}
          keyOf={({ currency }) => currency}
          empty={<EmptyState text={texts.none} />}
        />
      </Panel>
      <div className="grid items-start gap-4 lg:grid-cols-[26rem_minmax(0,1fr)]">
        <Panel title={texts.share}>
          <OwedRing liabilities={liabilities} />
        </Panel>
        <Panel flush title={texts.house}>
          <DataGrid
            label={texts.house}
            columns={houseColumns}
            rows={rows}
            keyOf={({ account, coin }) => `${account} ${coin}`}
            empty={<EmptyState text={texts.noHouse} />}
          />
        </Panel>
      </div>
    </div>
  );
}
