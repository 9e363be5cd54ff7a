import type { LivePage } from "@sendoff/contract/live-view";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useMedia } from "../../lib/use-media.ts";
import { cn } from "../../lib/cn.ts";
import { hostAndPath } from "../../lib/address.ts";
import { ControlBar } from "./control-bar.tsx";
import { KeyCapture } from "./key-capture.tsx";
import { ListChoices } from "./list-choices.tsx";
import { textCommands } from "./live-keys.ts";
import type { LiveCommandInput } from "./live-socket.ts";
import { PictureCanvas } from "./live-picture-area.tsx";
import { messages } from "./messages.ts";
import { SteeringAside } from "./steering-aside.tsx";
import { SteeringTools } from "./steering-tools.tsx";
import type { LivePageView } from "./use-live-page.ts";
import { usePointerInput } from "./use-pointer-input.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";
import { type ScreenPoint, useZoom } from "./use-zoom.ts";
import { CROWDED, noticeWords, PASTE_REFUSED, placeWords, timeLeftWords } from "./messages.ts";

interface SteeringProps {
  page: LivePage;
  live: LivePageView;
  canvas: RefObject<HTMLCanvasElement | null>;
  /** The portal has let its owner through: shown for a moment before the page goes on. */
  isPassed: boolean;
}

/** Below this a picture that fits cannot be read: it begins as high as its room. */
const NARROW = "(max-width: 639px)";

/** The page in its owner's hands, with what can be said of it in words. On a phone it takes the whole screen. */
export function Steering({ page, live, canvas, isPassed }: SteeringProps) {
  const { state } = live;
  const isInControl = useControl(live);
  const isOn = isInControl && live.connection === "open" && state?.is_looking !== true;
  const { text: message, say, send } = useMessages(page, live);
  const field = useRef<HTMLTextAreaElement>(null);
  const mainAct = useRef<HTMLButtonElement>(null);
  const hint = useId();
  // What the worker says of the time once it waits no more is not for this moment.
  const latest = isPassed ? page : (state ?? page);
  const secondsLeft = useSecondsLeft(latest);
  const timeText = useTimeText(latest, secondsLeft);
  const paste = async (): Promise<void> => {
    field.current?.focus({ preventScroll: true });
    const text = await navigator.clipboard.readText().catch(() => undefined);
    if (text === undefined) say(PASTE_REFUSED);
    else textCommands(text).forEach(send);
  };
  const scroller = useRef<HTMLDivElement>(null);
  const isNarrow = useMedia(NARROW);
  const view = useZoom(scroller, canvas, isNarrow ? "height" : "width");
  const bar = { page, live, isInControl, isPassed, secondsLeft };
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_300px]">
      <section
        aria-label={messages.platformNameSPage(page.platform_name)}
        className={cn(
          "min-w-0 overflow-hidden rounded-[11px] border-2 bg-surface transition-[border-color,box-shadow] duration-(--dur-fast) max-lg:fixed max-lg:inset-0 max-lg:z-25 max-lg:flex max-lg:flex-col max-lg:rounded-none max-lg:border-0 max-lg:border-t-[3px] max-lg:pb-[env(safe-area-inset-bottom)]",
          isPassed
            ? "border-accent ring-4 ring-accent/25"
            : isInControl
              ? "border-you ring-4 ring-you/25"
              : "border-border",
        )}
      >
        <ControlBar {...bar} />
        <Picture
          {...{ page, live, canvas, isOn, send, field, scroller, hint, view }}
          onLeave={() => mainAct.current?.focus()}
        />
        <p
          role="status"
          className="border-t border-you-line bg-you-soft px-3.5 py-2 text-small font-[550] text-you-text empty:hidden"
        >
          {message}
        </p>
        <p
          aria-live="polite"
          className="truncate border-t border-border px-3.5 py-2 text-small text-fg-2 max-lg:[@media(height<36rem)]:sr-only"
        >
          {state?.focus ? messages.keysGoTo(state.focus) : messages.noFieldIsSelected}
        </p>
        {state?.choices ? (
          <ListChoices
            key={state.focus}
            focus={state.focus}
            choices={state.choices}
            isOn={isOn}
            send={send}
          />
        ) : null}
        <SteeringTools
          {...{ live, hint, mainAct, isOn, isPassed, isInControl, send, page }}
          zoom={view.zoom}
          onZoom={view.setZoom}
          onPaste={() => void paste()}
          onKeyboard={() => field.current?.focus({ preventScroll: true })}
        />
      </section>
      <SteeringAside page={page} live={live} secondsLeft={secondsLeft} isInControl={isInControl} />
      <p role="status" className="sr-only">
        {timeText}
      </p>
      <p role="status" className="sr-only">
        {state === undefined ? "" : placeWords(state.title, hostAndPath(state.address))}
      </p>
    </div>
  );
}

interface PictureProps extends Pick<SteeringProps, "page" | "live" | "canvas"> {
  isOn: boolean;
  send: (command: LiveCommandInput) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  scroller: RefObject<HTMLDivElement | null>;
  /** Id of the words that say how to get the keys back. */
  hint: string;
  view: ReturnType<typeof useZoom>;
  onLeave: () => void;
}

/** The picture that is acted in, and the field that takes its keys. */
function Picture({
  page,
  live,
  canvas,
  isOn,
  send,
  field,
  scroller,
  hint,
  view,
  onLeave,
}: PictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [tap, setTap] = useState<ScreenPoint & { number: number; x: number; y: number }>();
  const pointer = usePointerInput({
    canvas,
    isOn,
    send,
    zoomBy: view.zoomBy,
    moveBy: view.moveBy,
    onPress: ({ clientX, clientY }, by) => {
      // A phone would open its keyboard at every tap: there it opens by its button.
      if (by === "mouse") return field.current?.focus({ preventScroll: true });
      const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
      setTap((last) => ({
        clientX,
        clientY,
        x: clientX - left,
        y: clientY - top,
        number: (last?.number ?? 0) + 1,
      }));
    },
  });
  return (
    <div
      ref={frame}
      className="relative isolate min-h-0 after:pointer-events-none after:absolute after:inset-0 after:-outline-offset-3 after:outline-ring has-[textarea:focus]:after:outline-3 max-lg:flex-1"
    >
      <div
        ref={scroller}
        // An enlarged picture is moved by the arrow keys too.
        {...(view.zoom > 1
          ? { tabIndex: 0, role: "group", "aria-label": messages.enlargedPicture }
          : {})}
        className="overflow-auto overscroll-contain bg-[#eceae6] focus-visible:-outline-offset-2 max-lg:h-full lg:max-h-[78dvh] dark:bg-[#2a2d2e]"
      >
        <div
          {...pointer}
          role="presentation"
          className={cn(isOn ? "cursor-default touch-none select-none" : "pointer-events-none")}
          style={{ width: `${view.zoom * 100}%` }}
        >
          <PictureCanvas
            canvas={canvas}
            live={live}
            label={pictureWords(live, page)}
            before={
              <p className="p-6 text-small text-[#565c60] dark:text-fg-2">
                {live.connection === "crowded" ? CROWDED : messages.openingThePage}
              </p>
            }
          />
        </div>
      </div>
      {tap === undefined ? null : <TapMark key={tap.number} x={tap.clientX} y={tap.clientY} />}
      <KeyCapture
        field={field}
        isOn={isOn}
        label={messages.keysGoToSPage(page.platform_name)}
        describedBy={hint}
        at={tap ?? { x: 0, y: 0 }}
        send={send}
        onLeave={onLeave}
      />
    </div>
  );
}

/** Takes pointer and keys when nobody has them; whoever lost them to another window asks for them again by hand. */
function useControl({ state, connection, send }: LivePageView): boolean {
  const isMine = state?.viewers.some((viewer) => viewer.is_you && viewer.in_control) === true;
  const isFree = state?.state === "asked" && !state.viewers.some((viewer) => viewer.in_control);
  useEffect(() => {
    if (connection === "open" && isFree) send({ type: "take" });
  }, [connection, isFree, send]);
  return isMine;
}

/** What the page's worker or the browser has to say; it stands until its owner acts again. */
function useMessages({ platform_name: name, host }: LivePage, { notice, send }: LivePageView) {
  const newest = notice?.number ?? 0;
  const [own, setOwn] = useState({ text: "", after: 0 });
  const [seen, setSeen] = useState(0);
  const isOwnNewer = own.text !== "" && own.after === newest;
  const ofWorker =
    notice === undefined || seen === newest ? "" : noticeWords(notice.kind, name, host);
  return {
    text: isOwnNewer ? own.text : ofWorker,
    say: (text: string) => setOwn({ text, after: newest }),
    send: (command: LiveCommandInput): void => {
      if (isAct(command)) {
        setOwn({ text: "", after: newest });
        setSeen(newest);
      }
      send(command);
    },
  };
}

function isAct(command: LiveCommandInput): boolean {
  if (command.type === "pointer" || command.type === "key") return command.kind === "down";
  return ["text", "choose", "done"].includes(command.type);
}

/** What is said of the time: that there is more of it, and when its last minute begins. */
function useTimeText(latest: { readonly seconds_left: number }, secondsLeft: number): string {
  const before = useRef(latest.seconds_left);
  const [more, setMore] = useState("");
  useEffect(() => {
    if (latest.seconds_left > before.current + 60) setMore(timeLeftWords(latest.seconds_left));
    before.current = latest.seconds_left;
  }, [latest]);
  return secondsLeft > 0 && secondsLeft <= 60 ? timeLeftWords(60) : more;
}

function pictureWords({ state }: LivePageView, { platform_name: name }: LivePage): string {
  return state === undefined || state.title === ""
    ? messages.nameSPage(name)
    : messages.nameSPageTitle(name, state.title);
}

/** Where a finger was lifted, for a moment; over the portal's page, which is light in both themes. */
function TapMark({ x, y }: { x: number; y: number }) {
  return (
    <span
      aria-hidden="true"
      className="tap-mark pointer-events-none fixed size-11 rounded-full border-2 border-[rgb(93_107_112/.5)] bg-[rgb(93_107_112/.22)]"
      style={{ left: x - 22, top: y - 22 }}
    />
  );
}
