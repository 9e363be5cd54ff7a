import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { SANDBOX_PASSWORD } from "@sendoff/testkit/person";
import type { ReceivedApplication } from "@sendoff/testkit/sandbox";
import type { Asked, StagePortal } from "./stage-portal.ts";

const GREETINGS = ["usual", "none", "other"] as const;

/**
 * Naukri, whose questions follow the click one by one. It sends the CV of the account's own profile and takes no files; whoever is
 * asked nothing applies with one click.
 */
export const naukriPortal: StagePortal = {
  control: (stage) => stage.naukri,
  jobOf: ({ nth, title, company, city, pages, variety = 0 }) => ({
    id: String(300_000_000_000 + nth),
    title,
    company,
    location: city,
    greeting: GREETINGS[variety % GREETINGS.length],
    questions: pages.flat().flatMap((asked) => questionOf(asked, variety)),
  }),
  connect: async (person, account) => {
    await person.connect(PLATFORM_IDS.naukri, account, SANDBOX_PASSWORD);
    return PLATFORM_IDS.naukri;
  },
  applicantOf: (_person, account) => account,
  asReceipt,
};

/** What depends on another answer is left out, and so are files. */
function questionOf({ kind, label, required, options, min, max, ...more }: Asked, variety: number) {
  if (more.shown_if !== undefined || kind === "file") return [];
  const common = { label, required, ...(options === undefined ? {} : { options }) };
  switch (kind) {
    case "numeric":
    case "decimal":
      return [{ ...common, kind: "numeric", min: min ?? 0, max: max ?? null }];
    case "textarea":
      return [{ ...common, kind: "long_text" }];
    case "radio":
      return [{ ...common, kind: variety % 2 === 0 ? "radios" : "chips" }];
    case "date":
      return [{ ...common, kind: "date_of_birth" }];
    case "consent":
    case "select":
    case "checkboxes":
      return [{ ...common, kind }];
    case "text":
    case "phone":
    case "url":
    case "typeahead":
      return [{ ...common, kind: "text" }];
  }
}

/** Days stand as its boxes take them, and a consent is the chip that was pressed. */
function asReceipt(item: ReceivedApplication): ReceivedApplication {
  return {
    ...item,
    answers: item.answers.map((given) => {
      const { kind, value } = given;
      if (kind === "consent") return { ...given, value: true };
      return kind === "date_of_birth" && typeof value === "string"
        ? { ...given, value: value.split("/").toReversed().join("-") }
        : given;
    }),
  };
}
