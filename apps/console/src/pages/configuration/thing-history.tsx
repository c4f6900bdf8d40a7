import type { ConfigurationChange, ConfiguredThing } from '@auric/api/console/configuration';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { usePages } from '../../data/use-pages.ts';
import { Answered } from '../../kit/answered.tsx';
import { MoreRows } from '../../kit/more-rows.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Time } from '../../kit/time.tsx';
import { configuration as texts } from '../../texts/configuration.ts';
import { DifferenceTable } from './difference-table.tsx';

/** How a setting came to be as it is, each change with its difference. */
export function ThingHistory({ thing }: { thing: ConfiguredThing }) {
  const { subject } = thing;
  const history = usePages({
    key: [...queryKeys.configuration, 'history', subject],
    read: ({ signal, ...page }) => api.read('configuration/history', { subject, ...page }, { signal, loader: false }),
  });
  return (
    <Panel title={texts.history}>
      <Answered to={history}>
        {(changes) =>
          changes.length === 0 ? (
            <p className="text-sm text-text-2">{texts.noHistory}</p>
          ) : (
            <ol aria-label={texts.history} className="flex flex-col gap-5">
              {changes.map((change) => (
                <Change key={change.seq} change={change} thing={thing} />
              ))}
            </ol>
          )
        }
      </Answered>
      <MoreRows more={history.more} coming={history.moreComes} />
    </Panel>
  );
}

function Change({ change, thing: { fields } }: { change: ConfigurationChange; thing: ConfiguredThing }) {
  const { at, effective_at: from, operator, second, reason, before, values } = change;
  const people = [operator?.name, second?.name].filter((name) => name !== undefined);
  return (
    <li className="border-l-2 border-line pl-3">
      <p className="flex flex-wrap justify-between gap-x-3 text-xs">
        <span className="font-medium">{people.length === 0 ? texts.began : people.join(' + ')}</span>
        <span className="text-text-3">
          <Time at={at} />
          {from > at && (
            <>
              {' · '}
              {texts.from} <Time at={from} />
            </>
          )}
        </span>
      </p>
      {reason !== '' && <p className="mt-0.5 text-sm [overflow-wrap:anywhere] text-text-2">{reason}</p>}
      {before !== null && (
        <div className="mt-1">
          <DifferenceTable label={texts.review} fields={fields} before={before} after={values} none={texts.alike} />
        </div>
      )}
    </li>
  );
}
