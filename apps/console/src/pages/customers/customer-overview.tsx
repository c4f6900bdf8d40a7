import type { WholeCustomer } from '@auric/api/console/customers';
import { Fact, Facts } from '@auric/web/src/kit/detail/facts.tsx';
import { Link } from 'react-router';
import { Panel } from '../../kit/panel.tsx';
import { Age, Time } from '../../kit/time.tsx';
import { lookOfQueue } from '../../parts/queue-looks.ts';
import { customers as texts } from '../../texts/customers.ts';
import { CustomerTimeline } from './customer-timeline.tsx';
import { identityText } from './identity-text.ts';
import { isFrozen } from './standing-badges.tsx';

/** Who a customer is and how things stand, with the latest of the timeline beside it. */
export function CustomerOverview({ customer }: { customer: WholeCustomer }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-4">
        <Standing customer={customer} />
        <Freezes customer={customer} />
        <OpenCases customer={customer} />
        <Who customer={customer} />
      </div>
      <CustomerTimeline customer={customer.id} />
    </div>
  );
}

function Who({ customer }: { customer: WholeCustomer }) {
  const { email, mobile, nickname, country, language, referrer } = customer;
  const words = texts.who;
  return (
    <Panel title={words.title}>
      <Facts label={words.title}>
        <Fact label={words.mail}>{email || words.none}</Fact>
        <Fact label={words.mobile}>{mobile || words.none}</Fact>
        <Fact label={words.nickname}>{nickname || words.none}</Fact>
        <Fact label={words.country}>{country || words.none}</Fact>
        <Fact label={words.language}>{language}</Fact>
        <Fact label={words.since}>
          <Time at={customer.created_at} />
        </Fact>
        <Fact label={words.referrer}>
          {referrer === null ? (
            words.none
          ) : (
            <Link to={`/customers/${referrer}`} className="text-gold-text underline underline-offset-2">
              {referrer}
            </Link>
          )}
        </Fact>
      </Facts>
    </Panel>
  );
}

function Standing({ customer }: { customer: WholeCustomer }) {
  const words = texts.standing;
  const held = customer.hold_until > Date.now();
  return (
    <Panel title={words.title}>
      <Facts label={words.title}>
        <Fact label={words.identity}>{identityText(customer.identity_state, customer.identity_level)}</Fact>
        <Fact label={words.trading}>
          <Freeze freeze={customer.trading_freeze} />
        </Fact>
        <Fact label={words.withdrawals}>
          <Freeze freeze={customer.withdrawal_freeze} />
        </Fact>
        <Fact label={words.hold}>
          {held ? (
            <>
              {words.holdUntil} <Time at={customer.hold_until} />
            </>
          ) : (
            words.noHold
          )}
        </Fact>
        <Fact label={words.published}>{customer.standing_published ? words.yes : words.notYet}</Fact>
        <Fact label={words.openOrders}>{customer.open_orders}</Fact>
      </Facts>
    </Panel>
  );
}

function Freeze({ freeze }: { freeze: string }) {
  if (!isFrozen(freeze)) return <span className="text-good">{texts.standing.open}</span>;
  return <span className="text-bad">{texts.standing.frozen(freeze)}</span>;
}

function Freezes({ customer: { freezes } }: { customer: WholeCustomer }) {
  if (freezes.length === 0) return null;
  return (
    <Panel title={texts.freezes.title}>
      <ul className="flex flex-col gap-3">
        {freezes.map(({ source, scope, word, reason, operator, at }) => (
          <li key={source} className="text-sm">
            <p className="font-medium">
              {texts.freeze.scopes[scope]} · {texts.words[word] ?? word}
            </p>
            <p className="[overflow-wrap:anywhere] text-text-2">{reason}</p>
            <p className="text-xs text-text-3">
              {operator?.name ?? texts.freezes.sources[source] ?? source}, <Time at={at} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OpenCases({ customer }: { customer: WholeCustomer }) {
  return (
    <Panel title={texts.cases.title}>
      {customer.open_cases.length === 0 ? (
        <p className="text-sm text-text-2">{texts.cases.none}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {customer.open_cases.map(({ id, queue, opened_at: at }) => (
            <li key={id} className="flex justify-between gap-3 text-sm">
              <Link to={`/queues/${queue}/${id}`} className="font-medium text-gold-text underline underline-offset-2">
                {lookOfQueue(queue).title} #{id}
              </Link>
              <span className="text-text-3">
                <Age at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
