import type { ConfiguredTable } from '../configured.ts';

export interface AvailabilityTables {
  'view.availability': ConfiguredTable;
}
