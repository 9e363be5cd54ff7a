import { readCode } from "@sendoff/testkit/sandbox";
import { SANDBOX_PASSWORD } from "@sendoff/testkit/person";
import type { Locator, Page } from "playwright-core";
import type { Stage } from "../../stage/stage.ts";
import { Hand } from "./hand.ts";
import type { Newcomer } from "./newcomer.ts";

/** What the screens hold when the newcomer comes to them: without proposals they have to type more. */
export interface SetUp {
  readonly clicks: number;
  readonly typed: number;
  readonly seconds: number;
  readonly roles: readonly string[];
  readonly places: readonly string[];
  /** Fields that the CV should have filled and did not, and what could not be said truly. */
  readonly notes: readonly string[];
}

interface SetUpOptions {
  readonly stage: Stage;
  readonly newcomer: Newcomer;
  readonly cv: Buffer;
  /** With which they sign in here and on the portal. */
  readonly email: string;
  /** The portal that is connected in the set-up, by the name on its button. */
  readonly portal: string;
  /** Answers what stands open on "What forms ask most" too, not only the right to work and the licence. */
  readonly isThorough: boolean;
}

/**
 * Brings a newcomer from the landing page to a connected portal, as a person does who follows what the screens ask and types nothing
 * that is filled in. Apply now is not pressed, but counted. Throws where a screen does not come.
 */
export async function setUp(page: Page, options: SetUpOptions): Promise<SetUp> {
  const startedAt = performance.now();
  const hand = new Hand();
  const notes: string[] = [];
  await signIn(page, options.stage, options.email);
  await giveCv(page, hand, options);
  const wanted = await completeProfile(page, hand, options, notes);
  await answerWhatIsAskedMost(page, hand, options, notes);
  await connect(page, hand, options);
  await page.getByRole("button", { name: /^Apply now/ }).waitFor();
  hand.count();
  return {
    ...hand.counts,
    ...wanted,
    seconds: Math.round((performance.now() - startedAt) / 1000),
    notes,
  };
}

/** Not counted: the goal leaves out sign-in codes. */
async function signIn(page: Page, { apiUrl, mailUrl }: Stage, email: string): Promise<void> {
  await page.goto(apiUrl);
  await page.getByRole("link", { name: "Get Started" }).first().click();
  await page.getByPlaceholder("Enter your email").fill(email);
  const since = new Date().toISOString();
  await page.getByRole("button", { name: "Send OTP" }).click();
  await page.getByText("OTP sent successfully!").waitFor();
  await page
    .locator("input[autocomplete=one-time-code]")
    .fill(await readCode(mailUrl, email, since));
  await page.getByRole("button", { name: "Verify OTP" }).click();
}

async function giveCv(page: Page, hand: Hand, { cv, newcomer }: SetUpOptions): Promise<void> {
  await page.getByRole("heading", { name: "Start with your CV" }).waitFor();
  hand.count();
  await page.getByLabel("CV file").setInputFiles({
    name: `${newcomer.firstName} ${newcomer.lastName}.pdf`,
    mimeType: "application/pdf",
    buffer: cv,
  });
  await page.getByRole("heading", { name: "Complete Your Profile" }).waitFor();
}

async function completeProfile(
  page: Page,
  hand: Hand,
  { newcomer }: SetUpOptions,
  notes: string[],
): Promise<Pick<SetUp, "roles" | "places">> {
  const typeUnlessFilled = async (label: string, text: string): Promise<void> => {
    const field = page.getByLabel(label);
    if ((await field.inputValue()) !== "") return;
    if (text === newcomer.firstName || text === newcomer.lastName) notes.push(`${label} was empty`);
    await hand.type(field, text);
  };
  const [dialCode = ""] = newcomer.phone.split(" ");
  await typeUnlessFilled("First name", newcomer.firstName);
  await typeUnlessFilled("Last name", newcomer.lastName);
  await typeUnlessFilled("Notice period", newcomer.notice);
  await chooseUnlessThere(page, hand, "Pay in", newcomer.pay.currency, notes);
  await typeUnlessFilled("Current CTC", String(newcomer.pay.now));
  await typeUnlessFilled("Expected CTC", String(newcomer.pay.wanted));
  await chooseUnlessThere(page, hand, "Country code", dialCode, notes);
  await typeUnlessFilled("Phone", newcomer.phone.slice(dialCode.length).replaceAll(/\D/g, ""));
  const chips = await page
    .getByRole("button", { name: /^Remove / })
    .evaluateAll((all) => all.map((each) => (each.getAttribute("aria-label") ?? "").slice(7)));
  const places = chips.filter((chip) => isPlace(chip, newcomer));
  const roles = chips.filter((chip) => !places.includes(chip));
  if (roles.length === 0) {
    notes.push("no role was proposed");
    await addChip(hand, page.getByPlaceholder("Add a role"), titleOf(newcomer));
  }
  if (places.length === 0) {
    notes.push("no place was proposed");
    await addChip(hand, page.getByPlaceholder("Add a location"), newcomer.city);
  }
  await typeUnlessFilled("City you live in", newcomer.city);
  await hand.press(page.getByRole("button", { name: "Continue" }));
  return { roles, places };
}

/** In a list that is searched by typing. */
async function chooseUnlessThere(
  page: Page,
  hand: Hand,
  label: string,
  value: string,
  notes: string[],
): Promise<void> {
  const field = page.getByLabel(label);
  if ((await field.inputValue()) === value) return;
  notes.push(`${label} was ${await field.inputValue()}, not ${value}`);
  await hand.type(field, value);
  await hand.press(page.getByRole("option", { name: value }).first());
}

const CITY_NAMES: Readonly<Record<string, string>> = {
  Bengaluru: "Bangalore",
  Gurugram: "Gurgaon",
};

function isPlace(chip: string, { city }: Newcomer): boolean {
  const names = [city, CITY_NAMES[city] ?? city].map((name) => name.toLowerCase());
  return names.some((name) => chip.toLowerCase().startsWith(name));
}

const titleOf = ({ jobs }: Newcomer): string => jobs[0]?.split("|")[0] ?? "";

async function addChip(hand: Hand, field: Locator, text: string): Promise<void> {
  await hand.type(field, text);
  await field.press("Enter");
}

async function answerWhatIsAskedMost(
  page: Page,
  hand: Hand,
  { isThorough }: SetUpOptions,
  notes: string[],
): Promise<void> {
  await page.getByRole("heading", { name: "What forms ask most" }).waitFor();
  const confirm = page.getByRole("button", { name: "Confirm all and continue" });
  await confirm.waitFor();
  const rights = page.getByRole("group", { name: /^May you work in / });
  if ((await rights.count()) === 0) notes.push("the right to work was not asked");
  for (const [question, answer] of isThorough ? [...SAID, ...SAID_BY_THE_THOROUGH] : SAID) {
    const group = page.getByRole("group", { name: question });
    if (
      (await group.count()) === 0 ||
      (await group.getByRole("radio", { checked: true }).count()) > 0
    )
      continue;
    await hand.press(group.getByText(answer, { exact: true }));
  }
  await hand.press(confirm);
  await page.waitForURL(/\/app\/dashboard/);
}

/** What a newcomer says there unless it is proposed; the rest they leave as it stands. */
const SAID = [
  [/^May you work in /, "Yes, without sponsorship"],
  ["Do you have a driving licence?", "Yes"],
] as const;
const SAID_BY_THE_THOROUGH = [
  ["Would you relocate for a job?", "Yes"],
  ["Would you commute to the jobs we apply to?", "Yes"],
  ["Would you work at weekends?", "Yes"],
  ["Are you at least 18 years old?", "Yes"],
  ["What is the highest degree you have completed?", "Bachelor's degree"],
] as const;

async function connect(page: Page, hand: Hand, { portal, email }: SetUpOptions): Promise<void> {
  await hand.press(page.getByRole("button", { name: "Connect Job Platforms" }));
  const dialog = page.getByRole("dialog");
  await hand.press(dialog.getByRole("button", { name: portal }));
  await hand.type(dialog.getByLabel("Email"), email);
  await dialog.getByLabel("Password", { exact: true }).fill(SANDBOX_PASSWORD);
  await hand.press(dialog.getByRole("button", { name: "Connect Platform" }));
  await page.getByText("Platform connected successfully!").waitFor();
}
