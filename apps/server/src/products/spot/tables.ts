import type { ConfiguredTable } from '../configured.ts';

export interface SpotTables {
  'view.fee_schedules': ConfiguredTable;
}
