/** A look ahead rather than back. */
const WISH =
  /\b(would|will|hope|want|wish|eager|keen|excited|excites|look(ing)? forward|interested|interests|interest|like to|love to|learn|learning|drawn|draws|admire|attracted|attracts|appeals?|curious|your|you)\b/;
const CLAIM =
  /\b(i (\w+ly |also |already |currently |now )?(have|had|was|were|did|am (a|an|experienced|skilled|proficient|expert|familiar|fluent|certified|used)|know|use|used|work|worked|build|built|design|designed|develop|developed|lead|led|speak|write|wrote|hold|bring|made|ran|run|own|owned|deliver|delivered|master|mastered|specialise|specialize|studied|joined|knew|met|spent)|my (\w+ )?(\w+ )?(experience|expertise|background|knowledge|skills?|work|years|career|time|projects?|proficiency|degree|studies|friends?|colleagues?)|(experienced|skilled|proficient|expert|fluent|expertise|experience|background|familiar|hands on) (in|with|of|on))\b/;

/** Whether a folded sentence only looks forward to something and claims nothing of its writer. */
export const isWish = (folded: string): boolean => WISH.test(folded) && !CLAIM.test(folded);

/** A past with the employer that is applied to: worked there, knows people there, uses its things. */
const PAST =
  /\b(i|my|we) (\w+ ){0,3}(have|had|was|were|did|worked|used|built|joined|knew|know|met|spent|interned|studied|time|years|friends?|colleagues?|experience)\b(?! would)/;

/** "I worked at Acme"; "my work would help Acme" and "I have followed what you do" are none. */
export function claimsPast(folded: string, name: string): boolean {
  const at = ` ${folded} `.indexOf(` ${name} `);
  const before = folded
    .slice(0, Math.max(0, at))
    .split(/\b(?:would|will|could|can|hope|want|to|because|that|why|which)\b/)
    .at(-1);
  return (
    before !== undefined &&
    PAST.test(before) &&
    /\b(at|for|with|by|in|from|of)(?: the| a| an)? ?$/.test(before.trimEnd())
  );
}
