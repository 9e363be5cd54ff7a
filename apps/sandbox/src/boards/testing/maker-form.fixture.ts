import type { Locator, Page } from "playwright-core";
import type { Draft } from "../makers/draft.ts";
import { MAKER_FIELDS } from "../makers/fields.ts";
import type { Maker } from "../vendor.ts";
import { APPLICANT, BOARD, ownName, standardNames } from "./makers.fixture.ts";

/** The words of the usual layout and of a changed one. */
const APPLY = /^(?:apply for this job|hand in your papers)$/i;

/** Clicks a link, and waits until the scripts of the page behind it run: they are what its buttons work by. */
async function follow(page: Page, name: string | RegExp): Promise<void> {
  await Promise.all([page.waitForEvent("load"), page.getByRole("link", { name }).first().click()]);
}

interface Flow {
  /** From the list of the company to the form of the job with this title. */
  readonly open: (page: Page, title: string) => Promise<void>;
  readonly submit: string | RegExp;
  readonly next: string | RegExp;
  readonly done: string | RegExp;
  /** Where the file boxes stand, in the order of the questions, if not in the frame of theirs. */
  readonly uploads?: string;
}

export const FLOWS: Readonly<Record<Maker, Flow>> = {
  workable: {
    open: async (page, title) => {
      await page.goto(`/workable/${BOARD}/`);
      await page.getByRole("button", { name: "Accept all" }).click();
      await follow(page, title);
      await follow(page, APPLY);
    },
    submit: /^submit application$|^hand it in$/i,
    next: "Next",
    done: "Your application has been submitted successfully.",
  },
  recruitee: {
    open: async (page, title) => {
      await page.goto(`/recruitee/${BOARD}`);
      await page.getByRole("button", { name: "Allow all" }).click();
      await follow(page, title);
      await page.getByRole("button", { name: "Allow all" }).click();
      await page.getByRole("button", { name: "Apply", exact: true }).click();
    },
    submit: "Send",
    next: "Next",
    done: "All done!",
  },
  personio: {
    open: async (page, title) => {
      await page.goto(`/personio/${BOARD}`);
      await follow(page, title);
      await follow(page, APPLY);
    },
    submit: /^submit application$|^hand it in$/i,
    next: "Next",
    done: "Thank you for your application!",
  },
  teamtailor: {
    open: async (page, title) => {
      await page.goto(`/teamtailor/${BOARD}/jobs`);
      await page.getByRole("button", { name: "Decline all non-necessary cookies" }).click();
      await follow(page, title);
      await page.getByRole("button", { name: "Decline all non-necessary cookies" }).click();
      await page.getByRole("link", { name: APPLY }).click();
    },
    submit: /^submit application$|^hand it in$/i,
    next: "Next",
    done: "Thanks for applying",
    uploads: "input.dz-hidden-input",
  },
  breezy: {
    open: async (page, title) => {
      await page.goto(`/breezy/${BOARD}`);
      await follow(page, title);
      await follow(page, "Apply To Position");
    },
    submit: /^submit application$|^hand it in$/i,
    next: "Continue",
    done: "Application Submitted",
  },
  smartrecruiters: {
    open: async (page, title) => {
      await page.goto(`/smartrecruiters/${BOARD}`);
      await follow(page, title);
      await follow(page, "I'm interested");
    },
    submit: "Submit",
    next: "Next",
    done: "has been submitted",
  },
  rippling: {
    open: async (page, title) => {
      await page.goto(`/rippling/${BOARD}/jobs`);
      await follow(page, title);
      await page.getByRole("button", { name: "Apply now" }).click();
    },
    submit: "Apply",
    next: "Next",
    done: "Thank you for applying",
  },
};

/** A form in a browser, driven as a person would, by what stands in the frame of each question. */
export class MakerForm {
  readonly page: Page;
  readonly maker: Maker;

  constructor(page: Page, maker: Maker) {
    this.page = page;
    this.maker = maker;
  }

  field(name: string): Locator {
    return this.page.locator(`[data-q=${JSON.stringify(name)}]`);
  }

  own(index: number): Locator {
    return this.field(ownName(this.maker, index));
  }

  get submit(): Locator {
    return this.page.getByRole("button", { name: FLOWS[this.maker].submit, exact: true });
  }

  get next(): Locator {
    return this.page.getByRole("button", { name: FLOWS[this.maker].next, exact: true });
  }

  /** Goes on, where the form has steps, until this is in view. */
  async reach(wanted: Locator): Promise<void> {
    await wanted.or(this.next).filter({ visible: true }).first().waitFor();
    while (!(await wanted.isVisible()) && (await this.next.isVisible())) await this.next.click();
    await wanted.waitFor();
  }

  /** Name, address and CV: all that a plain job asks. */
  async fillInPlain(): Promise<void> {
    const names = standardNames(this.maker);
    const entered: [string | undefined, string][] = [
      [names.first, "Asha"],
      [names.last, "Kumar"],
      [names.email, APPLICANT],
      [names.confirm, APPLICANT],
    ];
    for (const [name, text] of entered) {
      if (name !== undefined) await this.type(this.field(name), text);
    }
    await this.attach(this.field(String(names.resume)));
  }

  async fillInEverything(): Promise<void> {
    await this.fillInPlain();
    const { phone } = standardNames(this.maker);
    if (phone !== undefined) await this.type(this.field(phone), "+91 98765 43210");
    for (const name of this.places()) await this.place(this.field(name));
    await this.agreeInView();
    await this.reach(this.own(0));
    await this.type(this.own(0), "4");
    await this.type(this.own(1), "24.5");
    await this.choose(this.own(3), "30 days");
    await this.choose(this.own(4), "No");
    await this.choose(this.own(5), "Evening");
    await this.choose(this.own(6), "Kafka");
    await this.type(this.own(7), "12/01/2026");
    await this.place(this.own(8));
    await this.agree(this.own(9), "I agree to the privacy policy");
    await this.agreeInView();
  }

  /** The maker's own questions that must be answered, of these that are wanted, with their words. */
  #required(isWanted: (draft: Draft) => boolean): [string, string][] {
    return MAKER_FIELDS[this.maker].standard
      .flatMap(([, drafts]) => drafts)
      .filter((draft) => draft.required === true && isWanted(draft))
      .map(({ id, label }) => [id, label]);
  }

  places(): string[] {
    return this.#required(
      ({ kind, label }) =>
        kind === "location" || (kind === "text" && /address|city|location/i.test(label)),
    ).map(([name]) => name);
  }

  consents(): [string, string][] {
    return this.#required(({ kind }) => kind === "consent");
  }

  /** The maker's own consents that this step of the form asks for. */
  async agreeInView(): Promise<void> {
    for (const [name, label] of this.consents()) {
      if (await this.field(name).isVisible()) await this.agree(this.field(name), label);
    }
  }

  async agree(field: Locator, label: string): Promise<void> {
    await this.reach(field);
    if (!(await field.locator("input[type=checkbox]").isChecked())) {
      await field.getByText(label).first().click();
    }
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    const parts = field.locator("input[id$=-month], input[id$=-day], input[id$=-year]");
    if ((await parts.count()) === 3) {
      const entered = text.split("/");
      for (const [nth, part] of entered.entries()) await parts.nth(nth).fill(part);
      return;
    }
    const box = field.locator("input:not([role=combobox]):visible, textarea:visible").first();
    await box.fill((await box.getAttribute("type")) === "date" ? isoOf(text) : text);
  }

  /** Of a drawn list that is open; not every maker says what its rows are. */
  option(name: string): Locator {
    const row = this.page.locator("spl-select-option", { hasText: name });
    return this.page
      .getByRole("option", { name, exact: true })
      .or(row)
      .filter({ visible: true })
      .first();
  }

  /** A native list, a drawn one, or one of the choices that stand in the open. */
  async choose(field: Locator, option: string): Promise<void> {
    await this.reach(field);
    const native = field.locator("select");
    if ((await native.count()) > 0) return void (await native.selectOption({ label: option }));
    const list = field.getByRole("combobox").or(field.locator("button[aria-haspopup=listbox]"));
    if ((await list.count()) > 0) {
      await list.first().click();
      return this.option(option).click();
    }
    return field.getByText(new RegExp(String.raw`^\s*${option}\s*$`, "i")).click();
  }

  async attach(field: Locator, name = "cv.pdf"): Promise<void> {
    await this.reach(field);
    const file = { name, mimeType: "application/pdf", buffer: Buffer.from("%PDF one") };
    const { uploads } = FLOWS[this.maker];
    if (uploads === undefined) return field.locator("input[type=file]").setInputFiles(file);
    const names = await this.page.locator("[data-q][data-w=file]").all();
    const ids = await Promise.all(names.map((each) => each.getAttribute("data-q")));
    const nth = ids.indexOf(await field.getAttribute("data-q"));
    await this.page.locator(uploads).nth(nth).setInputFiles(file);
    await field.getByText(name).waitFor();
  }

  async place(field: Locator): Promise<void> {
    await this.reach(field);
    const box = field.locator("input:visible, textarea:visible").first();
    await box.fill("Pune");
    if ((await box.getAttribute("aria-autocomplete")) !== "list") {
      return box.fill("Pune, Maharashtra, India");
    }
    await this.option("Pune, Maharashtra, India").click();
  }
}

function isoOf(text: string): string {
  const [month, day, year] = text.split("/");
  return `${year}-${month}-${day}`;
}
