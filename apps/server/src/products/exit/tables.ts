import type { ConfiguredTable } from '../configured.ts';

export interface ExitTables {
  'view.exit_settings': ConfiguredTable;
}
