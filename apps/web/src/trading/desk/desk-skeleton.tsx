import { useMedia, wideWindow } from '../../ui/frame/use-media.ts';
import {
  deskBook,
  deskColumns,
  deskHead,
  deskOrders,
  deskPanel,
  deskRows,
  deskSide,
  narrowDepth,
  narrowDesk,
} from './desk-layout.ts';
import { useBookDepth } from './use-book-depth.ts';

const block = 'skeleton block rounded-control';

/** The desk before its markets are known, in the geometry that it will have: nothing moves when it comes. */
export function DeskSkeleton() {
  const wide = useMedia(wideWindow);
  const depth = useBookDepth();
  if (!wide) {
    return (
      <div aria-hidden className={`${narrowDesk.page} appear-late`}>
        <HeaderBlocks />
        <div className={narrowDesk.columns}>
          <TicketBlocks />
          <BookBlocks depth={narrowDepth} />
        </div>
        <div className="mt-4 flex min-h-60 flex-col gap-3">
          <span className={`${block} h-11 w-2/3`} />
          <span className={`${block} h-24`} />
        </div>
      </div>
    );
  }
  return (
    <div aria-hidden className={`${deskColumns} ${deskRows} appear-late`}>
      <div className={deskHead}>
        <HeaderBlocks />
      </div>
      <div className={deskPanel}>
        <span className={`${block} h-full`} />
      </div>
      <div className={`${deskPanel} ${deskBook}`}>
        <BookBlocks depth={depth} />
      </div>
      <div className={deskSide}>
        <div className={`${deskPanel} shrink-0`}>
          <TicketBlocks />
        </div>
        <div className={`${deskPanel} min-h-40 flex-1`} />
      </div>
      <div className={`${deskPanel} ${deskOrders}`}>
        <span className={`${block} h-11 w-1/2`} />
      </div>
    </div>
  );
}

function HeaderBlocks() {
  return (
    <>
      <div className="flex h-11.25 items-center gap-5 border-b border-line">
        <span className={`${block} h-4 w-10`} />
        <span className={`${block} h-4 w-14`} />
      </div>
      <div className="flex min-h-12 items-center justify-between py-0.5">
        <span className="flex flex-col gap-1.5">
          <span className={`${block} h-5 w-28`} />
          <span className={`${block} h-4 w-24`} />
        </span>
        <span className={`${block} h-6 w-24`} />
      </div>
    </>
  );
}

/** Sides, kind, price, amount, slider, total, receipt, button. */
const ticketBlocks = ['h-11', 'h-11', 'h-12', 'h-12', 'h-7', 'h-12', 'h-13', 'h-11'] as const;

function TicketBlocks() {
  return (
    <div className="flex flex-col gap-2">
      {ticketBlocks.map((height, index) => (
        <span key={index} className={`${block} ${height}`} />
      ))}
    </div>
  );
}

function BookBlocks({ depth }: { depth: number }) {
  return (
    <div>
      <div className="h-6" />
      {Array.from({ length: depth * 2 }, (_, row) => (
        <div key={row} className={`flex h-6 items-center ${row === depth ? 'mt-14' : ''}`}>
          <span className={`${block} h-3.5 w-full`} />
        </div>
      ))}
      <span className={`${block} mt-1 h-11`} />
    </div>
  );
}
