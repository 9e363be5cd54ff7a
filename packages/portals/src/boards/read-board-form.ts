import { z } from "zod";
import type { FormControl } from "../form/control.ts";
import { filePurpose } from "../form/file-purpose.ts";
import { readForm } from "../form/read-form.ts";
import { callPage, untilAborted } from "../session-waits.ts";
import { BOARD_SCRIPTS } from "./board-session.ts";
import type { BoardSession } from "./board-session.ts";
import { BoardSteps } from "./board-steps.ts";
import { withEntry } from "./entries.ts";
import { readFilePlaces } from "./file-places.ts";

/** What a page says of one of its questions besides drawing it, by the control's name. */
export interface CarriedQuestion {
  readonly required: boolean;
  readonly options: readonly string[];
  /** What a lone box is about, where its own words leave that out. */
  readonly title?: string;
}

const Raw = z.object({
  context: z.string(),
  templates: z.array(z.object({ name: z.string(), value: z.string() })),
  titles: z.array(z.object({ id: z.string(), title: z.string() })),
});
const GreenhouseQuestion = z.object({
  required: z.boolean().nullish(),
  fields: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.object({ label: z.coerce.string() })).catch([]),
    }),
  ),
});
const GreenhouseRoute = z.object({ jobPost: z.object({ questions: z.array(z.unknown()) }) });
const GreenhouseContext = z.object({
  state: z.object({ loaderData: z.record(z.string(), z.unknown()) }),
});
const LeverCard = z.object({
  fields: z.array(
    z.object({
      required: z.boolean().catch(false),
      options: z.array(z.object({ text: z.string() })).catch([]),
    }),
  ),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function greenhouseQuestions(context: string): [string, CarriedQuestion][] {
  const parsed = GreenhouseContext.safeParse(parseJson(context));
  const routes = parsed.success ? Object.values(parsed.data.state.loaderData) : [];
  return routes.flatMap((route) => {
    const found = GreenhouseRoute.safeParse(route);
    return (found.success ? found.data.jobPost.questions : []).flatMap((each) => {
      const question = GreenhouseQuestion.safeParse(each);
      if (!question.success) return [];
      const required = question.data.required === true;
      return question.data.fields.map(({ name, values }): [string, CarriedQuestion] => [
        name,
        { required, options: values.map((value) => value.label) },
      ]);
    });
  });
}

/** `cards[ID][baseTemplate]` describes `cards[ID][field0]` and its neighbours. */
function leverQuestions(templates: z.infer<typeof Raw>["templates"]): [string, CarriedQuestion][] {
  return templates.flatMap(({ name, value }) => {
    const card = LeverCard.safeParse(parseJson(value));
    const stem = name.replace(/\[baseTemplate\]$/, "");
    return (card.success ? card.data.fields : []).map(
      ({ required, options }, index): [string, CarriedQuestion] => [
        `${stem}[field${index}]`,
        { required, options: options.map((option) => option.text) },
      ],
    );
  });
}

/** What the page carries about its questions, by the control's name. Odd data is left out; the drawn form still counts. */
export function carriedQuestions(raw: unknown): ReadonlyMap<string, CarriedQuestion> {
  const parsed = Raw.safeParse(raw);
  if (!parsed.success) return new Map();
  return new Map([
    ...greenhouseQuestions(parsed.data.context),
    ...leverQuestions(parsed.data.templates),
    ...parsed.data.titles.map(({ id, title }): [string, CarriedQuestion] => [
      id,
      { required: false, options: [], title },
    ]),
  ]);
}

/** Adds what the page carries: the options of a list that is still shut, and what must be answered. */
function withCarried(
  control: FormControl,
  carried: ReadonlyMap<string, CarriedQuestion>,
): FormControl {
  const known = carried.get(control.id) ?? carried.get(control.name);
  if (known === undefined) return control;
  const { field } = control;
  const isLone = field.kind === "checkbox" && (known.title ?? "") !== "";
  const isShutList = field.kind === "select" && field.options.length === 0;
  return {
    ...control,
    field: {
      ...field,
      required: field.required || known.required,
      ...(isLone ? { question: known.title ?? field.question } : {}),
      ...(isShutList ? { options: [...known.options] } : {}),
    },
  };
}

/** Ashby's date boxes take the American way of writing only and do not say so. */
function withDateShape(control: FormControl): FormControl {
  const { field } = control;
  if (field.kind !== "text" || !/^pick date/i.test(field.placeholder ?? "")) return control;
  return { ...control, field: { ...field, kind: "date", placeholder: "MM/DD/YYYY" } };
}

/** First and last name under one title: their own labels leave the word out, and the mark stands at the title (captured 4.5). */
function withNamePart(control: FormControl): FormControl {
  const { field } = control;
  if (field.kind !== "text" || !/^(first|last)$/i.test(field.question)) return control;
  return { ...control, field: { ...field, question: `${field.question} name`, required: true } };
}

/** The form's questions; what a maker has to fill its form from a CV is one only where the CV has no other place, and only where nothing else says that it sends no file (`isAutofillFile`). */
async function readControls(board: BoardSession): Promise<FormControl[]> {
  const { page } = board.session;
  const { general, formRoot, autofill: ignore = [] } = board.pages;
  const shown = general === undefined ? undefined : await new BoardSteps(board, general).look();
  const root = shown?.root || formRoot;
  const read = (ignored: readonly string[]): Promise<FormControl[]> =>
    untilAborted(
      board.session,
      readForm(page, root, {
        ignore: ignored,
        onOddity: board.oddities.note,
        onGuess: (guess) => board.session.onGuess?.("common", guess),
      }),
    );
  const controls = await read(ignore);
  const hasCv = controls.some((each) => each.widget === "file" && filePurpose(each) === "cv");
  return ignore.length === 0 || hasCv ? controls : read([]);
}

/** Reads the form that is open, with what the page says of its questions elsewhere. */
export async function readBoardForm(board: BoardSession): Promise<FormControl[]> {
  const call = { bundle: BOARD_SCRIPTS, entry: "boardDefinitions" };
  const raw = await callPage(board.session, call, () => ({}), board.lookTimeoutMs);
  const carried = carriedQuestions(raw);
  const controls = [...(await readControls(board)), ...(await readFilePlaces(board))];
  return controls.map((control) =>
    withEntry(withNamePart(withDateShape(withCarried(control, carried)))),
  );
}
