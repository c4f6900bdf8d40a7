export interface AssetsTable {
  asset: number;
  code: string;
  scale: number;
}

export interface AccountTables {
  'view.assets': AssetsTable;
}
