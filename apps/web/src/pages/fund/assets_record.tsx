import { BillsView } from '../../features/bills/bills-view.tsx';

/** What changed the balances of one account. */
export default function AssetsRecordPage() {
  return <BillsView account="spot" />;
}
