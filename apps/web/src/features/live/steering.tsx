import type { LivePage } from "@sendoff/contract";
import { ClipboardPaste, Hand, Keyboard, Lock, ZoomIn } from "lucide-react";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { hostAndPath } from "../../lib/address.ts";
import { cn } from "../../lib/cn.ts";
import { KeyCapture } from "./key-capture.tsx";
import { PictureCanvas } from "./live-picture-area.tsx";
import { SteeringAside } from "./steering-aside.tsx";
import { useHands } from "./use-hands.ts";
import type { LivePageView } from "./use-live-page.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";
import { clockWords, noticeWords, timeLeftWords } from "./words.ts";

interface SteeringProps {
  page: LivePage;
  live: LivePageView;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** The page in its owner's hands, with what can be said of it in words. */
export function Steering({ page, live, canvas }: SteeringProps) {
  const { state, send } = live;
  const isInControl = useControl(live);
  const field = useRef<HTMLTextAreaElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  const [zoom, setZoom] = useState(1);
  const [tap, setTap] = useState<{ x: number; y: number; number: number }>();
  const [said, setSaid] = useState("");
  const hint = useId();
  const secondsLeft = useSecondsLeft(state?.seconds_left ?? page.seconds_left, page.asked_at);
  const isTaking = isInControl && live.line === "open" && state?.is_looking !== true;
  const hands = useHands({
    canvas,
    isOn: isTaking,
    send,
    zoom,
    onZoom: setZoom,
    onTap: ({ clientX: x, clientY: y }) =>
      setTap((last) => ({ x, y, number: (last?.number ?? 0) + 1 })),
  });
  const paste = async (): Promise<void> => {
    field.current?.focus();
    const text = await navigator.clipboard.readText().catch(() => undefined);
    if (text === undefined)
      setSaid("Your browser keeps its clipboard to itself: press Ctrl+V instead.");
    else if (text !== "") send({ type: "text", text: text.slice(0, 5000) });
  };
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_300px]">
      <section
        aria-label={`${page.platform_name}'s page`}
        className={cn(
          "min-w-0 overflow-hidden rounded-[11px] border-2 bg-surface max-lg:-mx-4 max-lg:rounded-none max-lg:border-x-0",
          isInControl ? "border-you ring-4 ring-you/20" : "border-border",
        )}
      >
        <HandsBar page={page} live={live} isInControl={isInControl} secondsLeft={secondsLeft} />
        <div className="relative max-h-[78dvh] overflow-auto bg-[#eceae6] dark:bg-[#2a2d2e]">
          <div
            {...hands}
            onClick={() => field.current?.focus({ preventScroll: true })}
            role="presentation"
            className={cn(isTaking ? "cursor-default touch-none" : "pointer-events-none")}
            style={{ width: `${zoom * 100}%` }}
          >
            <PictureCanvas
              canvas={canvas}
              live={live}
              label={pictureWords(live, page)}
              before={
                <p className="p-6 text-small text-[#565c60] dark:text-fg-2">Opening the page…</p>
              }
            />
          </div>
          {tap === undefined ? null : <TapMark key={tap.number} x={tap.x} y={tap.y} />}
          <KeyCapture
            field={field}
            isOn={isTaking}
            label={`Keys go to ${page.platform_name}'s page`}
            describedBy={hint}
            send={send}
            onLeave={() => done.current?.focus()}
          />
        </div>
        <Tools
          live={live}
          hint={hint}
          done={done}
          isTaking={isTaking}
          isInControl={isInControl}
          zoom={zoom}
          onZoom={setZoom}
          onPaste={() => void paste()}
          onKeyboard={() => field.current?.focus()}
        />
        <p className="border-t border-border px-3.5 py-2 text-small text-fg-2" aria-live="polite">
          {state?.focus ? `Keys go to: ${state.focus}` : "No field has the keys."}
        </p>
      </section>
      <SteeringAside page={page} live={live} secondsLeft={secondsLeft} isInControl={isInControl} />
      <p role="status" className="sr-only">
        {secondsLeft > 0 && secondsLeft <= 60 ? timeLeftWords(60) : ""}
      </p>
      <p
        role="status"
        key={live.notice?.number ?? said}
        className="text-small text-you-text empty:hidden xl:col-span-2"
      >
        {live.notice === undefined
          ? said
          : noticeWords(live.notice.kind, page.platform_name, page.host)}
      </p>
    </div>
  );
}

/** Whose hands the page is in, where it stands, and how long. */
function HandsBar({
  page,
  live,
  isInControl,
  secondsLeft,
}: Omit<SteeringProps, "canvas"> & { isInControl: boolean; secondsLeft: number }) {
  const address = live.state?.address ?? "";
  return (
    <div
      className={cn(
        "flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-3.5 py-2 text-small",
        isInControl ? "border-you-line bg-you-soft" : "border-border bg-surface",
      )}
    >
      <span className="inline-flex items-center gap-2 font-semibold whitespace-nowrap text-you-text">
        <Hand className="size-4" aria-hidden="true" />
        {handsWords(live, isInControl)}
      </span>
      <span className="flex min-w-0 items-center gap-1.5 font-mono text-caption text-fg-2">
        <Lock className="size-3 shrink-0" aria-hidden="true" />
        <span className="truncate">{address === "" ? page.host : hostAndPath(address)}</span>
      </span>
      <span className={cn("num ml-auto xl:hidden", secondsLeft <= 60 && "font-bold")}>
        {clockWords(secondsLeft)}
      </span>
    </div>
  );
}

interface ToolsProps {
  live: LivePageView;
  /** Id of the words that say how to get the keys back. */
  hint: string;
  done: RefObject<HTMLButtonElement | null>;
  isTaking: boolean;
  isInControl: boolean;
  zoom: number;
  onZoom: (zoom: number) => void;
  onPaste: () => void;
  onKeyboard: () => void;
}

function Tools({ live, isTaking, isInControl, zoom, done, ...parts }: ToolsProps) {
  const { state, send } = live;
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-border px-3 py-2.5 max-lg:*:flex-1">
      <Button variant="ghost" disabled={!isTaking} onClick={parts.onPaste}>
        <ClipboardPaste aria-hidden="true" />
        Paste
      </Button>
      <Button variant="ghost" disabled={!isTaking} onClick={parts.onKeyboard}>
        <Keyboard aria-hidden="true" />
        Keyboard
      </Button>
      <Button
        variant="ghost"
        aria-pressed={zoom > 1}
        onClick={() => parts.onZoom(zoom > 1 ? 1 : 2)}
      >
        <ZoomIn aria-hidden="true" />
        {zoom > 1 ? "Fit" : "Enlarge"}
      </Button>
      <p
        id={parts.hint}
        className="ml-auto text-caption text-fg-3 max-lg:order-last max-lg:flex-none max-lg:basis-full"
      >
        <kbd>Ctrl</kbd>+<kbd>Esc</kbd> gives you the keys back
      </p>
      {isInControl ? (
        <Button
          ref={done}
          variant="you"
          size="lg"
          isBusy={state?.is_looking === true}
          busyLabel="Looking…"
          className="max-lg:order-first max-lg:basis-full"
          onClick={() => send({ type: "done" })}
        >
          Done
        </Button>
      ) : (
        <Button
          variant="you"
          size="lg"
          disabled={live.line !== "open"}
          className="max-lg:order-first max-lg:basis-full"
          onClick={() => send({ type: "take", over: true })}
        >
          Take over
        </Button>
      )}
    </div>
  );
}

/** Takes pointer and keys when nobody has them; whoever lost them to another window asks for them again by hand. */
function useControl({ state, line, send }: LivePageView): boolean {
  const isMine = state?.viewers.some((viewer) => viewer.is_you && viewer.in_control) === true;
  const isFree = state?.state === "asked" && !state.viewers.some((viewer) => viewer.in_control);
  useEffect(() => {
    if (line === "open" && isFree) send({ type: "take" });
  }, [line, isFree, send]);
  return isMine;
}

function handsWords({ line, state }: LivePageView, isInControl: boolean): string {
  if (line === "cut") return "Reconnecting";
  if (state?.is_looking === true) return "Looking whether you are through";
  if (isInControl) return "In your hands";
  const other = state?.viewers.find((viewer) => viewer.in_control);
  if (other === undefined) return "Opening";
  return other.device === "phone" ? "Your phone is in control" : "Another window is in control";
}

function pictureWords({ state }: LivePageView, { platform_name: name }: LivePage): string {
  return state === undefined || state.title === ""
    ? `${name}'s page`
    : `${name}'s page: ${state.title}`;
}

/** Where a finger was lifted, for a moment. */
function TapMark({ x, y }: { x: number; y: number }) {
  return (
    <span
      aria-hidden="true"
      className="tap-mark pointer-events-none fixed size-11 rounded-full border-2 border-fg-3 bg-fg-3/20"
      style={{ left: x - 22, top: y - 22 }}
    />
  );
}
