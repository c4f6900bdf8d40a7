import type { AccountTables } from './account/tables.ts';
import { costBasisMigration } from './account/migrations/0017-cost-basis.ts';
import { accountProjection } from './account/projection.ts';
import { availabilityMigration } from './availability/migrations/0035-availability.ts';
import { availabilityProjection } from './availability/projection.ts';
import type { AvailabilityTables } from './availability/tables.ts';
import { optionsMigration } from './binary-option/migrations/0091-options.ts';
import { poolDaysMigration } from './binary-option/migrations/0096-pool-days.ts';
import { binaryOptionProjection } from './binary-option/projection.ts';
import type { BinaryOptionTables } from './binary-option/tables.ts';
import { conversionsMigration } from './convert/migrations/0057-conversions.ts';
import { recurringEndsMigration } from './convert/migrations/0066-recurring-ends.ts';
import { convertProjection } from './convert/projection.ts';
import { copiesMigration } from './copy-trading/migrations/0098-copies.ts';
import { toldCopiesMigration } from './copy-trading/migrations/0101-told-copies.ts';
import { copyTradingProjection } from './copy-trading/projection.ts';
import type { CopyTradingTables } from './copy-trading/tables.ts';
import type { ConvertTables } from './convert/tables.ts';
import { customerTransfersMigration } from './customer-transfer/migrations/0058-customer-transfers.ts';
import { customerTransferProjection } from './customer-transfer/projection.ts';
import type { CustomerTransferTables } from './customer-transfer/tables.ts';
import { depositsMigration } from './deposit/migrations/0052-deposits.ts';
import { depositProjection } from './deposit/projection.ts';
import type { DepositTables } from './deposit/tables.ts';
import { exitSettingsMigration } from './exit/migrations/0065-exit-settings.ts';
import { exitProjection } from './exit/projection.ts';
import type { ExitTables } from './exit/tables.ts';
import type { IndexPriceTables } from './index-price/tables.ts';
import { indexPriceChanges } from './index-price/changes.ts';
import { indexPriceProjection } from './index-price/projection.ts';
import { lossBudgetsMigration } from './loss-budget/migrations/0090-loss-budgets.ts';
import { lossBudgetProjection } from './loss-budget/projection.ts';
import type { LossBudgetTables } from './loss-budget/tables.ts';
import { operatorActMigration } from './operator/migrations/0018-operator-act.ts';
import { operatorProjection } from './operator/projection.ts';
import type { OperatorTables } from './operator/tables.ts';
import { perpetualChanges } from './perpetual/changes.ts';
import { contractsMigration } from './perpetual/migrations/0076-contracts.ts';
import { contractRulesMigration } from './perpetual/migrations/0083-contract-rules.ts';
import { openPositionsMigration } from './perpetual/migrations/0084-open-positions.ts';
import { futuresChangesMigration } from './perpetual/migrations/0099-futures-changes.ts';
import { perpetualProjection } from './perpetual/projection.ts';
import type { PerpetualTables } from './perpetual/tables.ts';
import type { ProductRow } from './product-row.ts';
import { referralProjection } from './referral/projection.ts';
import { feeSchedulesMigration } from './spot/migrations/0031-fee-schedules.ts';
import { spotProjection } from './spot/projection.ts';
import type { SpotTables } from './spot/tables.ts';
import { stockChanges } from './stock/changes.ts';
import { corporateActionsMigration } from './stock/migrations/0095-corporate-actions.ts';
import { sessionsMigration } from './stock/migrations/0094-sessions.ts';
import { stockProjection } from './stock/projection.ts';
import type { StockTables } from './stock/tables.ts';
import { venueChanges } from './venue/changes.ts';
import { orderProtectionMigration } from './venue/migrations/0015-order-protection.ts';
import { marketRulesMigration } from './venue/migrations/0030-market-rules.ts';
import { venueProjection } from './venue/projection.ts';
import { venueRecords } from './venue/records.ts';
import type { VenueTables } from './venue/tables.ts';
import { withdrawalViewsMigration } from './withdrawal/migrations/0055-withdrawals.ts';
import { withdrawalSettingsMigration } from './withdrawal/migrations/0064-withdrawal-settings.ts';
import { withdrawalProjection } from './withdrawal/projection.ts';
import type { WithdrawalTables } from './withdrawal/tables.ts';

/** The registry: one row a product. Its calls are loaded where calls are answered only. */
const rows = [
  {
    name: 'account',
    migrations: { '0017-cost-basis': costBasisMigration },
    projection: accountProjection,
    routes: async (parts) => (await import('./account/routes.ts')).accountRoutes(parts),
    consolePart: async (lent) => (await import('./account/console/account-part.ts')).accountConsolePart(lent),
    ownData: async (parts) => (await import('./account/exports.ts')).billsOwnData(parts),
    customer: async (names) => (await import('./account/customer-wire.ts')).accountWire(names),
  },
  {
    name: 'availability',
    migrations: { '0035-availability': availabilityMigration },
    projection: availabilityProjection,
    routes: async (parts) => (await import('./availability/routes.ts')).availabilityRoutes(parts),
    consolePart: async (lent) =>
      (await import('./availability/console/availability-part.ts')).availabilityConsolePart(lent),
  },
  {
    name: 'binary-option',
    migrations: { '0091-options': optionsMigration, '0096-pool-days': poolDaysMigration },
    projection: binaryOptionProjection,
    routes: async (parts) => (await import('./binary-option/routes.ts')).binaryOptionRoutes(parts),
    ownData: async (parts) => (await import('./binary-option/own-data.ts')).binaryOptionOwnData(parts),
    news: async (parts) => (await import('./binary-option/news.ts')).binaryOptionNews(parts),
    consolePart: async (lent) => (await import('./binary-option/console/option-part.ts')).binaryOptionConsolePart(lent),
  },
  {
    name: 'convert',
    migrations: { '0057-conversions': conversionsMigration, '0066-recurring-ends': recurringEndsMigration },
    projection: convertProjection,
    routes: async (parts) => (await import('./convert/routes.ts')).convertRoutes(parts),
    consolePart: async (lent) => (await import('./convert/console/convert-part.ts')).convertConsolePart(lent),
    news: async (parts) => (await import('./convert/news.ts')).convertNews(parts),
    ownData: async (parts) => (await import('./convert/own-data.ts')).convertOwnData(parts),
  },
  {
    name: 'copy-trading',
    migrations: { '0098-copies': copiesMigration, '0101-told-copies': toldCopiesMigration },
    projection: copyTradingProjection,
    routes: async (parts) => (await import('./copy-trading/routes.ts')).copyTradingRoutes(parts),
    ownData: async (parts) => (await import('./copy-trading/own-data.ts')).copyTradingOwnData(parts),
    news: async (parts) => (await import('./copy-trading/news.ts')).copyTradingNews(parts),
    consolePart: async (lent) => (await import('./copy-trading/console/copy-part.ts')).copyConsolePart(lent),
  },
  {
    name: 'customer-transfer',
    migrations: { '0058-customer-transfers': customerTransfersMigration },
    projection: customerTransferProjection,
    routes: async (parts) => (await import('./customer-transfer/routes.ts')).customerTransferRoutes(parts),
    consolePart: async (lent) =>
      (await import('./customer-transfer/console/customer-transfer-part.ts')).customerTransferConsolePart(lent),
    news: async (parts) => (await import('./customer-transfer/news.ts')).customerTransferNews(parts),
    ownData: async (parts) => (await import('./customer-transfer/own-data.ts')).customerTransferOwnData(parts),
  },
  {
    name: 'deposit',
    migrations: { '0052-deposits': depositsMigration },
    projection: depositProjection,
    routes: async (parts) => (await import('./deposit/routes.ts')).depositRoutes(parts),
    ownData: async (parts) => (await import('./deposit/own-data.ts')).depositOwnData(parts),
    news: async (parts) => (await import('./deposit/news.ts')).depositNews(parts),
    consolePart: async (lent) => (await import('./deposit/console/deposit-part.ts')).depositConsolePart(lent),
  },
  {
    name: 'exit',
    migrations: { '0065-exit-settings': exitSettingsMigration },
    projection: exitProjection,
    consolePart: async (lent) => (await import('./exit/console/exit-part.ts')).exitConsolePart(lent),
  },
  { name: 'index-price', projection: indexPriceProjection, changes: indexPriceChanges },
  {
    name: 'loss-budget',
    migrations: { '0090-loss-budgets': lossBudgetsMigration },
    projection: lossBudgetProjection,
    routes: async (parts) => (await import('./loss-budget/routes.ts')).lossBudgetRoutes(parts),
    consolePart: async (lent) =>
      (await import('./loss-budget/console/loss-budget-part.ts')).lossBudgetConsolePart(lent),
    news: async () => (await import('./loss-budget/news.ts')).lossBudgetNews(),
    ownData: async (parts) => (await import('./loss-budget/own-data.ts')).lossBudgetOwnData(parts),
  },
  {
    name: 'operator',
    migrations: { '0018-operator-act': operatorActMigration },
    projection: operatorProjection,
  },
  {
    name: 'perpetual',
    migrations: {
      '0076-contracts': contractsMigration,
      '0083-contract-rules': contractRulesMigration,
      '0084-open-positions': openPositionsMigration,
      '0099-futures-changes': futuresChangesMigration,
    },
    projection: perpetualProjection,
    consolePart: async (lent) => (await import('./perpetual/console/contract-part.ts')).contractConsolePart(lent),
    changes: perpetualChanges,
    news: async (parts) => (await import('./perpetual/news/position-news.ts')).perpetualNews(parts),
    billSubjects: async (parts) => (await import('./perpetual/bill-subjects.ts')).perpetualBillSubjects(parts),
    routes: async (parts) => (await import('./perpetual/routes.ts')).perpetualRoutes(parts),
    ownData: async (parts) => (await import('./perpetual/own-data.ts')).perpetualOwnData(parts),
    customer: async (names) => (await import('./perpetual/customer-wire.ts')).perpetualWire(names),
  },
  {
    name: 'referral',
    projection: referralProjection,
    routes: async (parts) => (await import('./referral/routes.ts')).referralRoutes(parts),
    news: async () => (await import('./referral/news.ts')).referralNews(),
  },
  {
    name: 'spot',
    migrations: { '0031-fee-schedules': feeSchedulesMigration },
    projection: spotProjection,
    consolePart: async (lent) => (await import('./spot/console/spot-part.ts')).spotConsolePart(lent),
    routes: async (parts) => (await import('./spot/routes.ts')).spotRoutes(parts),
  },
  {
    name: 'stock',
    migrations: { '0094-sessions': sessionsMigration, '0095-corporate-actions': corporateActionsMigration },
    projection: stockProjection,
    changes: stockChanges,
    consolePart: async (lent) => (await import('./stock/console/stock-part.ts')).stockConsolePart(lent),
    routes: async (parts) => (await import('./stock/routes.ts')).stockRoutes(parts),
  },
  {
    name: 'venue',
    migrations: { '0015-order-protection': orderProtectionMigration, '0030-market-rules': marketRulesMigration },
    projection: venueProjection,
    changes: venueChanges,
    news: async (parts) => (await import('./venue/news.ts')).venueNews(parts),
    records: venueRecords,
    billSubjects: async (parts) => (await import('./venue/bill-subjects.ts')).venueBillSubjects(parts),
    routes: async (parts) => (await import('./venue/routes.ts')).venueRoutes(parts),
    ownData: async (parts) => (await import('./venue/exports.ts')).venueOwnData(parts),
    consolePart: async (lent) => (await import('./venue/console/venue-part.ts')).venueConsolePart(lent),
    customer: async (names) => (await import('./venue/customer-wire.ts')).venueWire(names),
  },
  {
    name: 'withdrawal',
    migrations: {
      '0055-withdrawals': withdrawalViewsMigration,
      '0064-withdrawal-settings': withdrawalSettingsMigration,
    },
    projection: withdrawalProjection,
    news: async (parts) => (await import('./withdrawal/news.ts')).withdrawalNews(parts),
    routes: async (parts) => (await import('./withdrawal/routes.ts')).withdrawalRoutes(parts),
    ownData: async (parts) => (await import('./withdrawal/own-data.ts')).withdrawalOwnData(parts),
    consolePart: async (lent) => (await import('./withdrawal/console/withdrawal-part.ts')).withdrawalConsolePart(lent),
  },
] as const satisfies readonly ProductRow[];

export const products: readonly ProductRow[] = rows;

/** The rows as they are written: from which calls follow, by type, and of whom. */
export type Products = typeof rows;

/** The read models of all products. */
export type ProductTables = AccountTables &
  AvailabilityTables &
  BinaryOptionTables &
  ConvertTables &
  CopyTradingTables &
  CustomerTransferTables &
  DepositTables &
  ExitTables &
  IndexPriceTables &
  LossBudgetTables &
  OperatorTables &
  PerpetualTables &
  SpotTables &
  StockTables &
  VenueTables &
  WithdrawalTables;
