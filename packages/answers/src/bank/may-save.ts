import type { FormField } from "@sendoff/contract/form";
import { meaningKey } from "../question/meaning.ts";
import { mayDraft } from "../drafting/may-draft.ts";
import { readQuestion } from "../question/question.ts";
import { understand } from "../reading/understand.ts";

/** Letters, and boxes for whatever is still to be said: what stands there was written to one employer. */
const WRITTEN_TO_ONE =
  /\b(letters?|lettre|carta|anschreiben|motivation\w*|motivacion|message|nachricht|anything (else|more)|(additional|further|other) (info|information|comments?|details|notes?|remarks?)|comments?|remarks?|supporting statement)\b/;

/** Holds for one application, whatever the control: who stands behind it, and the day it is signed. */
const OF_ONE =
  /\b(referr(ed|er|als?)(?! source)|recommended you|(hiring|recruiting) manager|recruiters?|todays? (date|day)|date of (signature|signing)|(signature|signed|signing) date)\b/;

/**
 * Whether an answer that the user gives to this field of one form is worth keeping for others, so that it may be offered to them.
 * Not where the question's words alone do not tell what is asked, since the bank keeps nothing else of the form: a file, one of
 * several jobs or schools, a person or a language under a heading of its own (DECISIONS D13: same subject). Nor what is said to one
 * employer only: a letter, motives, who referred them. The inbox asks before anything is known, and keeps what it is told.
 */
export function maySave(field: FormField): boolean {
  const { key, section } = readQuestion(field);
  if (field.kind === "file" || key === "" || OF_ONE.test(key)) return false;
  if (/\b\d{1,2}\b/.test(section) || isReadByHeading(field)) return false;
  return field.options.length > 0 || !isWrittenToOne(field, key);
}

/** The same words under another heading, or none, ask something else. */
function isReadByHeading(field: FormField): boolean {
  const { section: _section, ...bare } = field;
  const [under, alone] = [understand(readQuestion(field)), understand(readQuestion(bare))];
  return (under && meaningKey(under)) !== (alone && meaningKey(alone));
}

/** Whatever the size of the box: motives in one line are motives too. */
function isWrittenToOne(field: FormField, key: string): boolean {
  const { maxLength: _maxLength, ...box } = field;
  return WRITTEN_TO_ONE.test(key) || mayDraft({ ...box, kind: "textarea", value: "" });
}
