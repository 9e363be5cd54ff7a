import type { BoardMaker } from "@sendoff/contract/board-makers";
import type { Page } from "playwright-core";
import type { FormControl } from "../form/control.ts";
import { BoardSession } from "./board-session.ts";
import { readBoardForm } from "./read-board-form.ts";

/** The questions of the application form that an open page of a maker's board shows, as the driver reads them. */
export function readBoardPage(page: Page, maker: BoardMaker): Promise<FormControl[]> {
  const { signal } = new AbortController();
  const session = { context: page.context(), page, baseUrl: page.url(), signal };
  return readBoardForm(new BoardSession(session, { maker, token: "", host: "" }));
}
