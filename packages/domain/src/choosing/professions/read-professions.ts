import { COMPUTING } from "./computing.ts";
import { CRAFTS } from "./crafts.ts";
import { HEALTH } from "./health.ts";
import { OFFICES } from "./offices.ts";
import { PEOPLE } from "./people.ts";
import { SELLING } from "./selling.ts";
import { TRADES } from "./trades.ts";
import { FILLERS, titleWords } from "./title-words.ts";

/** One way to name a profession. */
export interface ProfessionName {
  readonly profession: string;
  /** Every one of them is in the title, in any order. */
  readonly words: readonly string[];
  /** The words name a field of work ("accounts ~"); with any rank's word they name the profession: "Accounts Executive". */
  readonly isField: boolean;
  /** Other professions bear the name, too, in ways that no list holds ("Designer"): it allows of this one and rules out none. */
  readonly isWeak: boolean;
}

/**
 * The professions as they are written in the data files, one a line:
 *
 *     profession = name; name; field ~ > neighbour, neighbour
 *
 * A name is a synonym, an abbreviation, a licence or a title of another country. `field ~` is a name with any rank's word behind or
 * before it ("sales ~": Sales Executive, Head of Sales), `name ?` one that says little ("designer ?"). `dev` stands for developer, engineer and programmer. A neighbour is a
 * profession whose people are often hired for this one; it counts in both directions. The order of lines means nothing.
 */
interface Professions {
  /** Names by their first word. */
  readonly names: ReadonlyMap<string, readonly ProfessionName[]>;
  readonly neighbours: ReadonlyMap<string, ReadonlySet<string>>;
}

/** All professions that are known. Throws where a line is broken or names a neighbour that is none. */
export function readProfessions(text: string): Professions {
  const names = new Map<string, ProfessionName[]>();
  const neighbours = new Map<string, Set<string>>();
  const links: (readonly [string, string])[] = [];
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    const [, profession = "", list = "", near = ""] =
      /^(.+?) = (.+?)(?: > (.+))?$/.exec(line) ?? [];
    if (profession === "") throw new Error(`not a profession: ${line}`);
    if (neighbours.has(profession)) throw new Error(`the profession ${profession} is there twice`);
    neighbours.set(profession, new Set());
    for (const name of list.split(";")) {
      const isField = name.trim().endsWith("~");
      const isWeak = name.trim().endsWith("?");
      const words = titleWords(name.replace(/[~?]/, "")).filter((word) => !FILLERS.has(word));
      const [first] = words;
      if (first === undefined) throw new Error(`an empty name of ${profession}`);
      names.set(first, [...(names.get(first) ?? []), { profession, words, isField, isWeak }]);
    }
    for (const each of near.split(","))
      if (each.trim() !== "") links.push([profession, each.trim()]);
  }
  for (const [one, other] of links) {
    if (!neighbours.has(other)) throw new Error(`${one} has the unknown neighbour ${other}`);
    neighbours.get(one)?.add(other);
    neighbours.get(other)?.add(one);
  }
  return { names, neighbours };
}

/** What the data files hold. */
export const PROFESSIONS = readProfessions(
  [COMPUTING, HEALTH, OFFICES, SELLING, TRADES, PEOPLE, CRAFTS].join("\n"),
);
