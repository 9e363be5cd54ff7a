import { z } from "zod";
import type { FormControl } from "../form/control.ts";
import { callPage } from "../session-waits.ts";
import { BOARD_SCRIPTS } from "./board-session.ts";
import type { BoardSession } from "./board-session.ts";

const FilePlaces = z.array(
  z.object({ selector: z.string(), question: z.string(), required: z.boolean() }),
);

/**
 * Files beside the CV whose inputs stand outside the form: their places are no controls for the reader of forms. One that no words name
 * cannot be asked for, and is told.
 */
export async function readFilePlaces(board: BoardSession): Promise<FormControl[]> {
  const { fileTrigger: trigger = "", cvTrigger = [] } = board.pages.general ?? {};
  if (trigger === "") return [];
  const wish = { trigger, cv: cvTrigger.map(({ css }) => css).join() };
  const call = { bundle: BOARD_SCRIPTS, entry: "boardFilePlaces" };
  const raw = await callPage(board.session, call, () => wish, board.lookTimeoutMs);
  const places = FilePlaces.parse(raw);
  for (const { selector } of places.filter(({ question }) => question === "")) {
    board.oddities.note({ what: "", where: `${selector}: a place for a file that no words name` });
  }
  const named = places.filter(({ question }) => question !== "");
  return named.map(({ selector, question, required }) => ({
    widget: "file",
    selector,
    parts: [],
    choices: [],
    id: "",
    name: "",
    field: { question, kind: "file", required, options: [], value: "", error: "" },
    surface: board.session.page,
    opensChooser: true,
  }));
}
