import { readCode } from "@sendoff/testkit/sandbox";
import { SANDBOX_PASSWORD } from "@sendoff/testkit/person";
import type { Locator, Page } from "playwright-core";
import type { Stage } from "../../tooling/stage/stage.ts";
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
  /** Answers every question of "What forms ask most", not only the right to work. */
  readonly isThorough: boolean;
}

const RUPEE = "INR";
/** For pay on the screen that takes rupees only; a rough rate is what a person would use. */
const RUPEES: Readonly<Record<string, number>> = {
  INR: 1,
  GBP: 110,
  EUR: 95,
  USD: 85,
  CAD: 62,
  AUD: 56,
  AED: 23,
};

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
  const { pay } = newcomer;
  const rate = RUPEES[pay.currency] ?? 1;
  const typeUnlessFilled = async (label: string, text: string): Promise<void> => {
    const field = page.getByLabel(label);
    if ((await field.inputValue()) !== "") return;
    if (text === newcomer.firstName || text === newcomer.lastName) notes.push(`${label} was empty`);
    await hand.type(field, text);
  };
  await typeUnlessFilled("First name", newcomer.firstName);
  await typeUnlessFilled("Last name", newcomer.lastName);
  await typeUnlessFilled("Notice period", newcomer.notice);
  await typeUnlessFilled("Current CTC", String(pay.now * rate));
  await typeUnlessFilled("Expected CTC", String(pay.wanted * rate));
  const national = newcomer.phone.replace(/^\+\d+/, "").replaceAll(/\D/g, "");
  await typeUnlessFilled("Phone", national.padEnd(10, "0").slice(0, 10));
  if (!newcomer.phone.startsWith("+91")) notes.push("the phone's country could not be said");
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
  await hand.press(page.getByRole("button", { name: "Continue" }));
  return { roles, places };
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
  { newcomer, isThorough }: SetUpOptions,
  notes: string[],
): Promise<void> {
  await page.getByRole("heading", { name: "What forms ask most" }).waitFor();
  const rights = page.getByText("Yes, without sponsorship");
  const confirm = page.getByRole("button", { name: "Confirm and continue" });
  await confirm.waitFor();
  if ((await rights.count()) === 0) notes.push("the right to work was not asked");
  else await hand.press(rights.first());
  if (newcomer.pay.currency !== RUPEE) await correctPay(page, hand, newcomer, notes);
  if (isThorough) {
    for (const [question, answer] of THOROUGH) {
      await hand.press(
        page.getByRole("group", { name: question }).getByText(answer, { exact: true }),
      );
    }
  }
  await hand.press(confirm);
  await page.waitForURL(/\/app\/dashboard/);
}

/** What a newcomer who skips nothing says there beside the right to work. */
const THOROUGH = [
  ["Would you relocate for a job?", "Yes"],
  ["How much would you travel?", "A quarter of the time"],
  ["Would you work in shifts?", "By day only"],
  ["Do you have a driving licence?", "Yes"],
] as const;

/** The first screen took rupees: here the currency can be said, and the amounts again. */
async function correctPay(
  page: Page,
  hand: Hand,
  { pay }: Newcomer,
  notes: string[],
): Promise<void> {
  notes.push("pay had to be typed twice, because the first screen takes rupees only");
  const amounts = { "Current pay, a year": pay.now, "Expected pay, a year": pay.wanted };
  for (const [label, amount] of Object.entries(amounts)) {
    await hand.press(page.getByRole("combobox", { name: `Currency of ${label.toLowerCase()}` }));
    await hand.press(page.getByRole("option", { name: pay.currency, exact: true }));
    await hand.type(page.getByRole("textbox", { name: new RegExp(`^${label}`) }), String(amount));
  }
}

async function connect(page: Page, hand: Hand, { portal, email }: SetUpOptions): Promise<void> {
  await hand.press(page.getByRole("button", { name: "Connect Job Platforms" }));
  const dialog = page.getByRole("dialog");
  await hand.press(dialog.getByRole("button", { name: portal }));
  await hand.type(dialog.getByLabel("Email"), email);
  await dialog.getByLabel("Password", { exact: true }).fill(SANDBOX_PASSWORD);
  await hand.press(dialog.getByRole("button", { name: "Connect Platform" }));
  await page.getByText("Platform connected successfully!").waitFor();
}
