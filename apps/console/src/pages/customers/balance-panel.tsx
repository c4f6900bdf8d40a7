import type { WholeCustomer } from '@auric/api/console/customers';
import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import { Amount } from '../../kit/amount.tsx';
import { DataGrid, type GridColumn } from '../../kit/data-grid.tsx';
import { Panel } from '../../kit/panel.tsx';
import { spoken } from '../../kit/spoken.ts';
import { customers } from '../../texts/customers.ts';

const texts = customers.balances;
type Balance = WholeCustomer['balances'][number];

const columns: readonly GridColumn<Balance>[] = [
  { name: 'account', label: texts.account, cell: ({ account }) => spoken(account) },
  { name: 'coin', label: texts.coin, grow: true, cell: ({ currency_name: name }) => name },
  { name: 'available', label: texts.available, end: true, cell: ({ available }) => <Amount text={available} /> },
  { name: 'frozen', label: texts.frozen, end: true, cell: ({ freeze }) => <Amount text={freeze} /> },
];

/** What a customer has. Nothing here can be changed. */
export function BalancePanel({ balances }: { balances: readonly Balance[] }) {
  return (
    <Panel flush title={texts.title} end={<span className="text-xs text-text-3">{texts.note}</span>}>
      <DataGrid
        label={texts.title}
        columns={columns}
        rows={balances}
        keyOf={({ account, currency }) => `${account} ${currency}`}
        empty={<EmptyState text={texts.none} />}
      />
    </Panel>
  );
}
