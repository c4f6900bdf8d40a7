/** Makes a function of source that is made of the field tables alone. */
export function compile<F>(names: readonly string[], body: string): F {
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function(...names, body) as F;
}

/** Whether functions may be compiled here: a browser's content policy can forbid it. */
export const canCompile = ((): boolean => {
  try {
    compile([], '');
    return true;
  } catch {
    return false;
  }
})();
