/** The function, remembering what it made of its last arguments: as long as they are the same objects, so is the result. */
export function sharedResult<Args extends readonly unknown[], Result>(make: (...args: Args) => Result) {
  let last: { args: Args; result: Result } | null = null;
  return (...args: Args): Result => {
    if (last === null || !args.every((arg, at) => arg === last?.args[at])) last = { args, result: make(...args) };
    return last.result;
  };
}
