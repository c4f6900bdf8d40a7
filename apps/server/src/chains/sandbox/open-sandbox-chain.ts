import type { Chain } from '@auric/api/addresses/chain';
import { chainRules } from '../chain-list.ts';
import type { SimulateChain } from '../open-chains.ts';
import { SandboxChain } from './sandbox-chain.ts';
import { SandboxLedger } from './sandbox-ledger.ts';

/** So fast that whoever sends test coins sees them become final within a minute, whatever the chain asks for. */
const blockMs: Readonly<Record<Chain, number>> = { bitcoin: 6_000, ethereum: 3_000, tron: 2_000 };

/** A chain that this house makes up, which goes on from where it was. */
export const openSandboxChain: SimulateChain = (chain, { db, now }) =>
  SandboxChain.open({
    chain,
    ...chainRules[chain],
    blockMs: blockMs[chain],
    ledger: new SandboxLedger(db, chain),
    now,
  });
