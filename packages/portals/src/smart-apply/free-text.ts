import type { FormControl } from "../form/control.ts";

/** Boxes of Indeed's own pages that suggest job titles, companies and schools and take any other as well. */
const SUGGEST_ONLY = /^(job-title|company-name|work-title|work-company|school)(-\d+)?-input$/;

/** A box that only suggests is answered in the applicant's own words; the others want one of their suggestions. */
export function withFreeText(control: FormControl): FormControl {
  if (control.widget !== "picker" || !SUGGEST_ONLY.test(control.id)) return control;
  return { ...control, field: { ...control.field, kind: "text", options: [] } };
}
