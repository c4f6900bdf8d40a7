import type { ReactNode } from 'react';
import type { IntroStep } from './intro-steps.ts';

const entry = 70;

/** Where a step begins: the price at which a position was opened. */
function Entry({ to = 320 }: { to?: number }) {
  return <path d={`M0 ${entry}H${to}`} stroke="var(--text-3)" strokeWidth={1} strokeDasharray="2 4" />;
}

function Price({ path, colour }: { path: string; colour: string }) {
  return <path d={path} fill="none" stroke={colour} strokeWidth={2.5} strokeLinecap="round" strokeLinejoin="round" />;
}

function Label({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text x={x} y={y} fontSize={12} fontWeight={600} fill="var(--text-2)">
      {children}
    </text>
  );
}

/** A rise that a long gains by, and a fall that a short gains by. */
function LongAndShort() {
  return (
    <>
      <Entry />
      <path d="M24 70 52 62 76 66 104 42 136 24V70Z" fill="var(--up-soft)" />
      <Price path="M24 70 52 62 76 66 104 42 136 24" colour="var(--up)" />
      <path d="M128 40 136 24 120 28" fill="none" stroke="var(--up)" strokeWidth={2.5} />
      <path d="M184 70 212 78 236 74 264 98 296 116V70Z" fill="var(--down-soft)" />
      <Price path="M184 70 212 78 236 74 264 98 296 116" colour="var(--down)" />
      <path d="M280 112 296 116 288 100" fill="none" stroke="var(--down)" strokeWidth={2.5} />
    </>
  );
}

/** Two liquidation prices below one entry: the higher leverage has the nearer one. */
function LiquidationPrices() {
  return (
    <>
      <Entry />
      <Price path="M12 70 44 58 72 64 100 46 132 56 160 44 192 62 214 82" colour="var(--text-1)" />
      <path d="M0 82H320" stroke="var(--down)" strokeWidth={1.5} strokeDasharray="6 4" />
      <path d="M0 124H320" stroke="var(--down)" strokeWidth={1.5} strokeDasharray="6 4" opacity={0.6} />
      <circle cx={214} cy={82} r={9} fill="var(--down-soft)" />
      <circle cx={214} cy={82} r={4} fill="var(--down)" />
      <Label x={276} y={98}>
        100×
      </Label>
      <Label x={283} y={118}>
        10×
      </Label>
    </>
  );
}

/** What longs pay to shorts, at three hours of a day. */
function FundingFlow() {
  return (
    <>
      <circle cx={64} cy={58} r={30} fill="var(--up-soft)" stroke="var(--up)" strokeWidth={2} />
      <circle cx={256} cy={58} r={30} fill="var(--down-soft)" stroke="var(--down)" strokeWidth={2} />
      <path d="M52 68 60 56 66 62 76 48" fill="none" stroke="var(--up)" strokeWidth={2.5} strokeLinecap="round" />
      <path d="M244 48 252 60 258 54 268 68" fill="none" stroke="var(--down)" strokeWidth={2.5} strokeLinecap="round" />
      <path d="M104 58H206" stroke="var(--gold)" strokeWidth={2.5} strokeDasharray="6 6" />
      <path d="M200 50 212 58 200 66" fill="none" stroke="var(--gold)" strokeWidth={2.5} strokeLinejoin="round" />
      {['00:00', '08:00', '16:00'].map((hour, at) => (
        <Label key={hour} x={72 + at * 72} y={124}>
          {hour}
        </Label>
      ))}
    </>
  );
}

const drawings: Readonly<Record<IntroStep, () => ReactNode>> = {
  position: LongAndShort,
  liquidation: LiquidationPrices,
  funding: FundingFlow,
};

/** What a step says, drawn; its caption says it in words. */
export function IntroDrawing({ step }: { step: IntroStep }) {
  const Drawing = drawings[step];
  return (
    <svg aria-hidden viewBox="0 0 320 140" className="block h-auto w-full rounded-card bg-surface-2">
      <Drawing />
    </svg>
  );
}
