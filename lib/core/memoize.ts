/**
 * Keeps what `make` made, one for the same arguments (which are JSON): for `Intl` formatters and the like, which take far longer to make
 * than to use. Nothing is let go, so the arguments are few: languages, currencies, options of ours, never what a visitor wrote.
 */
export function memoize<Args extends unknown[], Made>(make: (...args: Args) => Made): (...args: Args) => Made {
  const kept: Record<string, Made> = {};
  return (...args) => (kept[JSON.stringify(args)] ??= make(...args));
}
