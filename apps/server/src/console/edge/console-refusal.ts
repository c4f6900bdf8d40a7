import type { ConsoleRefusalCode } from '@auric/api/console/refusals';

/** An answer that only operators get: what they asked for can't be. Never logged, told in the console's one language. */
export class ConsoleRefusal extends Error {
  readonly code: ConsoleRefusalCode;
  readonly field: string | undefined;
  readonly detail: Readonly<Record<string, string | number>> | undefined;

  constructor(code: ConsoleRefusalCode, field?: string, detail?: Readonly<Record<string, string | number>>) {
    super(code);
    this.name = 'ConsoleRefusal';
    this.code = code;
    this.field = field;
    this.detail = detail;
  }
}
