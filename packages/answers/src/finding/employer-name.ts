import { fold } from "../text/fold.ts";

/** What a firm's register adds behind its name; words that tell one firm from another ("Technologies", "India") are none. */
const LEGAL_FORM =
  /(?: (?:and )?(?:p|pvt|private|ltd|limited|inc|incorporated|llc|llp|gmbh|ag|sa|sas|sl|corp|corporation|co|company|plc|spa|srl|srls|slu|bv|nv|kg|ohg|se|mbh|sarl|sasu|eurl|ltda|snc|sapa|aps|ab|oy))+$/;

/** An employer's name without its legal form. */
export function employerName(name: string): string {
  return fold(name).replace(LEGAL_FORM, "");
}
