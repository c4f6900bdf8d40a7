import { defaultContractRules } from './default-contract-rules.ts';
import { alice, usdt } from './exchange-world.test-support.ts';
import type { FrameRow } from './frame-row.test-support.ts';

const { type: _rules, effectiveAt: _from, market: _market, ...contractSaid } = defaultContractRules(2);
const contract = { ...contractSaid, market: 9 };
const held = { position: 7, customer: alice, market: 9, asset: usdt } as const;
const handed = { position: 7, customer: alice, market: 9, lots: 1, markE8: 1 } as const;

/** Frames of contracts that name what isn't there, each with what is said of it. */
export const contractFrames: readonly FrameRow[] = [
  [{ type: 'ContractRulesScheduled', schedule: 1, ...contract, effectiveAt: 1 }, 'There is no contract 9.'],
  [{ type: 'ContractRulesSet', schedule: 0, ...contract }, 'There is no contract 9.'],
  [{ type: 'MarginModeSet', customer: alice, market: 9, mode: 'cross' }, 'There is no contract 9.'],
  [{ type: 'NetModeSet', customer: alice, market: 9, leverage: 1 }, 'There is no contract 9.'],
  [
    {
      ...held,
      type: 'PositionIncreased',
      side: 'long',
      isNet: false,
      isCross: false,
      leverage: 1,
      lots: 1,
      value: 1n,
      fee: 0n,
      used: 0n,
      margin: 0n,
      order: 1,
      trade: 1,
    },
    'There is no contract 9.',
  ],
  [
    {
      ...held,
      type: 'PositionReduced',
      side: 'long',
      reason: 'order',
      lots: 1,
      left: 0,
      value: 1n,
      entryValue: 1n,
      realised: 0n,
      fee: 0n,
      isPenalty: false,
      used: 0n,
      margin: 0n,
      clearing: 100,
      order: 1,
      trade: 1,
    },
    'There is no contract 9.',
  ],
  [{ ...held, type: 'MarginMoved', amount: 0n }, 'There is no position 7.'],
  [
    {
      ...handed,
      type: 'PositionLiquidated',
      entryValue: 1n,
      margin: 0n,
      indexE8: 1,
      equity: 0n,
      maintenance: 0n,
      stepLots: 1,
      limit: 1,
      markedAt: 1,
      isCross: false,
      leverage: 10,
      tierPpm: 5_000,
    },
    'There is no position 7.',
  ],
  [{ ...handed, type: 'PositionTakenOver', price: 1, loss: 0n, day: 1 }, 'There is no position 7.'],
  [
    { ...handed, type: 'PositionDeleveraged', price: 1, against: 8, leverage: 10, tierPpm: 5_000 },
    'There is no position 7.',
  ],
  [
    {
      type: 'PositionStopsSet',
      position: 7,
      customer: alice,
      market: 9,
      takeProfit: 1,
      stopLoss: 0,
      byMark: true,
      takeProfitOrder: 1,
      stopLossOrder: 0,
    },
    'There is no position 7.',
  ],
  [{ type: 'MarksPublished', marks: [9, 1, 1, 1, 0] }, 'There is no contract 9.'],
  [{ type: 'DepthsSampled', depths: [9, 1, 1] }, 'There is no contract 9.'],
  [{ type: 'PremiumsSampled', premiums: [9, 1] }, 'There is no contract 9.'],
  [{ type: 'ContractHealthSet', market: 9, health: 'frozen' }, 'There is no contract 9.'],
  [
    {
      type: 'FundingSettled',
      funding: 9,
      market: 9,
      instant: 1,
      rateE8: 1,
      markE8: 1,
      lots: 1,
      premiumSumE8: 0,
      premiumCount: 0,
    },
    'Funding 9 does not follow 0.',
  ],
  [{ type: 'FundingSkipped', market: 9, instant: 1 }, 'There is no contract 9.'],
  [
    { ...held, type: 'FundingPaid', funding: 1, clearing: 100, lots: 1, amount: 0n, margin: 0n, fund: 0n },
    'There is no funding of market 9.',
  ],
  [{ type: 'FundingWalked', market: 9, last: 0, isDone: true }, 'There is no funding of market 9.'],
  [
    { type: 'FundingEnded', funding: 1, market: 9, asset: usdt, clearing: 100, remainder: 0n },
    'There is no funding of market 9.',
  ],
];
