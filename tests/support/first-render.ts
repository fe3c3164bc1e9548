/** The first render may miss its deadline; what it has compiled and fetched is there for the next. */
const mostAttempts = 5;

/**
 * Opens an address of the site until it answers with this status: the first render of a new process, with nothing in its caches and
 * other programs beside it, can miss the deadline that a visitor is promised, and answers 503. Throws when none of five attempts does.
 */
export async function firstRender(address: string, status = 200): Promise<void> {
  const statuses: number[] = [];
  while (statuses.at(-1) !== status) {
    if (statuses.length === mostAttempts) throw new Error(`${address} answered ${statuses}.`);
    const response = await fetch(address);
    await response.arrayBuffer();
    statuses.push(response.status);
  }
}
