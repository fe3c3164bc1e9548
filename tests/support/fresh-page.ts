import { focusManager, onlineManager } from "@tanstack/react-query";
import userEvent from "@testing-library/user-event";

/** The files of a worker share one document: each begins as on a page that has just been opened, and hears nothing of an earlier one. */

interface FollowedWindow extends Window {
  /** Removes what the files so far have added to the window and the document. */
  forgetListeners?: () => void;
}

type ListenerArguments = [type: string, listener: EventListener, options?: boolean | AddEventListenerOptions];

/** React adds this one to a document once, and marks the document as done. */
const ofReact = "selectionchange";

const page: FollowedWindow = window;
page.forgetListeners ??= followListeners();
page.forgetListeners();

for (const element of [document.documentElement, document.head, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
for (const element of [document.head, document.body]) element.replaceChildren();
// What a test has put in the place of what they inherit.
for (const object of [navigator, document])
  for (const name of Object.getOwnPropertyNames(object)) Reflect.deleteProperty(object, name);
for (const cookie of document.cookie.split("; ")) {
  const [name] = cookie.split("=");
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
}
history.replaceState(null, "", "/");

function followListeners(): () => void {
  // These packages, which live as long as the worker, listen before they are followed.
  userEvent.setup();
  focusManager.subscribe(() => {});
  onlineManager.subscribe(() => {});
  const left: (() => void)[] = [];
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (...[type, listener, options]: ListenerArguments) => {
      if (type !== ofReact) left.push(() => target.removeEventListener(type, listener, options));
      add(type, listener, options);
    };
  }
  return () => {
    for (const remove of left.splice(0)) remove();
  };
}
