import type { AssetView } from '@auric/exchange';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Outcome, SignedPayment } from '../chains/chain-port.ts';
import { ChainSender, type SenderParts } from './chain-sender.ts';
import type { WithdrawalRow } from './withdrawal-row.ts';

const needed = 12;
const asset: AssetView = { asset: 3, code: 'USDT', scale: 6 };
const row = { id: 7, customer: 1000, state: 'approved', amount: '5', fee: '1', destination: 'somewhere' };
const approved = row as unknown as WithdrawalRow;

/** What was signed and not ended, what was told to the exchange and sent, and what the chain says of it. */
let open: SignedPayment[];
let told: string[];
let sent: string[];
let outcome: Outcome;
let signatures: number;

beforeEach(() => {
  [open, told, sent, signatures] = [[], [], [], 0];
  outcome = { state: 'missing' };
});

function sign(): Promise<SignedPayment> {
  signatures += 1;
  const name = `signed ${signatures}`;
  return Promise.resolve({ transaction: name, raw: name, slot: name, key: 'hot' });
}

function sender(): ChainSender {
  const payments = {
    attemptsOf: () => Promise.resolve([...open]),
    sign: async () => {
      const signed = await sign();
      open.push(signed);
      return signed;
    },
    end: () => Promise.resolve(void (open = [])),
  };
  const port = {
    chain: 'tron',
    assets: [{ asset: 'USDT', decimals: 6 }],
    outcome: () => Promise.resolve(outcome),
    broadcast: ({ transaction }: SignedPayment) => {
      sent.push(transaction);
      return Promise.resolve({ said: 'accepted' });
    },
  };
  const exchange = {
    execute: ({ command }: { command: Record<string, unknown> }) => {
      told.push([command['type'], command['transaction'] ?? command['outcome']].join(' '));
      return Promise.resolve({ ok: true });
    },
  };
  const waits = { write: () => Promise.resolve(), erase: () => Promise.resolve() };
  const hotWallet = { canPay: () => Promise.resolve(true) };
  const parts = { chain: { port, payments, needed }, exchange, hotWallet, waits, underWay: {}, now: () => 0 };
  return new ChainSender(parts as unknown as SenderParts);
}

describe('a withdrawal that was approved', () => {
  it('is signed, told and sent', async () => {
    await sender().advance(approved, asset);
    expect([told, sent]).toEqual([['SignWithdrawal signed 1', 'RecordBroadcast sent'], ['signed 1']]);
  });

  it('goes on with the bytes that were signed before a crash', async () => {
    open.push(await sign());
    await sender().advance(approved, asset);
    expect([told[0], sent]).toEqual(['SignWithdrawal signed 1', ['signed 1']]);
  });

  it.each<Outcome>([
    { state: 'void' },
    { state: 'included', transaction: 'signed 1', confirmations: needed, succeeded: false },
  ])('again is signed anew where the first never moves anything any more: %o', async (said) => {
    open.push(await sign());
    outcome = said;
    await sender().advance(approved, asset);
    expect([told[0], sent]).toEqual(['SignWithdrawal signed 2', ['signed 2']]);
    expect(open.map(({ transaction }) => transaction)).toEqual(['signed 2']);
  });

  it.each<Outcome>([
    { state: 'waiting' },
    { state: 'included', transaction: 'signed 1', confirmations: needed - 1, succeeded: false },
    { state: 'included', transaction: 'signed 1', confirmations: 1, succeeded: true },
  ])('D21: again has no second transaction while the first may arrive, or has: %o', async (said) => {
    open.push(await sign(), await sign());
    open.reverse();
    outcome = said;
    await sender().advance(approved, asset);
    expect([told[0], signatures]).toEqual(['SignWithdrawal signed 1', 2]);
  });
});
