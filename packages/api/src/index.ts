export { billKinds, type BillKind } from './bill-kinds.ts';
export type { BillSubjects } from './bill-subjects.ts';
export { accountKindWords, type AccountKindWord } from './account/kind-words.ts';
export type { WireBalance } from './account/values.ts';
export type { Currency } from './account/currencies.ts';
export { dollarCode, lostRateMs, oldRateMs } from './values/fiat-ages.ts';
export { fiatCodes, type FiatCode } from './values/fiat-codes.ts';
export type { FiatRate } from './account/fiat.ts';
export type { Receipt, ReceiptInput, ReceiptStep, SharedReceipt } from './receipts/endpoints.ts';
export type { AssetStatement } from './account/statements.ts';
export type { CoinPerformance, Equity, EquityPeriod } from './account/wallet.ts';
export type { Conversion } from './convert/conversions.ts';
export type { ConvertQuote } from './convert/convert.ts';
export type { RecurringBuy, RecurringRun } from './convert/recurring.ts';
export type { CustomerTransfer } from './customer-transfer/endpoints.ts';
export type { LossBudget, LossBudgetChange } from './loss-budget/endpoints.ts';
export type { InvitedCustomer, ReferralPayment, ReferralStatistics } from './referral/endpoints.ts';
export { linkKind } from './content/links.ts';
export {
  agreementKeys,
  contentKinds,
  questionSections,
  type ArticleItem,
  type ContentKind,
  type FaqSection,
  type NewsItem,
  type QuestionSection,
  type WrittenText,
} from './content/values.ts';
export type { Allowance, Auth, Endpoint, Method, Section } from './endpoint.ts';
export { endpoint, proofHeader } from './endpoint.ts';
export type {
  CsvPath,
  Endpoints,
  FilePath,
  JsonFilePath,
  Message,
  Params,
  Path,
  Payload,
  UploadPath,
} from './endpoints.ts';
export { failure, identityRequiredType, loginRequiredType, type Envelope, type Failure, type Ok } from './envelope.ts';
export { defaultLanguage, isLanguage, languageTags, languages, type Language } from './languages.ts';
export { type Agreement, type AgreementKey, readAgreed, writeAgreed } from './people/agreements.ts';
export { identifierProblem, identifierTypeOf, nationalNumberOf } from './people/identifiers.ts';
export type { NotificationSettings } from './messages/notifications.ts';
export type { SiteMessage } from './messages/site-messages.ts';
export {
  messageTopics,
  notificationChannels,
  type MessageTopic,
  type NotificationChannel,
  type Unread,
} from './messages/values.ts';
export type { SupportDesk } from './support/kefu.ts';
export { chatTextMax, chatTopics, type Chat, type ChatMessage, type ChatTopic } from './support/values.ts';
export type {
  Copy,
  CopyEvent,
  FollowPreview,
  LeadPosition,
  LeadTrade,
  LeadTrader,
  WireFollow,
} from './copy-trading/values.ts';
export type { OptionDay, OptionPool, OptionRecord } from './binary-option/endpoints.ts';
export type { IndexTicks, OptionOffer, WireOption } from './binary-option/values.ts';
export type { FundingPayment, PositionFill } from './perpetual/own.ts';
export type { Funding } from './perpetual/public.ts';
export type {
  ContractAccount,
  ContractTerms,
  Mark,
  WireContractOrder,
  WireMarginMode,
  WirePosition,
} from './perpetual/values.ts';
export type { StockDay, StockMarketSession, StockSession, TradingOccasion } from './stock/values.ts';
export type { Profile } from './people/profile.ts';
export { defaultAreaCode, type FactorMethod, type IdentifierType, type Scene } from './people/values.ts';
export { menuEntries, menuGroups, type MenuEntry, type MenuEntryId, type MenuGroup } from './site/menu.ts';
export type { Offered } from './site/offers.ts';
export type { SiteConfig } from './site/settings.ts';
export type { WireFill, WireOrder } from './venue/values.ts';
export { formatDecimal, parseDecimal, parseDecimalToInteger } from './values/decimal.ts';
export { listOf, paging } from './values/list.ts';
export { errorCodes, houseCodes, isErrorCode, type ErrorCode } from './errors/codes.ts';
export { klinePeriods, type KlinePeriod } from './market-data/kline-period.ts';
export type {
  Candle,
  Depth,
  MarketFilters,
  MarketKind,
  PriceLevel,
  PublicTrade,
  Quotation,
  QuotationGroup,
  Ticker,
} from './market-data/schemas.ts';
export { channelName, parseChannel, type Channel, type ChannelName } from './realtime/channel.ts';
export type {
  AccountBalance,
  ChangeMessage,
  ChannelChanges,
  ChannelMessage,
  ChannelStates,
  ClientToServerEvents,
  ServerToClientEvents,
  SnapshotMessage,
  SocketAuth,
  Subscribed,
  TickerChange,
} from './realtime/messages.ts';
export {
  withdrawalStates,
  withdrawalWaits,
  type WireWalletAddress,
  type WireWithdrawal,
  type WithdrawalStateWord,
  type WithdrawalWait,
} from './withdrawal/values.ts';
export type { DomesticCard, InternationalCard } from './withdrawal/cards.ts';
export { sentenceOf } from './errors/sentence.ts';
export { loadErrorTexts, type ErrorTexts } from './errors/texts.ts';
export type { ContentPath, KefuPath, ReceiptPath, MessagePath, MarketDataPath, SandboxPath } from './endpoints.ts';
export { loginEvents, type LoginEvent } from './people/sessions.ts';
export type { RecoveryKind, RecoveryState } from './people/factors.ts';
