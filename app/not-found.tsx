/** No address without an edition arrives here. Without this file, Next puts a page of its own for it into the data of every page. */
export default function NotFound() {
  return null;
}
