import { BillsView } from '../../features/bills/bills-view.tsx';

/** What changed the balances of all accounts. */
export default function AssetsAllRecordPage() {
  return <BillsView />;
}
