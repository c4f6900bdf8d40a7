/** A refusal as a value: its stable code, the field at fault and what the customer needs to know to do better. */
export interface Rejection {
  readonly code: string;
  readonly field?: string;
  readonly detail?: Readonly<Record<string, string | number>>;
}
