import type { Page } from '@playwright/test';

/** A mark comes each so many milliseconds, of all markets in turn. */
const beatMs = 50;
/** How far a mark goes to and fro, in millionths. */
const swingPpm = 2_000;
const markFrame = /^42\["mark:(?<market>\d+)",(?<state>\{.*\})\]$/s;

interface MarkState {
  seq: number;
  mark: { match_id: number; mark_price: string; narrow_mark_price: string };
}

export interface BusyMarks {
  /** How many marks a second the page was sent since this was last asked. */
  rate(): number;
}

/**
 * Lets a page hear of marks faster than a sandbox of a few markets makes them: those of the server come as they are, and between them
 * each market's last one, a little beside. It comes as a whole state at the same place of its channel, so nothing seems missing.
 */
export async function streamMarks(page: Page): Promise<BusyMarks> {
  let [sent, since] = [0, performance.now()];
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    const last = new Map<string, MarkState>();
    server.onMessage((message) => {
      const found = markFrame.exec(String(message))?.groups;
      if (found) {
        last.set(found['market']!, JSON.parse(found['state']!) as MarkState);
        sent++;
      }
      socket.send(message);
    });
    let beat = 0;
    const timer = setInterval(() => {
      const markets = [...last.keys()];
      const market = markets[++beat % markets.length];
      if (market === undefined) return;
      const { seq, mark } = last.get(market)!;
      socket.send(`42["mark:${market}",${JSON.stringify({ seq, snapshot: true, mark: beside(mark, beat) })}]`);
      sent++;
    }, beatMs);
    // A page that is closed with its context says nothing of its sockets.
    page.once('close', () => clearInterval(timer));
    socket.onClose(() => {
      clearInterval(timer);
      void server.close();
    });
  });
  return {
    rate() {
      const perSecond = (sent * 1000) / (performance.now() - since);
      [sent, since] = [0, performance.now()];
      return perSecond;
    },
  };
}

function beside(mark: MarkState['mark'], beat: number): MarkState['mark'] {
  const factor = 1 + (((beat * 37) % 100) / 100 - 0.5) * (swingPpm / 1_000_000);
  const moved = (price: string): string => (Number(price) * factor).toFixed(8);
  return { ...mark, mark_price: moved(mark.mark_price), narrow_mark_price: moved(mark.narrow_mark_price) };
}
