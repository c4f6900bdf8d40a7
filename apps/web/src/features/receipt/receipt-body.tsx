import type { SharedReceipt } from '@auric/api';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { HelpLink } from '../../kit/content/help-link.tsx';
import { CopyFact } from '../../kit/detail/copy-fact.tsx';
import { DetailPage, DetailSection } from '../../kit/detail/detail-page.tsx';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { ReceiptSteps } from './receipt-steps.tsx';
import { useReceiptWords } from './receipt-words.ts';
import { replay } from './replay.ts';
import { ReplayBox, type ReplayState } from './replay-box.tsx';

interface ReceiptBodyProps {
  receipt: SharedReceipt;
  /** What is said of it below its name and time. */
  about?: ReactNode;
  /** What its owner may do with it. */
  children?: ReactNode;
}

const card = 'rounded-card border border-line bg-surface-1 px-4';

/** A receipt: what went in and from where, the formula with its numbers, the replay, and where the journal has it. */
export function ReceiptBody({ receipt, about, children }: ReceiptBodyProps) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const words = useReceiptWords(receipt);
  const [state, setState] = useState<ReplayState>('none');
  const run = () => {
    setState('running');
    replay(receipt).then(
      (done) => setState(done ?? 'unknown'),
      () => setState('failed'),
    );
  };
  return (
    <DetailPage
      title={t(($) => $.receipt.title)}
      end={<HelpLink article="proof" className="-mr-2 print:hidden" />}
      hero={
        <>
          <p className="text-xl font-semibold">{words.kind(receipt.kind)}</p>
          <time dateTime={new Date(receipt.time).toISOString()} className="text-sm text-text-3">
            {formatTime(receipt.time, lang)}
          </time>
          {about}
        </>
      }
    >
      <DetailSection title={t(($) => $.receipt.inputs)}>
        <Facts className={card}>
          {receipt.inputs.map((input) => (
            <Fact key={input.name} label={words.name(input.name)} note={words.origin(input)}>
              {words.number(input)}
            </Fact>
          ))}
        </Facts>
      </DetailSection>
      <DetailSection title={t(($) => $.receipt.formula)}>
        <ReceiptSteps receipt={receipt} replay={typeof state === 'object' ? state : null} />
      </DetailSection>
      <DetailSection title={t(($) => $.receipt.replay)}>
        <ReplayBox state={state} onReplay={run} />
      </DetailSection>
      <JournalSection receipt={receipt} />
      {children}
    </DetailPage>
  );
}

function JournalSection({ receipt: { journal } }: { receipt: SharedReceipt }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const count = (value: number): string => numbers.plain(String(value), 0);
  return (
    <DetailSection title={t(($) => $.receipt.journal)}>
      <Facts className={card}>
        <Fact label={t(($) => $.receipt.frame)}>{count(journal.seq)}</Fact>
        <Fact label={t(($) => $.receipt.event)}>{count(journal.place + 1)}</Fact>
        <Fact label={t(($) => $.receipt.row)}>{`${count(journal.first_seq)} – ${count(journal.last_seq)}`}</Fact>
        <CopyFact label={t(($) => $.receipt.hash)} text={journal.hash} />
        <CopyFact label={t(($) => $.receipt.previous)} text={journal.prev_hash} />
      </Facts>
      <p className="mt-2 text-xs text-text-3">{t(($) => $.receipt.sealed)}</p>
    </DetailSection>
  );
}
