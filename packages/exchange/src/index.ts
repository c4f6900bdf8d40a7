export type { Command, EventRecord } from './products/index.ts';
export { eventTables, productRejections } from './products/index.ts';
export type * from './views.ts';
export type { Rejection } from './kernel/rejection.ts';
export * from './kernel/vocabulary.ts';
export type { Post } from './ledger/ledger.ts';
export { type Answered, answerOf } from './answer.ts';
export { decodeFrames, type Frame, postingsOf, rejectionOf } from './frame.ts';
export { Exchange, type ExchangeOptions, type Outcome } from './exchange.ts';
