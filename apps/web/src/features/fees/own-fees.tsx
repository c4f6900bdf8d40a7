import { useTranslation } from 'react-i18next';
import { feePositionOf, volumeOf, wholeCents, type FeeSchedule } from '../../data/me/fee-schedule.ts';
import { useFees } from '../../data/me/fees.ts';
import { useProfile } from '../../data/me/use-own-data.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { Progress } from '../../kit/detail/progress.tsx';
import { useNumbers } from '../../locales/number-format.ts';

const volumeDecimals = 6;

/** What trades cost the customer now, in two numbers. */
export function OwnRates() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { makerPpm, takerPpm } = useFees();
  return (
    <Facts look="grid" label={t(($) => $.fees.title)} className="text-lg">
      <Fact label={t(($) => $.orders.maker)}>
        <span className="text-lg font-semibold">{numbers.rate(makerPpm)}</span>
      </Fact>
      <Fact label={t(($) => $.orders.taker)}>
        <span className="text-lg font-semibold">{numbers.rate(takerPpm)}</span>
      </Fact>
    </Facts>
  );
}

/** The customer's tier, the volume that it follows, and what is missing to the next. */
export function OwnTier({ schedule }: { schedule: FeeSchedule }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { data: profile } = useProfile();
  if (profile === undefined) return null;
  const volume = volumeOf(profile.fees.volume);
  const { tier, missing, donePpm } = feePositionOf(schedule.tiers, volume);
  const next =
    missing === null
      ? t(($) => $.fees.highest)
      : t(($) => $.fees.next, { volume: numbers.units(wholeCents(missing), volumeDecimals, 2), tier: tier + 2 });
  return (
    <>
      <Facts>
        <Fact label={t(($) => $.fees.own)}>{tier + 1}</Fact>
        <Fact label={t(($) => $.fees.volume)}>{numbers.units(volume, volumeDecimals, 2)}</Fact>
      </Facts>
      <div className="pb-3">
        <Progress label={t(($) => $.fees.own)} donePpm={donePpm}>
          {next}
        </Progress>
      </div>
    </>
  );
}
