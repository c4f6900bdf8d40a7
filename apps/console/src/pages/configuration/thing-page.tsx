import type { ConfiguredThing } from '@auric/api/console/configuration';
import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { IconLink } from '@auric/web/src/ui/actions/icon-button.tsx';
import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useMay } from '../../data/seat.ts';
import { useConfiguration } from '../../data/use-configuration.ts';
import { KeyCaps } from '../../keys/key-cap.tsx';
import { useHotkeys } from '../../keys/use-hotkeys.ts';
import { Answered } from '../../kit/answered.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Panel } from '../../kit/panel.tsx';
import { spoken } from '../../kit/spoken.ts';
import { Time } from '../../kit/time.tsx';
import { configuration as texts } from '../../texts/configuration.ts';
import { ChangeForm } from './change-form.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { ThingHistory } from './thing-history.tsx';
import { ValueTable } from './value-table.tsx';

/** One setting: what is in force, what is announced, how it came to be so, and a proposal to change it. */
export default function ThingPage() {
  const subject = useParams()['*'] ?? '';
  const navigate = useNavigate();
  const configuration = useConfiguration();
  const thing = configuration.data?.find((each) => each.subject === subject);
  useHotkeys(texts.title, [{ keys: 'Escape', does: texts.back, act: () => void navigate('/configuration') }]);
  return (
    <Answered to={configuration}>
      {() => (thing === undefined ? <EmptyState text={texts.unknown} /> : <Thing key={subject} thing={thing} />)}
    </Answered>
  );
}

function Thing({ thing }: { thing: ConfiguredThing }) {
  const { title, group, fields, values, upcoming } = thing;
  const mayChange = useMay('configuration/change');
  const [changing, setChanging] = useState(false);
  useHotkeys(texts.title, [{ keys: 'e', does: texts.change, act: () => setChanging(true) }], mayChange && !changing);
  return (
    <>
      <PageHead
        title={title}
        note={spoken(group)}
        start={
          <IconLink to="/configuration" label={texts.back} className="-ml-2">
            <ChevronLeft size={20} aria-hidden />
          </IconLink>
        }
      >
        {mayChange && !changing && (
          <Button look="primary" onClick={() => setChanging(true)}>
            {texts.change}
            <KeyCaps keys="e" />
          </Button>
        )}
      </PageHead>
      {changing ? (
        <ChangeForm thing={thing} onEnd={() => setChanging(false)} />
      ) : (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <Panel title={texts.now}>
            <ValueTable label={texts.now} fields={fields} values={values} />
          </Panel>
          <div className="flex flex-col gap-4">
            {upcoming.map(({ effective_at: at, values: next }) => (
              <Panel
                key={at}
                title={texts.announced}
                end={
                  <span className="text-xs text-text-2">
                    {texts.from} <Time at={at} />
                  </span>
                }
              >
                <DifferenceTable label={texts.announced} fields={fields} before={values} after={next} />
              </Panel>
            ))}
            <ThingHistory thing={thing} />
          </div>
        </div>
      )}
    </>
  );
}
