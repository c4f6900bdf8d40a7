import type { WholeCustomer } from '@auric/api/console/customers';
import { IconLink } from '@auric/web/src/ui/actions/icon-button.tsx';
import { TabList, panelId } from '@auric/web/src/ui/lists/tab-list.tsx';
import { useAddressChoice } from '@auric/web/src/ui/lists/use-address-choice.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { useHotkeys } from '../../keys/use-hotkeys.ts';
import { Answered } from '../../kit/answered.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { customers as texts } from '../../texts/customers.ts';
import { BalancePanel } from './balance-panel.tsx';
import { CustomerActs } from './customer-acts.tsx';
import { CustomerOverview } from './customer-overview.tsx';
import { CustomerTimeline } from './customer-timeline.tsx';
import { SessionPanel } from './session-panel.tsx';
import { StandingBadges } from './standing-badges.tsx';

const views = ['overview', 'timeline', 'balances', 'sessions'] as const;
type View = (typeof views)[number];

/** One customer: who it is, how things stand, and everything that happened. */
export default function CustomerPage() {
  const customer = Number(useParams()['customer']);
  const navigate = useNavigate();
  const whole = useQuery({
    queryKey: queryKeys.customer(customer),
    queryFn: ({ signal }) => api.read('customers/one', { customer }, { signal }),
  });
  useHotkeys(texts.whole, [{ keys: 'Escape', does: texts.back, act: () => void navigate('/customers') }]);
  const { data } = whole;
  return (
    <>
      <PageHead
        title={
          <span className="flex items-center gap-3">
            {data === undefined ? `#${customer}` : nameOf(data)}
            {data !== undefined && <StandingBadges {...data} />}
          </span>
        }
        note={data === undefined ? texts.whole : `${texts.whole} ${data.id}`}
        start={
          <IconLink to="/customers" label={texts.back} className="-ml-2">
            <ChevronLeft size={20} aria-hidden />
          </IconLink>
        }
      >
        {data !== undefined && <CustomerActs customer={data} />}
      </PageHead>
      <Answered to={whole}>{(answer) => <CustomerViews customer={answer} />}</Answered>
    </>
  );
}

/** What a customer is called: the first name that there is. */
function nameOf({ id, account, email, mobile }: WholeCustomer): string {
  return [account, email, mobile].find((name) => name !== '') ?? `#${id}`;
}

function CustomerViews({ customer }: { customer: WholeCustomer }) {
  const id = useId();
  const [view, choose] = useAddressChoice<View>('view', views);
  const shown: Readonly<Record<View, () => ReactNode>> = {
    overview: () => <CustomerOverview customer={customer} />,
    timeline: () => <CustomerTimeline customer={customer.id} />,
    balances: () => <BalancePanel balances={customer.balances} />,
    sessions: () => <SessionPanel customer={customer} />,
  };
  return (
    <>
      <TabList
        id={id}
        label={texts.whole}
        value={view}
        onChange={choose}
        tabs={views.map((value) => ({ value, label: texts.views[value] }))}
      />
      <div role="tabpanel" id={panelId(id, view)} aria-label={texts.views[view]} className="pt-4">
        {shown[view]()}
      </div>
    </>
  );
}
