const terminal = process.stdout.isTTY === true && process.env.CI === undefined;

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
    console.log(`${label}: ${seconds(begun)}`);
  }
}

/**
 * Shows a line until the returned function is called.
 *
 * @param {() => string} line
 */
export function showing(line) {
  if (terminal) process.stdout.write(line());
  const show = () => (terminal ? process.stdout.write(`\r\x1b[K${line()}`) : console.log(line()));
  const timer = setInterval(show, terminal ? 500 : 10_000);
  return () => {
    clearInterval(timer);
    if (terminal) process.stdout.write('\r\x1b[K');
  };
}

/** The time since an instant of Date.now(), to read. @param {number} begun */
export function seconds(begun) {
  return `${((Date.now() - begun) / 1000).toFixed(1)} s`;
}
