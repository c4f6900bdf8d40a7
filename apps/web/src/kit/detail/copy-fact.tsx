import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { Fact } from './facts.tsx';

/** As many characters stand beside a label on a narrow phone. */
const shortMost = 16;

interface CopyFactProps {
  label: string;
  /** What is shown and copied: a number to quote, a hash, an address. */
  text: string;
}

/** A fact that one takes along. A long hash breaks within itself, and small, so that it stays whole beside its button. */
export function CopyFact({ label, text }: CopyFactProps) {
  const isLong = text.length > shortMost;
  return (
    <Fact label={label}>
      <span className={`-mr-3 flex items-center justify-end ${isLong ? '' : '-my-3'}`}>
        <span className={`min-w-0 ${isLong ? 'text-xs break-all' : ''}`}>{text}</span>
        <CopyButton text={text} what={label} />
      </span>
    </Fact>
  );
}
