import { markup, type Markup } from "../../../markup.ts";
import type { AccountProfile } from "../../../job-site/accounts.ts";
import { hashText } from "../../../seeded-random.ts";
import { fieldsOf, groupCount, type AskedField } from "../compose.ts";
import { countryKey, dialCodeOf, findDialCode, type DialCode } from "../dial-codes.ts";
import { answerKey, type Step } from "../form-model.ts";
import type { Form } from "../form-store.ts";
import { cityText } from "../suggestions.ts";
import { ageTrap, emailControl, nameControl, phoneControl } from "./contact-controls.ts";
import { continueButtons } from "./continue-buttons.ts";
import { byId, type Control, type ControlInput, type Prefill } from "./control.ts";
import type { Action, FieldRule, Fragment } from "./fragment.ts";
import { createModuleView, MOSAICS, type ModuleView } from "./module-view.ts";
import { profileControl } from "./profile-controls.ts";
import { questionControl } from "./question-controls.ts";
import { resumeControl } from "./resume-card.ts";
import { stepFrame } from "./step-frames.ts";

const WRONG_COUNTRY_ONE_IN = 8;

function prefillOf(form: Form, field: AskedField, profile: AccountProfile): Prefill {
  const saved = form.answers[field.key];
  if (typeof saved === "string") return { text: saved, chosen: [saved] };
  if (Array.isArray(saved)) return { text: "", chosen: saved };
  if (saved === true) return { text: "", chosen: field.question.options };
  const known: Record<string, string> = {
    first_name: profile.first_name,
    last_name: profile.last_name,
    email: form.account,
    phone: profile.phone,
    country: "India",
    // The site knows where the account lives; employers' own questions are left to be answered.
    city: field.question.id === "locality" ? cityText(profile.city) : "",
  };
  const text = field.question.prefill === undefined ? "" : (known[field.question.prefill] ?? "");
  return { text, chosen: text === "" ? [] : [text] };
}

/** The country beside the number. The one that is preset may be wrong, and makes the number wrong (captured 2.2). */
function phoneCountry(form: Form, field: AskedField, profile: AccountProfile): DialCode {
  const saved = form.answers[countryKey(field.key)];
  const chosen = typeof saved === "string" ? findDialCode(saved) : undefined;
  if (chosen !== undefined) return chosen;
  const own = dialCodeOf(profile.phone_country);
  const preset = form.owner.faultsOf(form.account).phone_country ?? null;
  const isWrong =
    preset === null
      ? hashText(`phone:${form.account}`) % WRONG_COUNTRY_ONE_IN === 0
      : preset === "wrong";
  return (isWrong ? findDialCode("AF") : undefined) ?? own;
}

interface Drawing {
  view: ModuleView;
  profile: AccountProfile;
}

function controlOf(form: Form, step: Step, field: AskedField, drawing: Drawing): Control {
  const { view, profile } = drawing;
  const { question } = field;
  if (question.kind === "resume") {
    return resumeControl(form, field, { view, isTitled: step.module !== "resume" });
  }
  const prefill = prefillOf(form, field, profile);
  const input: ControlInput = { view, jobId: form.job.id, field, prefill };
  if (step.module === "questions" || step.module === "qualifications") {
    return questionControl(input, step.module === "qualifications");
  }
  switch (question.id) {
    case "first-name":
    case "last-name":
      return nameControl(input);
    case "email":
      return emailControl(input);
    case "phone":
      return phoneControl(input, phoneCountry(form, field, profile));
    default:
      return profileControl(input) ?? questionControl(input, true);
  }
}

interface RenderedField extends AskedField {
  html: Markup;
  rule: FieldRule;
}

function renderField(
  form: Form,
  step: Step,
  { field, place }: { field: AskedField; place: number },
  drawing: Drawing,
): RenderedField {
  const { question, group, key } = field;
  const control = controlOf(form, step, field, drawing);
  const isQuestion = step.module === "questions";
  const itemId = isQuestion ? `q_${place}` : `item-${drawing.view.reactId()}`;
  const itemClass = isQuestion ? markup` class="ia-Questions-item"` : drawing.view.look("item");
  const condition = question.shown_if;
  const { max_length, min, max, kind, required } = question;
  return {
    ...field,
    html: markup`<div id="${itemId}"${itemClass}>${control.html}</div>`,
    rule: {
      key,
      item: byId(itemId),
      kind,
      required,
      min,
      max,
      max_length,
      ...control.rule,
      shown_if:
        condition === undefined
          ? undefined
          : { key: answerKey(condition.id, group), value: condition.value },
    },
  };
}

const NOUNS: Record<string, string> = { work_history: "job", education: "school" };

/** More jobs or schools, or fewer. Not captured. */
function groupButtons(step: Step, count: number, view: ModuleView) {
  const actions: Record<string, Action> = {};
  if (step.groups_max === 1) return { html: null, actions };
  const noun = NOUNS[step.module] ?? "entry";
  const button = (kind: "add_group" | "remove_group", label: string): Markup => {
    const id = view.reactId();
    actions[id] = { kind };
    return markup`<button type="button" id="${id}"${view.look("link")}>${label}</button>`;
  };
  const add = count < step.groups_max ? button("add_group", `Add another ${noun}`) : null;
  const remove = count > 1 ? button("remove_group", `Remove the last ${noun}`) : null;
  return { html: markup`<div${view.look("row")}>${add}${remove}</div>`, actions };
}

function groupMarkup(step: Step, fields: readonly RenderedField[], view: ModuleView): Markup {
  if (step.groups_max === 1) return markup`${fields.map((field) => field.html)}`;
  const noun = NOUNS[step.module] ?? "entry";
  const count = Math.max(...fields.map((field) => field.group)) + 1;
  return markup`${Array.from({ length: count }, (_, group) => markup`<fieldset${view.look("group")}><legend>${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${group + 1}</legend>${fields.filter((field) => field.group === group).map((field) => field.html)}</fieldset>`)}`;
}

/** One page of questions as it is now: with what was answered before, or what the site knows of the account. */
export function stepFragment(
  form: Form,
  slug: string,
  step: Step,
  previous: string | undefined,
): Fragment {
  const mosaic = MOSAICS[step.module];
  const view = createModuleView(mosaic.provider);
  const profile = form.owner.accounts.getProfile(form.account);
  const fields = fieldsOf(step, form.answers).map((field, place) =>
    renderField(form, step, { field, place }, { view, profile }),
  );
  const groups = groupButtons(step, groupCount(step, form.answers), view);
  const buttons = continueButtons(form, step.module, view);
  const frame = stepFrame(form, step, view);
  const trap = step.module === "contact" ? ageTrap({ view }) : null;
  const body = markup`${groupMarkup(step, fields, view)}${groups.html}`;
  return {
    slug,
    title: frame.title,
    mosaic,
    // The page of the CV is a form, and its buttons stand in it; the trap is the last of its page.
    html: frame.around(markup`${body}${buttons.html}${trap}`).text,
    rules: fields.map((field) => field.rule),
    actions: {
      ...frame.actions,
      ...groups.actions,
      [buttons.continue_id]: { kind: "continue" },
    },
    decoys: buttons.decoys,
    looks: buttons.looks,
    previous,
  };
}
