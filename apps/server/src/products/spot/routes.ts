import { formatDecimal } from '@auric/api';
import type { FeeTierStep } from '@auric/exchange';
import type { HandlersOf } from '../../edge/handler.ts';
import type { RouteParts } from '../product-row.ts';

/** A rate in ppm, and a volume in units of USDT. */
const ppmDecimals = 6;
const volumeDecimals = 6;

/** The calls about what trades cost. */
export function spotRoutes({ client }: Pick<RouteParts, 'client'>): HandlersOf<'fee/schedule'> {
  return {
    'fee/schedule': async () => {
      const { value } = await client.port.query({ type: 'feeSchedule' });
      return {
        currency_name: 'USDT',
        tiers: value.tiers.map(tierShape),
        upcoming: value.upcoming.map(({ effectiveAt, tiers }) => ({ from: effectiveAt, tiers: tiers.map(tierShape) })),
      };
    },
  };
}

function tierShape({ volume, makerPpm, takerPpm }: FeeTierStep) {
  return {
    volume: formatDecimal(volume, volumeDecimals),
    maker: formatDecimal(makerPpm, ppmDecimals),
    taker: formatDecimal(takerPpm, ppmDecimals),
  };
}
