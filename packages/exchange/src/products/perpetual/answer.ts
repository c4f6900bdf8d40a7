import type { Answers } from '../../kernel/product.ts';
import type { PerpetualCommand } from './commands.ts';
import type { PerpetualEvent } from './events.ts';

/** Commands on positions answer with nothing but that they were taken: what came of them is in the position and its orders. */
export const perpetualAnswers: Answers<PerpetualCommand, PerpetualEvent> = {};
