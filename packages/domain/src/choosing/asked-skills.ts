import { skillsIn } from "./skills-in.ts";

/** How a sentence about them begins, after what a posting names of somebody's skills. */
export const ALSO_ASKS = "It also asks for";

/** Further names would not be read. */
const MOST = 3;

/** What stands before the names that a posting asks for; the names themselves begin with a capital letter. */
const ASKING =
  /\b(?:experience|knowledge|proficiency|expertise|command|fluency|proficient|skilled|experienced)\s+(?:with|of|in|using)\s+([^.;:()\n]+)/gi;
/** What is welcome or not wanted is not asked for. */
const NOT_ASKED =
  /\b(?:no|not|nor|without|never|bonus|plus|nice[ -]to[ -]have|advantage|preferred|optional|ideally|desirable)\b/i;
const NAME =
  /^(?:[A-Z][\w+#.-]*|\.NET|[a-z]+[A-Z]\w*)(?:\s(?:[A-Z0-9][\w+#.-]*|[a-z]?[A-Z]+\w*)){0,2}$/;
/** Capital letters that name no skill. */
const NO_SKILLS =
  /^(?:English|Hindi|German|French|Spanish|India|Bangalore|Bengaluru|Remote|The|Our|We|You|Your|A|An|It|IT)\b/;

/**
 * Names that a posting asks to know and that are not among somebody's skills: "Kafka" and "Terraform" of "experience with Kafka and
 * Terraform". Only what is plainly asked for, in so many words; at most three.
 */
export function askedBeyond(text: string, skills: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    if (NOT_ASKED.test(sentence)) continue;
    for (const [, names = ""] of sentence.matchAll(ASKING)) {
      for (const part of names.split(/,|\/|&|\band\b|\bor\b/)) {
        const name = part.trim().replace(/[.,]+$/, "");
        if (!NAME.test(name) || NO_SKILLS.test(name) || isHeld(name, skills)) continue;
        found.add(name);
      }
    }
  }
  return [...found].slice(0, MOST);
}

/** Whether it is one of the skills, or a part or a longer name of one: "Node" beside "Node.js". */
function isHeld(name: string, skills: readonly string[]): boolean {
  const lower = name.toLowerCase();
  return (
    skillsIn(name, skills).length > 0 ||
    skills.some(
      (skill) => skill.toLowerCase().includes(lower) || lower.includes(skill.toLowerCase()),
    )
  );
}
