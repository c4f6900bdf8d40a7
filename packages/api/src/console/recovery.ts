/**
 * Why somebody who asks for access is refused. The customer reads the sentence of the word, in ten languages; what operators
 * write is theirs.
 */
export const recoveryFaults = ['person_unproven', 'more_needed', 'identity_missing', 'misuse_suspected'] as const;
export type RecoveryFault = (typeof recoveryFaults)[number];
