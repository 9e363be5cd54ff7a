import { Mark } from "../components/brand/mark.tsx";
import { messages } from "./messages.ts";

/** Shown while the first code and the token check are under way. */
export function Splash() {
  return (
    <div
      className="grid min-h-dvh place-items-center"
      role="status"
      aria-label={messages.loadingSendoff}
    >
      <Mark className="w-12 text-accent-line" />
    </div>
  );
}
