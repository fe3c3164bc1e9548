/** No address without an edition arrives here. Without this file, Next puts its own page for it into the data of every page. */
export default function NotFound() {
  return null;
}
