import type * as z from 'zod/mini';
import { currencyEndpoints } from './account/currencies.ts';
import { sandboxEndpoints } from './account/sandbox.ts';
import { walletEndpoints } from './account/wallet.ts';
import { marketDataEndpoints } from './market-data/endpoints.ts';
import { codeEndpoints } from './people/codes.ts';
import { profileEndpoints } from './people/profile.ts';
import { registrationEndpoints } from './people/registration.ts';
import { sessionEndpoints } from './people/sessions.ts';
import { siteEndpoints } from './site/settings.ts';
import { manageEndpoints } from './spot/manage.ts';
import { tradeEndpoints } from './spot/trade.ts';

/** Every call of the wire, by its path below `/api/`. */
export const endpoints = {
  ...siteEndpoints,
  ...codeEndpoints,
  ...registrationEndpoints,
  ...sessionEndpoints,
  ...profileEndpoints,
  ...currencyEndpoints,
  ...walletEndpoints,
  ...marketDataEndpoints,
  ...tradeEndpoints,
  ...manageEndpoints,
  ...sandboxEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type Path = keyof Endpoints;
export type SandboxPath = keyof typeof sandboxEndpoints;
export type MarketDataPath = keyof typeof marketDataEndpoints;

/** What a client sends: numbers and booleans may be numbers and booleans or their text. */
export type Params<P extends Path> = z.input<Endpoints[P]['request']>;
/** What the server works with after validation. */
export type Payload<P extends Path> = z.output<Endpoints[P]['request']>;
/** The `message` of a good answer. */
export type Message<P extends Path> = z.output<Endpoints[P]['response']>;
