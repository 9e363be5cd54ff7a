import { cleanup, configure, getConfig, prettyDOM } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { onSignedOut } from "../lib/api-client.ts";
import { clearToken } from "../lib/session.ts";
import { setUserZone } from "../lib/user-zone.ts";
import { useProfileStore } from "../state/profile-store.ts";
import { NOW } from "./clock.ts";
import "./frames.ts";
import "./matchers.ts";
import { server } from "./server.ts";

// What jsdom lacks and Base UI asks for.
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= StillObserver;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.getAnimations ??= () => [];
window.scrollTo = () => {};
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

/** Whether testing-library only looks whether it can stop waiting, and throws most of these errors away. */
function isWaiting(): boolean {
  const config = getConfig();
  return (
    "_disableExpensiveErrorDiagnostics" in config &&
    config._disableExpensiveErrorDiagnostics === true
  );
}

configure({
  // A limit and nothing that is expected: the first test of a file waits for its screen's code to be loaded.
  asyncUtilTimeout: 20_000,
  // As testing-library does it, but the document is written out only for the error that is thrown in the end.
  getElementError: function elementError(message, container) {
    const shown = isWaiting() ? "" : prettyDOM(container);
    const error = new Error([message, shown].filter(Boolean).join("\n\n"));
    error.name = "TestingLibraryElementError";
    Error.captureStackTrace(error, elementError);
    return error;
  },
});

// Files share a process: whatever a test changed that outlives its screen is put back here.
vi.setSystemTime(NOW);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  cleanup();
  // Base UI unlocks the page a moment after its last dialog; a clock that was stopped has to come to that moment.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.setSystemTime(NOW);
  vi.restoreAllMocks();
  server.resetHandlers();
  useProfileStore.setState(useProfileStore.getInitialState(), true);
  setUserZone(undefined);
  onSignedOut(clearToken);
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());
