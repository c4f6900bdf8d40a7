import { Loader } from '@auric/web/src/kit/frame/loader.tsx';
import { ErrorState } from '@auric/web/src/ui/states/error-state.tsx';
import { Toaster } from '@auric/web/src/ui/layers/toaster.tsx';
import { HashRouter } from 'react-router';
import { useSeat } from '../data/seat.ts';
import { findSeat } from '../data/session.ts';
import { SignIn } from '../pages/sign-in/sign-in.tsx';
import { frame } from '../texts/frame.ts';
import { Desk } from './desk.tsx';

import { LockCover } from './lock-cover.tsx';

/** The console as it is for who sits at it: the way in, or the desk, which stays under a lock. */
export function Console() {
  return (
    <HashRouter>
      <Seated />
      <Loader />
      <Toaster />
    </HashRouter>
  );
}

function Seated() {
  const seat = useSeat((state) => state.seat);
  switch (seat.stage) {
    case 'starting':
      return null;
    case 'unreachable':
      return (
        <main className="grid h-dvh place-items-center">
          <ErrorState text={frame.unreachable} onRetry={() => void findSeat()} />
        </main>
      );
    case 'out':
    case 'factor':
    case 'setup':
    case 'renew':
      return <SignIn seat={seat} />;
    case 'in':
    case 'locked':
      return (
        <>
          <Desk />
          {seat.stage === 'locked' && <LockCover name={seat.me.name} />}
        </>
      );
  }
}
