import type { Browser } from '@playwright/test';
import type { BrowserMeasurementKey } from './measurements.ts';
import type { MeasuredServer } from './measured-server.ts';

/** What the parts measure in. */
export interface World {
  server: MeasuredServer;
  browser: Browser;
  /** The session of a customer with coins and orders. */
  token: string;
  runs: number;
  soakMinutes: number;
  measured(key: BrowserMeasurementKey, value: number): void;
  /** One line of progress or detail. */
  say(text: string): void;
}
