/** What every act asks for. */
export const acts = {
  reason: 'Reason',
  reasonHint: 'Kept for ever with your name. No secrets.',
  reasonFirst: 'Give a reason',
  usual: 'Often given',
  proposed: (id: number) => `Asked for. Case #${id} waits for a second person.`,
  done: 'Done',
  second: 'A second person has to confirm this before it happens.',
} as const;
