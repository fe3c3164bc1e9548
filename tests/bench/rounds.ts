const rounds = 5;

/**
 * Measures all targets once per round, in the opposite order in every second one, so that what else the machine does meets all
 * of them alike. Resolves with the values of each target, one per round.
 */
export async function interleave<Name extends string>(
  targets: Readonly<Record<Name, (round: number) => Promise<number>>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(targets) as Name[];
  const values = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>;
  for (let round = 0; round < rounds; round++)
    for (const name of round % 2 ? names.toReversed() : names) values[name].push(await targets[name](round));
  return values;
}
