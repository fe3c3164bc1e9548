// The stores of the site listen to their window when they are loaded; that of these tabs has no events.
Object.assign(globalThis, { addEventListener() {}, removeEventListener() {} });
