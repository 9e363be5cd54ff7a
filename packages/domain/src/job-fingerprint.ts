import { foldWords } from "./fold-words.ts";

/** Words that firms add to their name without being another firm by it. */
const LEGAL_FORMS = new Set([
  "inc",
  "ltd",
  "limited",
  "llc",
  "llp",
  "plc",
  "pvt",
  "private",
  "corp",
  "corporation",
  "gmbh",
  "ag",
  "bv",
  "sa",
  "co",
  "company",
]);

/**
 * Company, title and place folded to what a person would call the same (case, accents, punctuation, legal form, "(Remote)"
 * behind the place), so that one job found under two ids or on two platforms is seen as one (DECISIONS D8).
 */
export function jobFingerprint(job: {
  readonly company: string;
  readonly title: string;
  readonly location: string;
}): string {
  // The first part of "Bangalore, Karnataka, India (On-site)" is the place; portals add the rest as they like.
  const place = foldWords(job.location.split(/[,(]/)[0] ?? "");
  return [companyKey(job.company), foldWords(job.title).join(" "), place.join(" ")].join("|");
}

/** A company's name without its legal form, folded: the first part of a fingerprint. */
export function companyKey(company: string): string {
  return foldWords(company)
    .filter((word) => !LEGAL_FORMS.has(word))
    .join(" ");
}
