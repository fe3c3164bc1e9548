/** A value of which the process has one: the custom server and Next's bundles load every module twice. */
export function processWide<T>(name: string, create: () => T): T {
  const shared: { [name: symbol]: T | undefined } = globalThis;
  const key = Symbol.for(`greenroom.${name}`);
  shared[key] ??= create();
  return shared[key];
}
