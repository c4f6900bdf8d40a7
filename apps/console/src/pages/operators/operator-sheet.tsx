import type { Operator } from '@auric/api/console/operators';
import type { Role } from '@auric/api/console/values';
import { Fact, Facts } from '@auric/web/src/kit/detail/facts.tsx';
import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { Sheet } from '@auric/web/src/ui/layers/sheet.tsx';
import { toast } from '@auric/web/src/ui/layers/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { useMe } from '../../data/seat.ts';
import { ActDialog } from '../../kit/act-dialog.tsx';
import { Time } from '../../kit/time.tsx';
import { operators as texts } from '../../texts/operators.ts';
import type { Agreed } from './use-agreed.ts';
import { RoleChoice } from './role-choice.tsx';

type Act = 'roles' | 'disable' | 'enable' | 'reset';

interface OperatorSheetProps {
  operator: Operator | null;
  onClose: () => void;
  onAgreed: (agreed: Agreed) => void;
}

/** One operator, and what an admin can do about it. Nobody does it to himself. */
export function OperatorSheet({ operator, onClose, onAgreed }: OperatorSheetProps) {
  const me = useMe();
  const [asked, setAsked] = useState<Act | null>(null);
  const offered: readonly Act[] = operator?.state === 'disabled' ? ['enable'] : ['roles', 'reset', 'disable'];
  return (
    <>
      <Sheet
        fit
        title={operator?.name ?? ''}
        open={operator !== null && asked === null}
        onOpenChange={(open) => !open && onClose()}
      >
        {operator !== null && (
          <div className="flex flex-col gap-4 pb-5">
            <Facts label={operator.name}>
              <Fact label={texts.columns.roles}>{operator.roles.map((role) => texts.roles[role]).join(', ')}</Fact>
              <Fact label={texts.columns.state}>{texts.states[operator.state]}</Fact>
              <Fact label={texts.columns.since}>
                <Time at={operator.created_at} />
              </Fact>
            </Facts>
            {operator.id !== me.id && (
              <div className="flex flex-col gap-2">
                {offered.map((act) => (
                  <Button key={act} look={act === 'disable' ? 'danger' : 'plain'} onClick={() => setAsked(act)}>
                    {texts.acts[act]}
                  </Button>
                ))}
              </div>
            )}
          </div>
        )}
      </Sheet>
      {operator !== null && asked !== null && (
        <OperatorAct
          operator={operator}
          act={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            onClose();
          }}
          onAgreed={onAgreed}
        />
      )}
    </>
  );
}

interface OperatorActProps {
  operator: Operator;
  act: Act;
  /** It was not done after all: the operator is shown again. */
  onClose: () => void;
  onDone: () => void;
  onAgreed: (agreed: Agreed) => void;
}

function OperatorAct({ operator: { id, name, roles: before }, act, onClose, onDone, onAgreed }: OperatorActProps) {
  const client = useQueryClient();
  const [roles, setRoles] = useState<Role[]>(before);
  const acts: Readonly<Record<Exclude<Act, 'disable'>, (reason: string) => Promise<Agreed>>> = {
    roles: (reason) => api.act('operators/roles', { operator: id, roles, reason }),
    enable: (reason) => api.act('operators/enable', { operator: id, reason }),
    reset: (reason) => api.act('operators/reset_factor', { operator: id, reason }),
  };
  const run = async (reason: string) => {
    if (act === 'disable') {
      await api.act('operators/disable', { operator: id, reason });
      toast(texts.done);
    } else onAgreed(await acts[act](reason));
    onDone();
    await client.invalidateQueries({ queryKey: queryKeys.operators });
  };
  return (
    <ActDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${texts.acts[act]} · ${name}`}
      act={texts.acts[act]}
      look={act === 'disable' ? 'danger' : 'primary'}
      note={act === 'disable' ? texts.notes.disable : `${texts.notes[act]} ${texts.second}`}
      missing={act === 'roles' && roles.length === 0 ? texts.form.chooseRoles : null}
      run={run}
    >
      {act === 'roles' && <RoleChoice value={roles} onChange={setRoles} />}
    </ActDialog>
  );
}
