import { Fact, Facts } from '@auric/web/src/kit/detail/facts.tsx';
import { Choice } from '@auric/web/src/ui/fields/choice.tsx';
import { toast } from '@auric/web/src/ui/layers/toast-store.ts';
import { useMe } from '../../data/seat.ts';
import { PageHead } from '../../kit/page-head.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Time } from '../../kit/time.tsx';
import { setTheme, useTheme } from '../../shell/theme.ts';
import { account as texts } from '../../texts/account.ts';
import { frame } from '../../texts/frame.ts';
import { operators } from '../../texts/operators.ts';
import { PasswordChange } from './password-change.tsx';
import { RecoveryPanel } from './recovery-panel.tsx';
import { OwnSessions } from './own-sessions.tsx';

const themes = ['dark', 'light', 'system'] as const;

/** Who sits here, and what belongs to the own account: look, password, recovery codes, sessions. */
export default function AccountPage() {
  const me = useMe();
  const theme = useTheme((state) => state.theme);
  return (
    <>
      <PageHead title={texts.title} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Panel title={texts.who}>
            <Facts label={texts.who}>
              <Fact label={texts.name}>{me.name}</Fact>
              <Fact label={texts.roles}>{me.roles.map((role) => operators.roles[role]).join(', ')}</Fact>
              <Fact label={texts.ends}>
                <Time at={me.ends_at} />
              </Fact>
            </Facts>
          </Panel>
          <Panel title={texts.look}>
            <Choice
              label={frame.theme.title}
              value={theme}
              onChange={setTheme}
              options={themes.map((value) => ({ value, label: frame.theme[value] }))}
            />
          </Panel>
          <RecoveryPanel left={me.recovery_codes} />
        </div>
        <Panel title={texts.password}>
          <PasswordChange onDone={() => toast(texts.passwordDone)} />
        </Panel>
        <div className="lg:col-span-2">
          <OwnSessions />
        </div>
      </div>
    </>
  );
}
