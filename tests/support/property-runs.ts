/** The number of runs of a property: fewer times under mutation, where every mutant runs it again. */
export const runs = (count: number) => (process.env.MUTATION_TESTS ? Math.min(count, 100) : count);
