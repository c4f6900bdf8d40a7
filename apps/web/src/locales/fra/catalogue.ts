import type { Catalogue } from '../catalogue.ts';
import { assets } from './assets.ts';
import { budget } from './budget.ts';
import { chart } from './chart.ts';
import { content } from './content.ts';
import { convert } from './convert.ts';
import { copy } from './copy.ts';
import { deposits } from './deposits.ts';
import { explainer } from './explainer.ts';
import { fees } from './fees.ts';
import { follow } from './follow.ts';
import { futures } from './futures.ts';
import { home } from './home.ts';
import { identity } from './identity.ts';
import { insights } from './insights.ts';
import { location } from './location.ts';
import { markets } from './markets.ts';
import { messages } from './messages.ts';
import { money } from './money.ts';
import { orders } from './orders.ts';
import { positions } from './positions.ts';
import { quiz } from './quiz.ts';
import { receipt } from './receipt.ts';
import { seconds } from './seconds.ts';
import { security } from './security.ts';
import { privacy } from './privacy.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { stock } from './stock.ts';
import { support } from './support.ts';
import { trade } from './trade.ts';
import { withdrawals } from './withdrawals.ts';

const fra = {
  ...shell,
  ...withdrawals,
  ...session,
  ...seconds,
  ...security,
  ...home,
  ...markets,
  ...trade,
  ...money,
  ...budget,
  ...chart,
  ...orders,
  ...assets,
  ...location,
  ...settings,
  ...explainer,
  ...quiz,
  ...positions,
  ...insights,
  ...fees,
  ...follow,
  ...futures,
  ...messages,
  ...stock,
  ...support,
  ...content,
  ...convert,
  ...copy,
  ...deposits,
  ...receipt,
  ...privacy,
  ...identity,
} as const satisfies Catalogue;

export default fra;
