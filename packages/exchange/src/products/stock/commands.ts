/**
 * Announces a session of all stock markets, from `opensAt` to `closesAt` (ms). What day it is in New York, its holidays and its
 * short days are worked out outside: the exchange knows instants alone. Answers with the id of the session.
 */
export interface AnnounceSession {
  type: 'AnnounceSession';
  opensAt: number;
  closesAt: number;
}

/** Takes back a session that hasn't begun: a day of mourning, a storm. */
export interface CancelSession {
  type: 'CancelSession';
  session: number;
}

/**
 * Announces that each `denominator` shares of a market become `numerator`, at `effectiveAt` (ms), an hour from now at least and
 * outside of sessions. `act`: of the two operators who have agreed. Answers with the id of the corporate action.
 */
export interface AnnounceSplit {
  type: 'AnnounceSplit';
  market: number;
  numerator: number;
  denominator: number;
  effectiveAt: number;
  act: number;
}

/**
 * Announces that whoever has a share of a market at `effectiveAt` (ms), the record time, is paid `perShare` units of USDT for each whole
 * one. What all shares of now would get is reserved in the treasury at once. `act` as of a split. Answers with the id of the action.
 */
export interface AnnounceDividend {
  type: 'AnnounceDividend';
  market: number;
  perShare: bigint;
  effectiveAt: number;
  act: number;
}

/** Takes a split or a dividend back that has not begun. */
export interface CancelCorporateAction {
  type: 'CancelCorporateAction';
  action: number;
  act: number;
}

export type StockCommand = AnnounceSession | CancelSession | AnnounceSplit | AnnounceDividend | CancelCorporateAction;
