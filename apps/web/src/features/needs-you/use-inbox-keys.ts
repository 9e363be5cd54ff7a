import { type RefObject, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { isTyping } from "../../lib/is-typing.ts";
import { areSingleKeysOn, GO_MS, isDialogOpen } from "../../lib/single-keys.ts";
import type { NeedItem } from "./items.ts";

interface Inbox {
  /** The list with the detail beside it, or instead of it where there is no room for both. */
  readonly part: RefObject<HTMLElement | null>;
  readonly items: readonly NeedItem[];
  readonly openId: string | undefined;
  /** The thing that the address names: where there is no room for both, its detail stands instead of the list. */
  readonly namedId: string | undefined;
  readonly addressOf: (item: NeedItem) => string;
}

/** The thing that was gone to by a key and is not open yet. */
type Going = { readonly id: string; readonly toDetail: boolean; press?: string } | undefined;

/**
 * The inbox without a mouse: J and K (on the list the arrows too) go from one thing to the next, Enter leads from the list to
 * where it is answered, A answers and continues, S skips. While something is typed they are letters; Ctrl+Enter answers there. Once
 * the thing that had the focus is dealt with, the focus goes to the next one.
 */
export function useInboxKeys(inbox: Inbox): void {
  const navigate = useNavigate();
  const latest = useRef(inbox);
  const goAt = useRef(Number.NEGATIVE_INFINITY);
  const going = useRef<Going>(undefined);
  const hadFocus = useRef(false);
  useEffect(() => {
    latest.current = inbox;
  });

  useEffect(() => {
    const move = (step: number, from: string | undefined): void => {
      const { items, part, openId, addressOf } = latest.current;
      const at = items.findIndex(({ id }) => id === (from ?? openId));
      const next = items[Math.min(Math.max(at + step, 0), items.length - 1)];
      if (next === undefined) return;
      const link = linkOf(part.current, next.id);
      link?.focus();
      if (next.id === openId) {
        going.current = undefined;
        return;
      }
      // Where there is no room for both the list has made way for the detail.
      const isListHidden = link === undefined || document.activeElement !== link;
      going.current = { id: next.id, toDetail: isListHidden };
      void navigate(addressOf(next), { replace: true });
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isDialogOpen()) return;
      const { part, openId } = latest.current;
      const isAnswer = event.key === "Enter" && (event.ctrlKey || event.metaKey);
      if (isAnswer && part.current?.contains(document.activeElement) === true) {
        if (press(part.current, "A")) event.preventDefault();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const key = event.key.toLowerCase();
      const on = needOf(event.target);
      const isAfterGo = event.timeStamp - goAt.current < GO_MS;
      goAt.current = key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (on !== undefined && key in ARROWS) {
        event.preventDefault();
        move(ARROWS[key] ?? 0, on);
      } else if (on !== undefined && key === "enter") {
        if (on === openId && focusDetail(part.current)) event.preventDefault();
        else going.current = { id: on, toDetail: true };
      } else if (areSingleKeysOn() && !isAfterGo) {
        if (key in LETTERS) move(LETTERS[key] ?? 0, on);
        else if ((key === "a" || key === "s") && !event.repeat) {
          // What has the focus, or was gone to, is meant, and not what is still open for a moment.
          if (going.current === undefined && on !== undefined) move(0, on);
          if (going.current !== undefined) going.current.press = key.toUpperCase();
          else if (press(part.current, key.toUpperCase())) event.preventDefault();
        }
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [navigate]);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      hadFocus.current =
        target instanceof Node && latest.current.part.current?.contains(target) === true;
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);

  const { openId, namedId, part } = inbox;
  useEffect(() => {
    const arrived = going.current;
    going.current = undefined;
    if (arrived !== undefined && arrived.id === openId) {
      if (arrived.toDetail) focusDetail(part.current);
      if (arrived.press !== undefined) press(part.current, arrived.press);
    } else if (hadFocus.current && document.activeElement === document.body) {
      const next = openId === undefined ? undefined : linkOf(part.current, openId);
      (next ?? document.querySelector<HTMLElement>("main h1"))?.focus();
    }
  }, [openId, namedId, part]);
}

const ARROWS: Readonly<Record<string, number>> = { arrowdown: 1, arrowup: -1 };
const LETTERS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** The thing whose row this is in. */
function needOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>("[data-need]") : null;
  return link?.dataset["need"];
}

function linkOf(part: HTMLElement | null, id: string): HTMLElement | undefined {
  const links = part?.querySelectorAll<HTMLElement>("[data-need]") ?? [];
  return [...links].find(({ dataset }) => dataset["need"] === id);
}

/** Presses the button of the open thing that stands for this key; false when it has none. */
function press(part: HTMLElement | null, key: string): boolean {
  const button = part?.querySelector<HTMLElement>(`button[aria-keyshortcuts~="${key}"]`) ?? null;
  button?.click();
  return button !== null;
}

const ANSWERS = "form :is(input, textarea, select, [role=combobox], [role=radio], [role=checkbox])";

/** To where the open thing is answered, else to its first button; false when it has none, or is not in sight. */
function focusDetail(part: HTMLElement | null): boolean {
  const detail = part?.querySelector("[data-need-detail]") ?? null;
  const control =
    detail?.querySelector<HTMLElement>(ANSWERS) ??
    detail?.querySelector<HTMLElement>("button:not(:disabled), a[href]");
  control?.focus();
  return control !== null && control !== undefined && document.activeElement === control;
}
