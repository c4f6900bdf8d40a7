import type { Amount } from '../engine/projector/tables.ts';

/** What a lead says of themselves. */
export interface LeadProfileTable {
  lead: number;
  name: string;
  profile: string;
  updated_at: number;
}

/** What a lead had gained at an hour (ms) since they lead, and on what: units of USDT. */
export interface LeadHourTable {
  lead: number;
  hour: number;
  profit: Amount;
  base: Amount;
}

/** The statistics of a lead as they were counted last; parts of the whole in ppm, null where there is nothing to count. */
export interface LeadCountTable {
  lead: number;
  counted_at: number;
  profit: Amount;
  roi_ppm: number | null;
  closed_orders: number;
  profitable_orders: number;
  drawdown_ppm: number;
  copier_return_ppm: number | null;
  copiers_counted: number;
}

export interface CopyingTables {
  'copying.lead_profile': LeadProfileTable;
  'copying.lead_hour': LeadHourTable;
  'copying.lead_count': LeadCountTable;
}
