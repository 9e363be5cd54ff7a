import { asksHaving } from "./mood.ts";
import type { SameFact } from "./same-facts.ts";

/** Facts of one's work, papers and gear that forms ask for in a few ways; read as those of `same-facts.ts` are. */
export const MORE_FACTS: readonly SameFact[] = [
  {
    name: "turnover of one's charge",
    is: /\b(?:annual |yearly )?(?:sales |store |shop |branch )?(?:turnover|revenue|sales volume)\b/,
    needs: /\b(?:store|shop|branch|restaurant|department|site|business|location)\b/,
    beside:
      /^(?:sales|annual|yearly|current|currently|present|manage|managed|managing|run|running|store|shop|branch|restaurant|department|site|business|location|approximate|approximately|value|size|average|approx)$/,
    // What one has raised it by, and that of a job before, are others.
    other:
      /\b(?:increase\w*|grow\w*|grew|improve\w*|target|previous|last|former|staff|employee|labou?r|rate)\b/,
    answer: "text",
  },
  {
    name: "share of the quota",
    is: /\bquotas?\b/,
    needs: /\b(?:attain\w*|achiev\w*|percent\w*|hit|met|reach\w*)\b/,
    beside:
      /^(?:attain\w*|achiev\w*|percent|percentage|hit|met|reach\w*|average|avg|sales|personal|individual|typical|typically)$/,
    other: /\b(?:team|annual target|size|amount|worth|value|quarterly|exceed\w*)\b/,
    answer: "text",
  },
  {
    name: "150 hours of study",
    is: /\b150 (?:semester |credit |semester credit |college )?(?:hours?|credits?)\b/,
    needs: /\bcpa\b/,
    beside:
      /^(?:cpa|education|educational|requirements?|licensure|licen[cs]e|licen[cs]ing|semester|credits?|college|met|meet|meets|complete|completed|satisfied|satisfy|eligibility|exam|needed|required|obtain\w*|certification|hour|hours)$/,
    other: /\b(?:will|plan\w*|when|expect\w*|intend\w*)\b/,
    answer: "none",
  },
  {
    name: "extension of the training after a degree in science",
    is: /\b(?:24 month )?stem opt(?: extension)?\b/,
    needs: /\b(?:eligib\w*|qualif\w*)\b/,
    beside:
      /^(?:eligible|eligibility|qualify|qualifies|qualified|extension|24|month|f1|status|visa)$/,
    other: /\b(?:used|applied|approved|received|already)\b/,
    isOfLength: true,
    answer: "none",
  },
  {
    name: "internet at home",
    is: /\b(?:(?:reliable|high ?speed|high speed|fast|stable|strong|broadband|wired|fiber|fibre) )+(?:internet|broadband|wi ?fi|internet connection)(?: connection| access| service)?\b/,
    beside:
      /^(?:home|access|connection|reliable|stable|speed|high|from|house|residence|dedicated|remote|remotely)$/,
    narrows: /^(?:mbps|\d+|wired|ethernet|fiber|fibre|backup)$/,
    answer: "agreed",
    asks: asksHaving,
  },
  {
    name: "room to work at home",
    is: /\b(?:(?:dedicated|private|quiet|suitable|secure|separate|distraction free|home|and) )+(?:work ?space|work space|work area|office space|office|working space|workstation|room)\b/,
    needs: /\b(?:home|house|residence|remote\w*|workspace|work space)\b/,
    beside:
      /^(?:home|quiet|private|dedicated|space|area|free|from|distractions?|house|residence|place|where|remote|remotely|office)$/,
    answer: "agreed",
    asks: asksHaving,
  },
  {
    name: "test of one's trade",
    is: /\b(?:tests?|assessments?|challenges?|exercises?)\b/,
    needs: /\b(?:coding|skills?|typing|technical|practical|aptitude)\b/,
    beside:
      /^(?:complete|undergo|part|during|process|interview|recruitment|hiring|application|pre|employment)$/,
    narrows:
      /^(?:coding|skills?|typing|technical|practical|online|written|aptitude|hours?|paid|unpaid|home|proctored)$/,
    answer: "agreed",
  },
];
