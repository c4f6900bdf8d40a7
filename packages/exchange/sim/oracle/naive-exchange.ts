import type { Command, EventRecord, Frame } from '../../src/index.ts';
import * as accounts from './naive-accounts.ts';
import * as changes from './naive-changes.ts';
import * as closing from './naive-closing.ts';
import * as contracts from './naive-contracts.ts';
import * as convert from './naive-convert.ts';
import * as customerTransfers from './naive-customer-transfers.ts';
import * as deposits from './naive-deposits.ts';
import * as exits from './naive-exits.ts';
import * as fees from './naive-fees.ts';
import * as markets from './naive-markets.ts';
import * as corrections from './naive-corrections.ts';
import * as operators from './naive-operators.ts';
import * as referrals from './naive-referral.ts';
import * as rights from './naive-rights.ts';
import * as withdrawals from './naive-withdrawals.ts';
import { placeOco, placeOrder } from './naive-orders.ts';
import { massQuote } from './naive-quotes.ts';
import { drain } from './naive-triggers.ts';
import { type Pace, pacesOf } from './naive-pace.ts';
import { Refusal, require } from './naive-refusal.ts';
import { NaiveWorld } from './naive-world.ts';

export interface NaiveOutcome {
  events: EventRecord[];
  /** The code of the refusal, or null. */
  rejection: string | null;
  /** The command was answered before under the same request id. */
  repeats: boolean;
}

interface NaiveRequest {
  command: Command;
  at: number;
  requestKey: string;
  requestId: string;
}

interface RememberedRequest {
  body: string;
  at: number;
}

interface NaiveTimer {
  id: number;
  due: number;
  fire: () => void;
}

const requestLifeMs = 24 * 3_600_000;

/** Decides commands as the rules say, slowly and plainly: the oracle beside the real exchange. */
export class NaiveExchange {
  readonly world = new NaiveWorld();
  readonly #requests = new Map<string, RememberedRequest>();
  readonly #requestCapacity: number;
  /** The day whose requests are counted against the capacity. */
  #day = { startsAt: 0, requests: 0, byCustomer: new Map<number, number>() };
  #lastFrameAt = 0;
  #opened = false;

  constructor(requestCapacity: number) {
    this.#requestCapacity = requestCapacity;
  }

  /**
   * `requestId`: the customer and the id that it chose, in words; the key is what the exchange gets of it. `frames`: what
   * the exchange wrote for this call; only how far each got with triggered orders is read from them.
   */
  execute({ command, at, requestKey, requestId: id }: NaiveRequest, frames: readonly Frame[]): NaiveOutcome {
    const w = this.world;
    const paces = pacesOf(frames);
    w.events = [];
    w.at = Math.max(this.#lastFrameAt, at);
    this.#fireTimers(paces.timers);
    w.pace = paces.command;
    if (w.events.length > 0) this.#lastFrameAt = w.at;
    const customer = customerOf(command);
    const body = requestKey.slice(32);
    if (id !== '') {
      if (!/^[0-9a-f]{48}$/.test(requestKey)) return this.#outcome('request_id_invalid');
      const known = this.#requests.get(id);
      if (known !== undefined && w.at - known.at < requestLifeMs) {
        return known.body === body ? this.#outcome(null, true) : this.#outcome('request_id_reused');
      }
      const sameDay = w.at - this.#day.startsAt < requestLifeMs;
      const free = this.#requestCapacity - this.#day.requests;
      if (sameDay && free <= 0) return this.#outcome('request_ids_exhausted');
      const taken = this.#day.byCustomer.get(customer) ?? 0;
      const mayTake = Math.max(1, Math.floor(free / 8));
      if (sameDay && customer !== 0 && taken >= mayTake) return this.#outcome('request_ids_share_used');
    }
    const before = w.events.length;
    const refusal = this.#decide(command);
    const rejection = refusal?.code ?? null;
    if (id !== '' && refusal?.isForm !== true) {
      if (rejection !== null) w.emit({ type: 'CommandRejected', code: rejection, field: '', detail: '' });
      else if (w.events.length === before) w.emit({ type: 'NothingChanged' });
      this.#remember(id, body, customer);
    }
    if (w.events.length > before) this.#lastFrameAt = w.at;
    return this.#outcome(rejection);
  }

  #outcome(rejection: string | null, repeats = false): NaiveOutcome {
    return { events: this.world.events, rejection, repeats };
  }

  #remember(id: string, body: string, customer: number): void {
    const { at } = this.world;
    if (at - this.#day.startsAt >= requestLifeMs) {
      this.#day = { startsAt: at - (at % requestLifeMs), requests: 0, byCustomer: new Map() };
    }
    this.#day.requests++;
    this.#day.byCustomer.set(customer, (this.#day.byCustomer.get(customer) ?? 0) + 1);
    this.#requests.set(id, { body, at });
  }

  #decide(command: Command): Refusal | null {
    try {
      this.#dispatch(command);
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  /** A journal is opened once, before the first request id; its secret decides nothing. */
  #openJournal(hashKey: readonly number[]): void {
    require(!this.#opened && this.#requests.size === 0, 'journal_already_open');
    const words = hashKey.filter((word) => Number.isInteger(word) && word >= 0 && word <= 0xffffffff);
    require(hashKey.length === 2 && words.length === 2, 'hash_key_invalid');
    this.#opened = true;
    this.world.emit({ type: 'JournalOpened', hashKey: [...hashKey] });
  }

  #dispatch(c: Command): void {
    const w = this.world;
    switch (c.type) {
      case 'ListAsset':
        return accounts.listAsset(w, c);
      case 'OpenCustomer':
        return accounts.openCustomer(w, c);
      case 'Deposit':
        return accounts.deposit(w, c);
      case 'RecordDeposit':
        return deposits.recordDeposit(w, c);
      case 'ConfirmDeposit':
        return deposits.confirmDeposit(w, c);
      case 'UndoDeposit':
        return deposits.undoDeposit(w, c);
      case 'AssignDeposit':
        return deposits.assignDeposit(w, c);
      case 'RequestDeposit':
        return deposits.requestDeposit(w, c);
      case 'CancelDepositRequest':
        return deposits.cancelRequest(w, c);
      case 'RejectDepositRequest':
        return deposits.rejectRequest(w, c);
      case 'ConfirmDepositRequest':
        return deposits.confirmRequest(w, c);
      case 'ClaimTestFunds':
        return accounts.claimTestFunds(w, c);
      case 'FundHouse':
        return corrections.fundHouse(w, c);
      case 'AdjustBalance':
        return corrections.adjustBalance(w, c);
      case 'CloseCustomer':
        return corrections.closeCustomer(w, c);
      case 'SetIdentityLimits':
        return exits.setIdentityLimits(w, c);
      case 'SetOutflowLimit':
        return exits.setOutflowLimit(w, c);
      case 'SetAvailability':
        return rights.setAvailability(w, c);
      case 'AddWithdrawalAddress':
        return withdrawals.addAddress(w, c);
      case 'RemoveWithdrawalAddress':
        return withdrawals.removeAddress(w, c);
      case 'SetWhitelist':
        return withdrawals.setWhitelist(w, c);
      case 'RequestWithdrawal':
        return withdrawals.requestWithdrawal(w, c);
      case 'ReviewWithdrawal':
        return withdrawals.reviewWithdrawal(w, c);
      case 'ApproveWithdrawal':
        return withdrawals.approveWithdrawal(w, c);
      case 'CancelWithdrawal':
        return withdrawals.cancelWithdrawal(w, c);
      case 'RejectWithdrawal':
        return withdrawals.rejectWithdrawal(w, c);
      case 'SignWithdrawal':
        return withdrawals.signWithdrawal(w, c);
      case 'RecordBroadcast':
        return withdrawals.recordBroadcast(w, c);
      case 'RetryWithdrawal':
        return withdrawals.retryWithdrawal(w, c);
      case 'SettleWithdrawal':
        return withdrawals.settleWithdrawal(w, c);
      case 'SettleWithdrawalInside':
        return withdrawals.settleInside(w, c);
      case 'SetReconciliation':
        return withdrawals.setReconciliation(w, c);
      case 'SetWithdrawalTerms':
        return withdrawals.setTerms(w, c);
      case 'SetWithdrawalReview':
        return withdrawals.setReview(w, c);
      case 'Transfer':
        return accounts.transfer(w, c);
      case 'RequestConvertQuote':
        return convert.requestQuote(w, c);
      case 'AcceptConvertQuote':
        return convert.acceptQuote(w, c);
      case 'ConvertDust':
        return convert.convertDust(w, c);
      case 'StartRecurringBuy':
        return convert.startRecurring(w, c);
      case 'StopRecurringBuy':
        return convert.stopRecurring(w, c);
      case 'SetConvertTerms':
        return convert.setTerms(w, c);
      case 'LinkReferral':
        return referrals.linkReferral(w, c);
      case 'TransferToCustomer':
        return customerTransfers.transferToCustomer(w, c);
      case 'SetCustomerTransferFees':
        return customerTransfers.setFees(w, c);
      case 'SetCustomerStanding':
        return accounts.setStanding(w, c);
      case 'RecordOperatorAct':
        return operators.recordAct(w, c);
      case 'RecordOperatorActFailure':
        return operators.recordFailure(w, c);
      case 'PublishIndex':
        return markets.publishIndex(w, c);
      case 'SeedHistory':
        return markets.seedHistory(w, c);
      case 'OpenJournal':
        return this.#openJournal(c.hashKey);
      case 'AdvanceTime':
        return undefined;
      case 'ListMarket':
        return markets.listMarket(w, c);
      case 'ScheduleMarketRules':
        return markets.scheduleMarketRules(w, c);
      case 'SetMarketState':
        return markets.setMarketState(w, c);
      case 'SetFeeSchedule':
        return fees.setFeeSchedule(w, c);
      case 'PlaceOrder':
        return placeOrder(w, c);
      case 'PlaceOco':
        return placeOco(w, c);
      case 'CancelOrder':
        return changes.cancelOrder(w, c);
      case 'CancelAllOrders':
        return changes.cancelAllOrders(w, c);
      case 'AmendOrder':
        return changes.amendOrder(w, c);
      case 'MassQuote':
        return massQuote(w, c);
      case 'SetContractRules':
        return contracts.setRules(w, c);
      case 'SetLeverageLimits':
        return contracts.setLimits(w, c);
      case 'RecordLeverageQuiz':
        return contracts.passQuiz(w, c);
      case 'SetMarginMode':
        return contracts.setMode(w, c);
      case 'SetNetMode':
        return contracts.setNet(w, c);
      case 'MoveMargin':
        return closing.moveMargin(c);
      case 'SetPositionStops':
        return closing.setStops(c);
      case 'ClosePosition':
        return closing.closePosition(c);
      case 'ClosePositions':
        return closing.closePositions(w, c);
      case 'ReversePosition':
        return closing.reversePosition();
      case 'AnnounceSession':
      case 'CancelSession':
      case 'AnnounceSplit':
      case 'AnnounceDividend':
      case 'CancelCorporateAction':
        throw new Error('No market of this world trades in sessions.');
      case 'SetLossBudget':
      case 'CoolOff':
        throw new Error('Nobody of this world has a loss budget.');
      case 'SetOptionMarket':
      case 'SetOptionStakeLimit':
      case 'BuyOption':
      case 'WithdrawOptionPool':
        throw new Error('Nobody of this world bets on the index.');
      case 'SetLeadTerms':
      case 'BecomeLead':
      case 'ChangeLeadShare':
      case 'CloseLead':
      case 'SetFollowTerms':
      case 'Follow':
      case 'EditFollow':
      case 'CancelFollow':
      case 'SelfHold':
        throw new Error('Nobody of this world leads or follows.');
    }
  }

  /**
   * What is due comes before the command, in the order of the timers. How many timers one call fires is the exchange's
   * choice; that none fires though one is due is not.
   */
  #fireTimers(paces: readonly Pace[]): void {
    if (paces.length === 0 && this.#due() !== undefined)
      throw new Error('A timer was due and the exchange fired none.');
    for (const pace of paces) {
      const timer = this.#due();
      if (timer === undefined) throw new Error('The exchange fired a timer though none was due.');
      this.world.pace = pace;
      timer.fire();
    }
  }

  /** The first timer that is due: of rules or fees that come into effect, or of what triggers left behind. */
  #due(): NaiveTimer | undefined {
    const w = this.world;
    const drains = [...w.markets.values()].flatMap((market) =>
      market.drain === null ? [] : [{ ...market.drain, fire: () => drain(w, market) }],
    );
    const schedules = w.schedules.map((schedule) => ({
      id: schedule.timer,
      due: schedule.due,
      fire: () => markets.fireSchedule(w, schedule),
    }));
    const contractRules = w.contracts.announced.map((announced) => ({
      id: announced.timer,
      due: announced.due,
      fire: () => contracts.fireRules(w, announced),
    }));
    const announcedFees = w.announcedFees.map((fee) => ({
      id: fee.timer,
      due: fee.due,
      fire: () => fees.fireFees(w, fee),
    }));
    const offers = w.announcedOffers.map((offer) => ({
      id: offer.timer,
      due: offer.due,
      fire: () => rights.fireAvailability(w, offer),
    }));
    const transferFees = w.announcedTransferFees.map((fee) => ({
      id: fee.timer,
      due: fee.due,
      fire: () => customerTransfers.fireFees(w, fee),
    }));
    const terms = w.announcedConvertTerms.map((announced) => ({
      id: announced.timer,
      due: announced.due,
      fire: () => convert.fireTerms(w, announced),
    }));
    const turns = [...w.recurring].map(([plan, { timer, nextAt }]) => ({
      id: timer,
      due: nextAt,
      fire: () => convert.fireRecurring(w, plan),
    }));
    const { walk } = w.referrals;
    const dues = walk === null ? [] : [{ id: walk.timer, due: walk.due, fire: () => referrals.payDues(w, walk) }];
    const all = [drains, schedules, contractRules, announcedFees, offers, transferFees, terms, turns, dues].flat();
    const due = all.filter((timer) => timer.due <= w.at);
    return due.toSorted((a, b) => a.due - b.due || a.id - b.id)[0];
  }
}

/** The customer whom a command names, 0 where it is nobody. */
function customerOf(command: Command): number {
  const customer = 'customer' in command ? command.customer : 0;
  return Number.isSafeInteger(customer) && customer > 0 ? customer : 0;
}
