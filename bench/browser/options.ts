import { parseArgs } from 'node:util';
import { Failure } from '../../tools/setup/failure.mjs';

export const partNames = ['loading', 'ticket', 'futures', 'soak'] as const;
export type PartName = (typeof partNames)[number];

export interface Options {
  parts: readonly PartName[];
  runs: number;
  soakMinutes: number;
}

const help = `npm run bench:browser -- [options]

  --only <parts>     ${partNames.join(',')}
  --runs <n>         how often each thing is measured; 5 unless given, 1 with --quick
  --minutes <n>      how long the trade screen stays open; 10 unless given, 1 with --quick
  --quick            a first look`;

/** Reads the command line. Throws with the help where it asks for nothing that there is. */
export function readOptions(args: string[]): Options {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = { only: text, runs: text, minutes: text, quick: flag, help: flag } as const;
  const { values } = parseArgs({ args, options });
  const quick = values.quick === true;
  const parts = (values.only?.split(',') ?? partNames) as readonly PartName[];
  const runs = Number(values.runs ?? (quick ? 1 : 5));
  const soakMinutes = Number(values.minutes ?? (quick ? 1 : 10));
  const known = parts.every((part) => partNames.includes(part));
  if (values.help === true || !known || !(runs >= 1) || !(soakMinutes > 0)) throw new Failure(help);
  return { parts, runs, soakMinutes };
}
