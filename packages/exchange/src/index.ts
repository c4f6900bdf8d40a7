export type { Command, EventRecord } from './products/index.ts';
export type * from './views.ts';
export type { Rejection } from './kernel/rejection.ts';
export * from './kernel/vocabulary.ts';
export type { Frame, Outcome } from './exchange.ts';
export { Exchange } from './exchange.ts';
