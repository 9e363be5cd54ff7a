import { PLATFORM_IDS } from "@sendoff/contract/constants";
import type { Profile } from "@sendoff/contract/profile";
import { routes } from "@sendoff/contract/routes";
import { payRecharge, type Person, PREFERENCES, SANDBOX_PASSWORD } from "@sendoff/testkit/person";
import { arriveReady, newAddress, UNTIL_APPLIED_MS } from "./arrive.ts";
import type { Product } from "./product.ts";
import { readFigures } from "./read-figures.ts";
import { expect, test } from "./test.ts";

const SOME = [PLATFORM_IDS.linkedin, PLATFORM_IDS.indeed] as const;
const READINGS = 3;
const STEPS_BETWEEN = 3;

/** In how many places at least a figure is read in any state: one that cannot be found any more is not passed over. */
const LEAST_PLACES: Readonly<Record<string, number>> = {
  "what waits for the person": 11,
  "applications today": 5,
  "the wallet's balance": 11,
  credits: 2,
  "job preferences are there": 3,
  "sections that are complete": 2,
};

/** Random numbers in [0, 1) that a seed brings back (a linear congruential generator, for tests that only have to differ). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** What a person may do, through the calls of the screens. */
class History {
  readonly #person: Person;
  readonly #product: Product;
  readonly #random: () => number;
  readonly #connected = new Set<number>();
  readonly did: string[] = [];

  constructor(person: Person, product: Product, random: () => number) {
    this.#person = person;
    this.#product = product;
    this.#random = random;
  }

  /** One thing more. */
  async step(): Promise<void> {
    const acts = [
      () => this.#run(),
      () => this.#run(),
      () => this.#recharge(),
      () => this.#schedule(),
      () => this.#prefer(),
      () => this.#review(),
    ];
    this.did.push(await (this.#connected.size === 0 ? this.#connect() : this.#pick(acts)()));
  }

  #pick<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.#random() * values.length)];
    if (value === undefined) throw new Error("Nothing to pick from");
    return value;
  }

  async #connect(): Promise<string> {
    const platform = this.#pick(SOME);
    await this.#person.connect(platform, newAddress("figures"), SANDBOX_PASSWORD);
    this.#connected.add(platform);
    return `connect ${platform}`;
  }

  async #run(): Promise<string> {
    const platform = this.#pick(SOME);
    if (!this.#connected.has(platform)) return this.#connect();
    await this.#person.update({ filters: PREFERENCES });
    const goal = 1 + Math.floor(this.#random() * 2);
    // Without a credit none starts.
    const id = await this.#person.apply(platform, goal).catch(() => undefined);
    if (id !== undefined) await this.#person.waitForRun(id, UNTIL_APPLIED_MS);
    return `run for ${goal} on ${platform}`;
  }

  async #recharge(): Promise<string> {
    const dollars = 5 + Math.floor(this.#random() * 40);
    const txnid = await payRecharge(this.#person, this.#product.payment.url, dollars);
    await this.#product.payment.post(txnid, "return");
    return `recharge ${dollars}`;
  }

  async #schedule(): Promise<string> {
    await this.#person.update({ filters: PREFERENCES });
    // All at one time, as the page saves them, and hours away: none begins while the pages are read.
    const hour = (new Date(Date.now() + 5.5 * 3_600_000).getUTCHours() + 6) % 24;
    const body = [...this.#connected].map((platform) => ({
      platform_id: platform,
      frequency: "DAILY",
      application_goal: 1 + Math.floor(this.#random() * 4),
      start_time: `${String(hour).padStart(2, "0")}:00:00`,
      end_date: null,
    }));
    await this.#person.call(routes.updateSchedule, { body });
    return `schedule ${body.map((each) => each.application_goal).join(" and ")}`;
  }

  async #prefer(): Promise<string> {
    const { roles, locations } = PREFERENCES;
    const filters = this.#pick([PREFERENCES, { roles, locations: [] }, { roles: [], locations }]);
    await this.#person.update({ filters });
    return `prefer ${filters.roles.length} roles in ${filters.locations.length} places`;
  }

  async #review(): Promise<string> {
    const [platform] = this.#connected;
    const is_on = this.#random() < 0.5;
    await this.#person.call(routes.setReviewMode, { body: { platform_id: platform, is_on } });
    return `review ${is_on ? "on" : "off"}`;
  }
}

test("after any history every screen says each figure as the others do", async ({
  page,
  product,
}) => {
  const seed = Number(process.env["FIGURES_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
  process.stdout.write(`a history of figures on screens, FIGURES_SEED=${seed}\n`);
  const withoutTitle = (profile: Profile): Profile => ({
    ...profile,
    jobPrefs: { jobTitle: "", industry: "" },
  });
  const person = await arriveReady(page, product, "figures", withoutTitle);
  const history = new History(person, product, seeded(seed));
  for (let reading = 0; reading < READINGS; reading += 1) {
    for (let step = 0; step < STEPS_BETWEEN; step += 1) await history.step();
    const after = `FIGURES_SEED=${seed}, after ${history.did.join("; ")}`;
    for (const [figure, places] of Object.entries(await readFigures(page))) {
      const [first] = Object.values(places);
      const agreed = Object.fromEntries(Object.keys(places).map((place) => [place, first]));
      expect.soft(places, `${figure}, ${after}`).toEqual(agreed);
      const { length } = Object.keys(places);
      expect.soft(length, `places of ${figure}`).toBeGreaterThanOrEqual(LEAST_PLACES[figure] ?? 0);
    }
  }
});
