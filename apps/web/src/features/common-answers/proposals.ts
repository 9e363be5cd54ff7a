import type { CommonAnswers, CommonQuestionState } from "@sendoff/contract/common-answers";
import type { Draft } from "./draft.ts";

const stated = ({ answer, from_profile: given }: CommonQuestionState): string | null =>
  answer ?? given;

/** The draft with what is proposed wherever nothing stands. */
export function withProposals(draft: Draft, known: CommonAnswers): Draft {
  const fill = (now: string | undefined, proposed: string | number | null | undefined): string =>
    now === undefined || now === "" ? String(proposed ?? "") : now;
  return {
    ...draft,
    years: Object.fromEntries(
      known.skills.map(({ name, proposed }) => [name, fill(draft.years[name], proposed)]),
    ),
    rights: Object.fromEntries(
      known.rights.map(({ country, proposed }) => [
        country,
        fill(draft.rights[country], proposed?.value),
      ]),
    ),
    questions: Object.fromEntries(
      known.questions.map(({ id, proposed }) => [id, fill(draft.questions[id], proposed?.value)]),
    ),
  };
}

/** How many proposals stand in the draft unchanged, and how many lines stand open. */
export function countLines(
  draft: Draft,
  known: CommonAnswers,
): { readonly proposed: number; readonly open: number } {
  const lines = [
    ...known.skills.map(({ name, years, proposed }) => ({
      now: draft.years[name] ?? "",
      proposed: years === null && proposed !== null ? String(proposed) : undefined,
    })),
    ...known.rights.map((state) => ({
      now: draft.rights[state.country] ?? "",
      proposed: stated(state) === null ? state.proposed?.value : undefined,
    })),
    ...known.questions.map((state) => ({
      now: draft.questions[state.id] ?? "",
      proposed: stated(state) === null ? state.proposed?.value : undefined,
    })),
  ];
  return {
    proposed: lines.filter(({ now, proposed }) => now !== "" && now === proposed).length,
    open: lines.filter(({ now }) => now === "").length,
  };
}
