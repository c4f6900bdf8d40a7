import type { CommandHandler } from './dispatch.ts';
import type { Answer, Context, Nested } from './kernel/product.ts';
import type { Rejection } from './kernel/rejection.ts';
import type { Command, EventRecord } from './products/index.ts';

/** How deep commands may stand in each other: a copy that stops, a stop that closes. More is a defect. */
const depthMax = 4;

const commandUnknown: Rejection = { code: 'command_unknown' };

/** What a decision of this exchange is given. */
export interface OwnContext extends Context<EventRecord> {
  at: number;
  readonly answer: Answer;
}

/**
 * The context of decisions. `run` decides a command within the frame of another one: its events join that frame, what it
 * answers is its own, and its refusal, which has changed nothing, is a value that the caller turns into an event.
 */
export function contextOf(
  commands: ReadonlyMap<string, CommandHandler>,
  emit: (event: EventRecord) => void,
): OwnContext {
  let depth = 0;
  const context: OwnContext = { at: 0, emit, answer: { orders: [], id: 0 }, run };

  function run(command: { readonly type: string }): Nested {
    const handler = commands.get(command.type);
    if (!handler) return { rejection: commandUnknown, orders: [], id: 0 };
    if (depth === depthMax) throw new Error(`${command.type} stands deeper than ${depthMax} commands.`);
    const answer: Answer = { orders: [], id: 0 };
    depth++;
    try {
      const rejection = handler.decide({ at: context.at, emit, answer, run }, command as Command);
      return { rejection, orders: answer.orders, id: answer.id };
    } finally {
      depth--;
    }
  }
  return context;
}
