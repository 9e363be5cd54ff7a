import { driverKeysOf } from "../key-tables/compare.ts";
import { describeAtom } from "../key-tables/key-atoms.ts";
import type { KeyAtom } from "../key-tables/key-atoms.ts";
import { PORTAL_PLACES, SHARED_PLACES } from "../key-tables/places.ts";
import type { RunningPortal } from "../../packages/portals/src/testing/portal.fixture.ts";
import { SUITE_JOBS } from "../../packages/portals/src/testing/suite-jobs.fixture.ts";
import { BreakingProxy } from "./breaking-proxy.ts";
import type { SentText } from "./breaking-proxy.ts";
import { FLOWS, Ground } from "./flows.ts";
import type { Flow, FlowResult } from "./flows.ts";
import { judge } from "./judge.ts";
import type { Judgement } from "./judge.ts";
import { renameKey } from "./rename-key.ts";
import type { Site } from "./sites.ts";

/** A key in one drawing of a portal, on one way through it. */
export interface Trial {
  readonly key: string;
  readonly atom: KeyAtom;
  readonly drawing: string;
  readonly flow: Flow;
}

export interface TrialResult extends Trial, Judgement {
  /** The page's own scripts threw: then it may be them that failed, and not the driver that coped. */
  readonly isPageBroken: boolean;
}

/** All keys that a table's driver looks for, its own and those of any form. */
export function keysOf(table: string): KeyAtom[] {
  const places = PORTAL_PLACES.find((each) => each.table === table);
  const all = [...(places === undefined ? [] : [places]), SHARED_PLACES].flatMap(driverKeysOf);
  return [...new Map(all.map(({ atom }) => [describeAtom(atom), atom])).values()];
}

/** One portal of the sandbox, gone over as it is and then with one key after the other renamed. */
export class SiteTrials {
  /** Ways that end otherwise than they should before anything is renamed. */
  readonly unfit: string[] = [];
  readonly #site: Site;
  readonly #bases = new Map<string, FlowResult>();
  readonly #grounds = new Map<string, { ground: Ground; proxy: BreakingProxy }>();
  #portal: RunningPortal | undefined;
  #drawing = "";

  constructor(site: Site) {
    this.#site = site;
  }

  /** Goes every way once, and lists the trials: each key where it is met first. */
  async prepare(): Promise<Trial[]> {
    this.#portal = await this.#site.fixture.open();
    await this.#portal.loadJobs(SUITE_JOBS);
    const trials = new Map<string, Trial>();
    const keys = keysOf(this.#site.table);
    for (const drawing of this.#site.fixture.variants) {
      for (const flow of ["search", ...FLOWS.filter((each) => each !== "search")] as const) {
        const heard = await this.#base(drawing, flow);
        for (const atom of heard === undefined ? [] : keys) {
          const key = describeAtom(atom);
          const id = `${key} ${flow}`;
          if (!trials.has(id) && isMet(heard ?? [], atom)) trials.set(id, { key, atom, drawing, flow });
        }
      }
    }
    return [...trials.values()];
  }

  async run(trial: Trial): Promise<TrialResult> {
    const { ground, proxy } = await this.#groundOf(trial.drawing);
    const base = this.#bases.get(`${trial.drawing} ${trial.flow}`);
    if (base === undefined) throw new Error(`${trial.flow} was not gone before`);
    proxy.broken = trial.atom;
    try {
      const result = await ground.run(trial.flow);
      const isPageBroken = result.thrown.length > base.thrown.length;
      return { ...trial, ...judge(base, result), isPageBroken };
    } finally {
      proxy.broken = undefined;
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#grounds.values()].map(({ proxy }) => proxy.stop()));
  }

  async #groundOf(drawing: string): Promise<{ ground: Ground; proxy: BreakingProxy }> {
    if (this.#portal === undefined) throw new Error("Not prepared");
    if (this.#drawing !== drawing) await this.#portal.setVariant(drawing);
    this.#drawing = drawing;
    const known = this.#grounds.get(drawing);
    if (known !== undefined) return known;
    const proxy = new BreakingProxy(this.#portal.baseUrl);
    await proxy.start();
    const made = { ground: new Ground(this.#site.fixture, this.#portal, proxy), proxy };
    this.#grounds.set(drawing, made);
    return made;
  }

  /** What the portal sent on this way; undefined where the way does not lead to its end. */
  async #base(drawing: string, flow: Flow): Promise<SentText[] | undefined> {
    const { ground, proxy } = await this.#groundOf(drawing);
    if (!ground.has(flow)) return undefined;
    proxy.heard = [];
    const result = await ground.run(flow);
    const { heard } = proxy;
    proxy.heard = undefined;
    const { end } = result.facts;
    const isFit = JSON.stringify(end ?? "").match(/confirmed|signed_in|refused|exhausted|^""$/) !== null && !JSON.stringify(end ?? "").includes("unconfirmed");
    if (!isFit) this.unfit.push(`${drawing}, ${flow}: ${JSON.stringify(end)}`);
    this.#bases.set(`${drawing} ${flow}`, result);
    return isFit ? heard : undefined;
  }
}

const isMet = (heard: readonly SentText[], atom: KeyAtom): boolean =>
  heard.some(({ type, text }) => renameKey(text, type, atom) !== text);
