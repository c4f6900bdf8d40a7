import type * as z from 'zod/mini';
import { together } from '../together.ts';
import { auditCalls } from './audit.ts';
import { caseCalls } from './cases.ts';
import { configurationCalls } from './configuration.ts';
import { contentCalls } from './content.ts';
import { customerCalls } from './customers.ts';
import { depositCalls } from './deposits.ts';
import { healthCalls } from './health.ts';
import { identityCalls } from './identity.ts';
import { operatorCalls } from './operators.ts';
import { reconciliationCalls } from './reconciliation.ts';
import { sessionCalls } from './session.ts';
import { stockCalls } from './stock.ts';
import { supportCalls } from './support.ts';
import { treasuryCalls } from './treasury.ts';

/** The calls of the frame and of every part of the console: a part adds its row here. */
const tables = [
  sessionCalls,
  operatorCalls,
  caseCalls,
  customerCalls,
  auditCalls,
  configurationCalls,
  supportCalls,
  contentCalls,
  treasuryCalls,
  healthCalls,
  identityCalls,
  depositCalls,
  reconciliationCalls,
  stockCalls,
] as const;

/** Every call of the operators' console, by its path below `/console/api/`. */
export const consoleEndpoints = together(tables);

export type ConsoleEndpoints = typeof consoleEndpoints;
export type ConsolePath = keyof ConsoleEndpoints;

/** What the console sends. */
export type ConsoleParams<P extends ConsolePath> = z.input<ConsoleEndpoints[P]['request']>;
/** What the server works with after validation. */
export type ConsolePayload<P extends ConsolePath> = z.output<ConsoleEndpoints[P]['request']>;
/** The `message` of a good answer; of a file one line. */
export type ConsoleMessage<P extends ConsolePath> = z.output<ConsoleEndpoints[P]['response']>;
