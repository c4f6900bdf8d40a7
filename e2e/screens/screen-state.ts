import type { Page } from '@playwright/test';

/** How a screen looks at some moment other than the one when it is open and has everything. */
export interface ScreenState {
  name: string;
  /** What its address asks for. */
  query?: string;
  /** On narrow windows only: what it is about isn't there on wide ones. */
  phoneOnly?: boolean;
  /** Twice as large as usual, as a browser makes them whose owner has chosen that. */
  largeLetters?: boolean;
  /** The browser complains by intent. */
  fails?: boolean;
  /** Before the page is opened: what the server answers otherwise than it would. */
  before?: (page: Page) => Promise<unknown>;
  /** On the open page: what somebody does. */
  act?: (page: Page) => Promise<unknown>;
}
