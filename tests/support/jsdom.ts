/** Browser APIs that jsdom lacks, as far as tests need them. */

if (!HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(returnValue) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event("close"));
  };
}

window.matchMedia ??= (media) => ({
  ...new EventTarget(),
  media,
  matches: false,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => true,
});

class SilentObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

window.IntersectionObserver ??= SilentObserver;
window.ResizeObserver ??= SilentObserver;
Element.prototype.scrollIntoView ??= () => {};
HTMLElement.prototype.hidePopover ??= () => {};
Element.prototype.getAnimations ??= () => [];
