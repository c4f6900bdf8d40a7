import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../ui/fields/choice.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { Accordion } from '../ui/lists/accordion.tsx';
import { EndlessList, type EndlessState } from '../ui/lists/endless-list.tsx';
import { IndexBar } from '../ui/lists/index-bar.tsx';
import { LinkRows } from '../ui/lists/link-rows.tsx';
import { Slides } from '../ui/lists/slides.tsx';
import { VirtualRows } from '../ui/lists/virtual-rows.tsx';
import { ManyMarkets } from './many-markets.tsx';
import { Part, Parts } from './part.tsx';

const pageSize = 10;
const lastRow = 30;
const answerMs = 700;
const manyRows = Array.from({ length: 10_000 }, (_, row) => row + 1);

function Row({ number }: { number: number }) {
  const { t } = useTranslation();
  return (
    <div className="hairline-b flex h-14 items-center justify-between text-sm">
      <span>{t(($) => $.bills.deposit)}</span>
      <span className="font-medium">{number}</span>
    </div>
  );
}

type Showing = EndlessState | 'empty';

function Endless() {
  const { t } = useTranslation();
  const [count, setCount] = useState(pageSize);
  const [showing, setShowing] = useState<Showing>('more');
  const rows = manyRows.slice(0, showing === 'empty' ? 0 : count);
  const answer = () => new Promise<void>((resolve) => setTimeout(resolve, answerMs));
  const more = async () => {
    setShowing('loading');
    await answer();
    setCount((before) => Math.min(lastRow, before + pageSize));
    setShowing(count + pageSize >= lastRow ? 'end' : 'more');
  };
  const refresh = async () => {
    await answer();
    setCount(pageSize);
    setShowing('more');
  };
  return (
    <Part name="endless-list, pull-to-refresh">
      <Choice<Showing>
        look="chips"
        label={t(($) => $.common.loading)}
        value={showing}
        onChange={setShowing}
        options={(['more', 'loading', 'failed', 'end', 'empty'] as const).map((value) => ({ value, label: value }))}
      />
      <div
        tabIndex={0}
        role="region"
        aria-label={t(($) => $.bills.title)}
        className="h-80 overflow-y-auto overscroll-contain"
      >
        <EndlessList
          label={t(($) => $.bills.title)}
          rows={rows}
          keyOf={(row) => row}
          render={(row) => <Row number={row} />}
          state={showing === 'empty' ? 'end' : showing}
          onMore={() => void more()}
          onRefresh={refresh}
          empty={<EmptyState text={t(($) => $.bills.empty)} />}
        />
      </div>
    </Part>
  );
}

/** Texts of other screens, so that each stands in the language that is shown. */
function Opening() {
  const { t } = useTranslation();
  const hints = [t(($) => $.settings.colourBlindHint), t(($) => $.settings.revokeOthersHint), t(($) => $.fees.rule)];
  const rows = hints.map((hint, row) => ({
    key: `row-${row}`,
    title: hint,
    content: <p className="text-sm">{hint}</p>,
  }));
  return (
    <Part name="accordion, slides, link-rows">
      <Accordion name="gallery" rows={rows} />
      <Slides
        label={t(($) => $.content.highlights)}
        slides={hints.map((hint) => ({ key: hint, content: <p className="py-4 pr-12 pl-3 text-sm">{hint}</p> }))}
      />
      <LinkRows
        label={t(($) => $.content.articles)}
        rows={[
          { to: '/pages/common/faq', title: t(($) => $.home.entries.faq), note: t(($) => $.content.moreHelp) },
          { to: '/pages/common/news', title: t(($) => $.content.news) },
        ]}
      />
    </Part>
  );
}

export function Lists() {
  const { t } = useTranslation();
  const [letter, setLetter] = useState('A');
  return (
    <Parts title="Lists">
      <Endless />
      <Opening />
      <Part name="virtual-rows">
        <div
          tabIndex={0}
          role="region"
          aria-label={t(($) => $.trade.trades)}
          className="h-80 overflow-y-auto overscroll-contain"
        >
          <VirtualRows
            label={t(($) => $.trade.trades)}
            rows={manyRows}
            keyOf={(row) => row}
            rowHeightRem={3.5}
            render={(row) => <Row number={row} />}
          />
        </div>
      </Part>
      <ManyMarkets />
      <Part name="index-bar">
        <div className="flex h-64 justify-between">
          <output className="text-xl font-bold">{letter}</output>
          <IndexBar keys={'ABCDEFGHIJKL'.split('')} onJump={setLetter} />
        </div>
      </Part>
    </Parts>
  );
}
