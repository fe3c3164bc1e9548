/** Calls now and whenever islands have changed the main part of the page. @returns stops it */
export function followMain(read: () => void): () => void {
  read();
  const changes = new MutationObserver(read);
  const main = document.getElementById("main");
  if (main) changes.observe(main, { childList: true, subtree: true });
  return () => changes.disconnect();
}
