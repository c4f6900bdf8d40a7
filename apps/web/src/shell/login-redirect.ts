/** Long enough to read why. In ms. */
export const redirectDelayMs = 1200;

/** Where the customer is, and how to leave it. */
export interface Whereabouts {
  path: string;
  /** True where the page shows nothing without a session. */
  guarded: boolean;
  signedIn: boolean;
  isLogin: boolean;
}

interface LoginRedirectOptions {
  here: () => Whereabouts;
  say: (why: string) => void;
  /** Leads to login and from there back. A page that shows nothing is replaced: the way back must not lead into it. */
  leave: (path: string, replace: boolean) => void;
}

/**
 * The way to login: one, however many calls and pages find out at once that there is no session. The first one says
 * why. It is given up where the customer has signed in meanwhile, or has left the page that asked.
 */
export class LoginRedirect {
  readonly #options: LoginRedirectOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** True where a session has ended, not where a guest has opened a page for customers. */
  #ended = false;

  constructor(options: LoginRedirectOptions) {
    this.#options = options;
  }

  sessionEnded(why: string): void {
    this.#begin(why);
    if (this.#timer !== undefined) this.#ended = true;
  }

  pageIsGuarded(why: string): void {
    this.#begin(why);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#ended = false;
  }

  #begin(why: string): void {
    if (this.#timer !== undefined || this.#options.here().isLogin) return;
    this.#options.say(why);
    this.#timer = setTimeout(() => this.#lead(), redirectDelayMs);
  }

  #lead(): void {
    const { path, guarded, signedIn, isLogin } = this.#options.here();
    const wanted = !signedIn && !isLogin && (guarded || this.#ended);
    this.cancel();
    if (wanted) this.#options.leave(path, guarded);
  }
}
