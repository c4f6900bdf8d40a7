const terminal = process.stdout.isTTY === true && process.env.CI === undefined;

/** What is under way, in one line together: several steps may be. @type {Set<() => string>} */
const shown = new Set();
/** @type {NodeJS.Timeout | undefined} */
let timer;

/**
 * Runs a step and shows that it lives: a line that counts on a terminal, a line every ten seconds elsewhere, and at the
 * end how long it took.
 *
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} step
 * @param {() => string} [detail] what to add to the label while it runs
 * @returns {Promise<T>}
 */
export async function withProgress(label, step, detail = () => '') {
  const begun = Date.now();
  if (!terminal) console.log(`${label} …`);
  const end = showing(() => `${label}${detail()} … ${seconds(begun)}`);
  try {
    return await step();
  } finally {
    end();
    say(`${label}: ${seconds(begun)}`);
  }
}

/**
 * Shows a text, beside all others that are shown, until the returned function is called.
 *
 * @param {() => string} text
 */
export function showing(text) {
  shown.add(text);
  timer ??= setInterval(draw, terminal ? 500 : 10_000);
  if (terminal) draw();
  return () => {
    shown.delete(text);
    if (terminal) draw();
    if (shown.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Prints something that stays, above what is shown. @param {string} text */
export function say(text) {
  if (terminal) process.stdout.write('\r\x1b[K');
  console.log(text);
  if (terminal) draw();
}

function draw() {
  const line = [...shown].map((text) => text()).join('   ');
  if (!terminal) console.log(line);
  else process.stdout.write(`\r\x1b[K${line.slice(0, (process.stdout.columns || 80) - 1)}`);
}

/** The time since an instant of Date.now(), to read. @param {number} begun */
export function seconds(begun) {
  return `${((Date.now() - begun) / 1000).toFixed(1)} s`;
}
