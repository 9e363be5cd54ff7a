import { describeAtom } from "../../../tooling/key-tables/key-atoms.ts";
import type { KeyAtom } from "../../../tooling/key-tables/key-atoms.ts";
import type { RunningPortal } from "../../../packages/portals/src/testing/portal.fixture.ts";
import { PLAIN_JOB, SUITE_JOBS } from "../../../packages/portals/src/testing/suite-jobs.fixture.ts";
import { BreakingProxy } from "./breaking-proxy.ts";
import type { SentText } from "./breaking-proxy.ts";
import { FLOWS, Ground } from "./flows.ts";
import type { Flow, FlowResult } from "./flows.ts";
import { hasEnded, judge } from "./judge.ts";
import type { Judgement } from "./judge.ts";
import { renameKey } from "./rename-key.ts";
import { SeenKeys } from "./seen-keys.ts";
import { keysOf } from "./sites.ts";
import type { Site } from "./sites.ts";

/** One way through one drawing of a portal. */
export interface Way {
  readonly drawing: string;
  readonly flow: Flow;
}

/** A key that is met on a way. */
export interface Trial extends Way {
  readonly key: string;
  readonly atom: KeyAtom;
}

export interface TrialResult extends Trial, Judgement {
  /** The page's own scripts threw: then it may be them that failed, and not the driver that told. */
  readonly isPageBroken: boolean;
}

/** As many more jobs as make a search's list longer than a page of any portal: the way to the next page is made of keys, too. */
const CROWD = Array.from({ length: 22 }, (_, nth) => ({
  ...PLAIN_JOB,
  id: String(4_900_000_101 + nth),
  title: `Crowd Engineer ${nth + 1}`,
}));

interface Drawn {
  readonly ground: Ground;
  readonly proxy: BreakingProxy;
}

/** Every way through every drawing of a site. */
export const waysOf = ({ fixture }: Site): Way[] =>
  fixture.variants.flatMap((drawing) => FLOWS.map((flow) => ({ drawing, flow })));

/** One portal of the sandbox, gone over as it is and then with one key after the other renamed. */
export class SiteTrials {
  /** Ways that do not lead to their end before anything is renamed, with what they came to. */
  readonly unfit: string[] = [];
  readonly #site: Site;
  readonly #slowness: number;
  readonly #bases = new Map<string, FlowResult>();
  /** Several of a drawing where several ways are gone at the same time. */
  readonly #drawn = new Map<string, Drawn[]>();
  #portal: RunningPortal | undefined;
  #drawing = "";

  /** `slowness`: how many times as long as on an idle machine is waited for what may not come. */
  constructor(site: Site, slowness = 1) {
    this.#site = site;
    this.#slowness = slowness;
  }

  /** Goes these ways once as they are, and returns the keys that are met on each. */
  async prepare(ways: readonly Way[] = waysOf(this.#site)): Promise<Trial[]> {
    const trials: Trial[] = [];
    for (const way of ways) trials.push(...(await this.meet(way)));
    return trials;
  }

  /**
   * Goes one way as it is and yields the keys that are met on it, in the order given: one key after the other, since to tell
   * whether the pages have a key takes a reading of all of them.
   */
  async meet(
    way: Way,
    inOrder: (keys: readonly KeyAtom[]) => readonly KeyAtom[] = (keys) => keys,
  ): Promise<Iterable<Trial>> {
    const isMet = await this.#goOnce(way);
    const keys = inOrder(keysOf(this.#site));
    return Iterator.from(keys)
      .filter(isMet)
      .map((atom) => ({ ...way, key: describeAtom(atom), atom }));
  }

  /** Goes a way with its key renamed. */
  async run(trial: Trial): Promise<TrialResult> {
    return this.#runOn(await this.#draw(trial.drawing), trial);
  }

  /**
   * Goes all ways, `atOnce` of them at the same time, each as a person of its own and behind a proxy of its own; most of the time a
   * driver waits. `onResult` is told of each as it ends.
   */
  async runAll(
    trials: readonly Trial[],
    { atOnce, onResult }: { atOnce: number; onResult: (result: TrialResult) => void },
  ): Promise<void> {
    // A drawing is everybody's.
    for (const [drawing, group] of Map.groupBy(trials, (trial) => trial.drawing)) {
      const left = group.values();
      const goOn = async (drawn: Drawn): Promise<void> => {
        for (const trial of left) {
          await drawn.ground.getReady(trial.flow);
          onResult(await this.#runOn(drawn, trial));
        }
      };
      const grounds: Drawn[] = [];
      for (let nth = 0; nth < atOnce; nth += 1) grounds.push(await this.#draw(drawing, nth));
      await Promise.all(grounds.map(goOn));
    }
  }

  async #runOn({ ground, proxy }: Drawn, trial: Trial): Promise<TrialResult> {
    const base = this.#bases.get(nameOf(trial));
    if (base === undefined) throw new Error(`${nameOf(trial)} was not gone before`);
    proxy.broken = trial.atom;
    try {
      const result = await ground.run(trial.flow);
      const isPageBroken = result.thrown.length > base.thrown.length;
      return { ...trial, ...judge(base, result), isPageBroken };
    } catch (error) {
      // Exceptions mean a broken connection or browser, and nothing of that is broken here.
      const why = `threw ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`;
      return { ...trial, verdict: "silent", why, isPageBroken: false };
    } finally {
      proxy.broken = undefined;
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#drawn.values()].flat().map(({ proxy }) => proxy.stop()));
  }

  async #open(): Promise<RunningPortal> {
    const portal = await this.#site.fixture.open();
    // A board's list comes whole.
    const isSearched = portal.enter !== undefined;
    await portal.loadJobs(isSearched ? [...SUITE_JOBS, ...CROWD] : SUITE_JOBS);
    return portal;
  }

  async #draw(drawing: string, nth = 0): Promise<Drawn> {
    this.#portal ??= await this.#open();
    if (this.#drawing !== drawing) await this.#portal.setVariant(drawing);
    this.#drawing = drawing;
    const all = this.#drawn.get(drawing) ?? [];
    this.#drawn.set(drawing, all);
    const known = all[nth];
    if (known !== undefined) return known;
    const proxy = new BreakingProxy(this.#portal.baseUrl);
    await proxy.start();
    const ground = new Ground(
      { fixture: this.#site.fixture, slowness: this.#slowness },
      this.#portal,
      proxy.url,
    );
    const drawn = { ground, proxy };
    all.push(drawn);
    return drawn;
  }

  /** Which keys stand on this way's pages, or in its data; none where the way does not lead to its end. */
  async #goOnce(way: Way): Promise<(atom: KeyAtom) => boolean> {
    const { ground, proxy } = await this.#draw(way.drawing);
    if (!ground.has(way.flow)) return () => false;
    const heard: SentText[] = [];
    const seen = new SeenKeys();
    await ground.getReady(way.flow);
    proxy.heard = heard;
    const result = await ground.run(way.flow, seen);
    proxy.heard = undefined;
    this.#bases.set(nameOf(way), result);
    const isFit = hasEnded(result);
    if (!isFit) this.unfit.push(`${nameOf(way)}: ${JSON.stringify(result.facts["end"])}`);
    const isSent = (atom: KeyAtom): boolean =>
      heard.some(
        ({ type, text, isOfScript }) =>
          !(atom.kind === "json" && isOfScript) && renameKey(text, type, atom) !== text,
      );
    return (atom) => isFit && (atom.kind === "json" || seen.has(atom)) && isSent(atom);
  }
}

const nameOf = ({ drawing, flow }: Way): string => `${flow}, ${drawing}`;
