import type { WholeCase } from '@auric/api/console/cases';
import type { EntryValues, HandedOut } from '@auric/api/console/values';
import { Button, type ButtonLook } from '@auric/web/src/ui/actions/button.tsx';
import { Switch } from '@auric/web/src/ui/fields/switch.tsx';
import { useState } from 'react';
import { useMe } from '../../data/seat.ts';
import { KeyCaps } from '../../keys/key-cap.tsx';
import { useHotkeys } from '../../keys/use-hotkeys.ts';
import { ActDialog } from '../../kit/act-dialog.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Time } from '../../kit/time.tsx';
import type { DecisionLook } from '../../parts/part.ts';
import { lookOfDecision } from '../../parts/queue-looks.ts';
import { queues } from '../../texts/queues.ts';
import { FirstPassword } from '../operators/first-password.tsx';
import { openNextByItself, setOpenNextByItself } from './next-by-itself.ts';
import { useCaseActs } from './use-case-acts.ts';
import { whyNot } from './why-not.ts';

const texts = queues.case;
const buttonLooks: Readonly<Record<DecisionLook['look'], ButtonLook>> = { good: 'buy', bad: 'danger', plain: 'plain' };

interface DecidingProps {
  shown: WholeCase;
  mine: boolean;
  /** What goes with the decision, as the case's own view has it. */
  values: EntryValues;
}

/** The decision of a case, and what it leaves to be handed over. */
export function Deciding(props: DecidingProps) {
  const [handedOut, setHandedOut] = useState<HandedOut | null>(null);
  const acts = useCaseActs(props.shown, setHandedOut);
  const onHandedOver = () => {
    setHandedOut(null);
    void acts.goOn();
  };
  return (
    <>
      <Turn {...props} acts={acts} />
      <FirstPassword handedOut={handedOut} onDone={onHandedOver} />
    </>
  );
}

type TurnProps = DecidingProps & { acts: ReturnType<typeof useCaseActs> };

/** Claim, release and decide: by c, and by the keys of the decisions. */
function Turn({ shown, mine, values, acts }: TurnProps) {
  const me = useMe();
  const [asked, setAsked] = useState<string | null>(null);
  const over = shown.decided !== null || shown.state === 'withdrawn';
  const why = whyNot(shown, me.id);
  const named = shown.decisions.map((decision) => ({ decision, ...lookOfDecision(shown.queue, decision) }));
  useHotkeys(
    texts.about,
    [
      { keys: 'c', does: mine ? texts.claimAgain : texts.claim, act: () => void acts.claim() },
      ...(mine ? [{ keys: 'u', does: texts.release, act: () => void acts.release() }] : []),
      ...named.flatMap(({ decision, label, key }) =>
        key === '' ? [] : [{ keys: key, does: label, act: () => void (mine && setAsked(decision)) }],
      ),
    ],
    !over && (mine || shown.may_claim),
  );
  if (over) return <Outcome shown={shown} />;
  const look = lookOfDecision(shown.queue, asked ?? '');
  return (
    <Panel title={texts.decide} end={mine && shown.claim_until !== null && <ClaimEnd at={shown.claim_until} />}>
      <FourEyes shown={shown} />
      {mine ? (
        <div className="flex flex-col gap-2">
          {named.map(({ decision, label, look: kind, key }) => (
            <Button key={decision} look={buttonLooks[kind]} onClick={() => setAsked(decision)}>
              {label}
              {key !== '' && <KeyCaps keys={key} />}
            </Button>
          ))}
          <Button look="quiet" onClick={() => void acts.release()}>
            {texts.release}
            <KeyCaps keys="u" />
          </Button>
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          <p className="text-sm text-text-2">{why ?? texts.claimFirst}</p>
          {why === null && (
            <Button look="primary" onClick={() => void acts.claim()}>
              {texts.claim}
              <KeyCaps keys="c" />
            </Button>
          )}
        </div>
      )}
      <NextSwitch />
      <ActDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`${look.label} · ${texts.title(shown.id)}`}
        act={look.label}
        look={buttonLooks[look.look]}
        reasonHint={look.reasonHint ?? texts.reasonHint}
        usualReasons={look.usualReasons ?? []}
        run={(reason) => acts.decide(asked ?? '', reason, values)}
      />
    </Panel>
  );
}

function ClaimEnd({ at }: { at: number }) {
  return (
    <span className="text-xs text-text-3">
      {texts.yoursUntil} <Time at={at} />
    </span>
  );
}

function NextSwitch() {
  const [on, setOn] = useState(openNextByItself);
  const change = (next: boolean) => {
    setOpenNextByItself(next);
    setOn(next);
  };
  return (
    <div className="mt-3 flex justify-end border-t border-line pt-1">
      <Switch label={texts.openNext} checked={on} onChange={change} />
    </div>
  );
}

/** Where two people decide: what the first has said, and that it is the second's turn. */
function FourEyes({ shown: { four_eyes: fourEyes, first } }: { shown: WholeCase }) {
  if (!fourEyes) return null;
  return (
    <div className="mb-3 rounded-control bg-gold-soft px-3 py-2 text-sm">
      <p>{first === null ? texts.second : texts.secondNow}</p>
      {first !== null && (
        <p className="mt-1 text-text-2">
          {first.operator.name}: “{first.reason}”
        </p>
      )}
    </div>
  );
}

function Outcome({ shown: { queue, state, decided, first } }: { shown: WholeCase }) {
  return (
    <Panel title={texts.final}>
      {decided === null ? (
        <p className="text-sm text-text-2">{queues.states[state]}</p>
      ) : (
        [...(first === null || first.at === decided.at ? [] : [first]), decided].map(
          ({ operator, decision, reason, at }) => (
            <div key={at} className="mb-2 text-sm last:mb-0">
              <p className="font-medium">
                {lookOfDecision(queue, decision).label}
                <span className="font-normal text-text-2"> · {operator.name}</span>
              </p>
              <p className="[overflow-wrap:anywhere] text-text-2">{reason}</p>
              <p className="text-xs text-text-3">
                <Time at={at} />
              </p>
            </div>
          ),
        )
      )}
    </Panel>
  );
}
