import { Key } from "../../components/ui/key.tsx";
import { areSingleKeysOn } from "../../lib/single-keys.ts";
import { queueTexts as texts } from "./messages.ts";

/** The keys that the list and the application beside it answer to, unless the user has switched single keys off. */
export function ListKeys() {
  if (!areSingleKeysOn()) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 px-4 py-2.5 text-caption text-fg-3">
      <Hint keys={["J", "K"]}>{texts.move}</Hint>
      <Hint keys={["A"]}>{texts.approve}</Hint>
      <Hint keys={["E"]}>{texts.change}</Hint>
      <Hint keys={["S"]}>{texts.skip}</Hint>
    </p>
  );
}

function Hint({ keys, children }: { keys: readonly string[]; children: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
      {children}
    </span>
  );
}
