import type { Allowances, AllowanceRule } from './allowance.ts';
import type { ProofOfWork } from './proof-of-work.ts';

/**
 * Slows strangers down instead of locking anybody out: what goes beyond an allowance is let through for a proof of
 * work, and the more of it there has been of late, the more work the next one costs.
 */
export class SlowLane {
  readonly #allowances: Allowances;
  readonly #proofs: ProofOfWork;

  constructor(allowances: Allowances, proofs: ProofOfWork) {
    this.#allowances = allowances;
    this.#proofs = proofs;
  }

  /**
   * Counts an act of `subject`; refuses (`proof_of_work_required`) one beyond the rule that brings no `proof`.
   * `onCrowded` hears of every act beyond the rule, also of those that are refused.
   */
  async enter(subject: string, rule: AllowanceRule, proof: string, onCrowded: () => void = () => {}): Promise<void> {
    const { within, excess } = await this.#allowances.take(subject, rule);
    if (within) return;
    onCrowded();
    this.#proofs.demand(subject, proof, excess);
    await this.#allowances.exceed(subject, rule);
  }
}
