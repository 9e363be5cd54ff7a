/** One line of the mail with what stands under it. */
export interface DigestLine {
  readonly text: string;
  readonly note: string;
}

/** A line that leads somewhere. */
export interface LinkedLine extends DigestLine {
  readonly address: string;
}

/** What the day before brought. */
export interface DayParts {
  readonly title: string;
  readonly responses: readonly LinkedLine[];
  readonly figures: readonly (readonly [string, number])[];
  readonly latest: readonly LinkedLine[];
  /** Sent ones beyond the latest. */
  readonly more: number;
  readonly all: string;
}

/** What both forms of the mail are made of. */
export interface DigestParts {
  readonly greeting: string;
  readonly lead: string;
  readonly shown: readonly DigestLine[];
  readonly rest: string;
  readonly day: DayParts | undefined;
  readonly inbox: string;
  readonly stop: string;
}

export const WHY =
  "You get this mail once a day at most, in your morning, and only when there is news.";

export const moreWords = (count: number): string => (count > 0 ? `And ${count} more.` : "");

/** The mail for programs that show text alone, in the order of the other. */
export function digestText(
  { greeting, lead, shown, rest, day, inbox, stop }: DigestParts,
  say: (text: string) => string,
): string {
  return [
    greeting,
    "",
    lead,
    "",
    ...shown.flatMap(({ text, note }) => [`- ${text}`, `  ${note}`]),
    ...(rest === "" ? [] : [rest]),
    ...(shown.length === 0 ? [] : ["", say(`Open Needs you: ${inbox}`), ""]),
    ...(day === undefined ? [] : dayText(day, say)),
    "--",
    say(WHY),
    say(`Stop these mails: ${stop}`),
    "",
  ].join("\n");
}

function dayText(
  { title, responses, figures, latest, more, all }: DayParts,
  say: (text: string) => string,
): string[] {
  const listed = (lines: readonly LinkedLine[]) =>
    lines.flatMap(({ text, note, address }) => [`- ${text}`, `  ${note}`, `  ${address}`]);
  return [
    title,
    figures.map(([label, value]) => `${label}: ${value}`).join(", "),
    "",
    ...(responses.length === 0 ? [] : [say("Answers"), ...listed(responses), ""]),
    ...(latest.length === 0 ? [] : [say("Sent"), ...listed(latest)]),
    ...(more > 0 ? [say(moreWords(more))] : []),
    ...(latest.length === 0 ? [] : [say(`All of them: ${all}`), ""]),
  ];
}
