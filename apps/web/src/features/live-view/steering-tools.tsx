import type { LivePage } from "@sendoff/contract/live-view";
import { Check, ClipboardPaste, Hand, Keyboard, ZoomIn, ZoomOut } from "lucide-react";
import type { RefObject } from "react";
import { Key } from "../../components/ui/key.tsx";
import { Button } from "../../components/ui/button.tsx";
import type { LiveCommandInput } from "./live-socket.ts";
import { messages } from "./messages.ts";
import { NotNowButton } from "./not-now-button.tsx";
import type { LivePageView } from "./use-live-page.ts";
import { viewerWords } from "./messages.ts";

const ENLARGED = 2;

interface ToolsProps {
  page: LivePage;
  live: LivePageView;
  /** Id of the words that say how to get the keys back. */
  hint: string;
  /** The one act of the moment: "Done", or "Take over". Keys that are given back go on there. */
  mainAct: RefObject<HTMLButtonElement | null>;
  isOn: boolean;
  isPassed: boolean;
  isInControl: boolean;
  zoom: number;
  send: (command: LiveCommandInput) => void;
  onZoom: (zoom: number) => void;
  onPaste: () => void;
  onKeyboard: () => void;
}

/** What can be done with the page beside acting in it. */
export function SteeringTools({ isOn, zoom, onZoom, ...props }: ToolsProps) {
  const isEnlarged = zoom > 1;
  const Zoom = isEnlarged ? ZoomOut : ZoomIn;
  return (
    <div className="border-t border-border">
      <div className="flex flex-wrap items-center gap-2 px-3 py-2.5 max-lg:*:flex-1 max-lg:*:px-2">
        <Button variant="ghost" disabled={!isOn} onClick={props.onPaste}>
          <ClipboardPaste aria-hidden="true" />
          {messages.paste}
        </Button>
        <Button variant="ghost" disabled={!isOn} onClick={props.onKeyboard}>
          <Keyboard aria-hidden="true" />
          {messages.keyboard}
        </Button>
        <Button variant="ghost" onClick={() => onZoom(isEnlarged ? 1 : ENLARGED)}>
          <Zoom aria-hidden="true" />
          {isEnlarged ? messages.fit : messages.enlarge}
        </Button>
        <p
          id={props.hint}
          // Whoever acts with a finger has no such keys; a narrow window, or one at 200%, still has.
          className="ml-auto flex items-center gap-1.5 text-meta text-fg-3 max-lg:order-first max-lg:ml-0 max-lg:flex-none! max-lg:basis-full! pointer-coarse:hidden"
        >
          <Key>{messages.ctrl}</Key>
          <Key>{messages.esc}</Key>
          {messages.givesYouTheKeysBack}
        </p>
        <span className="grid tall:hidden lg:hidden">
          <NotNowButton platformId={props.page.platform_id} />
        </span>
        <MainAct {...props} />
      </div>
      {/* A low window, such as a phone held across, has no room for it. */}
      <div className="hidden items-center justify-between gap-2 px-3.5 pb-1.5 tall:max-lg:flex">
        <p className="text-caption text-fg-3">{phoneNote(props.live)}</p>
        <NotNowButton platformId={props.page.platform_id} />
      </div>
    </div>
  );
}

function MainAct({
  live,
  mainAct,
  isPassed,
  isInControl,
  send,
}: Omit<ToolsProps, "isOn" | "zoom" | "onZoom">) {
  const isDone = isInControl || isPassed;
  const isCrowded = live.connection === "crowded";
  const isConnecting = !isDone && !isCrowded && live.connection !== "open";
  return (
    // One button for both: whoever has the focus on it keeps it.
    <Button
      ref={mainAct}
      variant="you"
      size="lg"
      disabled={isCrowded}
      isBusy={isConnecting || (live.state?.is_looking === true && !isPassed)}
      busyLabel={isConnecting ? messages.connecting : messages.checking}
      className="tall:max-lg:order-first tall:max-lg:flex-none! tall:max-lg:basis-full!"
      onClick={() => send(isDone ? { type: "done" } : { type: "take", over: true })}
    >
      {isDone ? <Check aria-hidden="true" /> : <Hand aria-hidden="true" />}
      {isDone ? messages.done : messages.takeOver}
    </Button>
  );
}

function phoneNote({ state }: LivePageView): string {
  const other = state?.viewers.find((viewer) => !viewer.is_you && !viewer.in_control);
  const watching = other === undefined ? "" : messages.viewerWordsIsWatching(viewerWords(other));
  return messages.twoFingersMoveAndZoom(watching);
}
