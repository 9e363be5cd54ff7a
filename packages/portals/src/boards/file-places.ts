import { z } from "zod";
import type { FormControl } from "../form/control.ts";
import { callPage } from "../session-waits.ts";
import { BOARD_SCRIPTS } from "./board-session.ts";
import type { BoardSession } from "./board-session.ts";

const FilePlaces = z.array(
  z.object({ selector: z.string(), question: z.string(), required: z.boolean() }),
);

/** Files beside the CV whose inputs stand outside the form: their places are no controls for the reader of forms. */
export async function readFilePlaces(board: BoardSession): Promise<FormControl[]> {
  const { fileTrigger: trigger = "", cvTrigger = [] } = board.pages.general ?? {};
  if (trigger === "") return [];
  const wish = { trigger, cv: cvTrigger.map(({ css }) => css).join() };
  const call = { bundle: BOARD_SCRIPTS, entry: "boardFilePlaces" };
  const raw = await callPage(board.session, call, () => wish, board.lookTimeoutMs);
  return FilePlaces.parse(raw).map(({ selector, question, required }) => ({
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
