/** What one reader of `from-saved/` knows: a subject on which an answer in other words tells. The page on topics is made from these. */
export interface SaidEntry {
  /** The file of the reader, without its ending. */
  reader: string;
  /** What a question on it asks for. */
  means: string;
  /** Where the facts come from. */
  from: string;
  /** What is concluded. */
  concludes: string;
  /** What never is. */
  never: string;
}

/** Every reader of `from-saved/`; asked after the topics have found nothing. */
export const SAID: readonly SaidEntry[] = [
  {
    reader: "work-model",
    means: "whether one would work remotely, in the office or partly in each",
    from: "a saved Yes to a narrower way of it: two days a week in the Berlin office",
    concludes: "Yes to the wider way",
    never: "a No; anything where a place, a share or single days are asked for",
  },
  {
    reader: "residence",
    means: "the title by which one stays in a country: a visa, a permit, a status",
    from: "the title that was answered for that country",
    concludes: "the one choice that is this title in other words; Yes or No to holding it",
    never: "titles of another time, country or person; a right to work that the choice adds",
  },
  {
    reader: "rights-statement",
    means: "whether one may work in a country for anybody",
    from: "a saved statement of citizenship, permanent residence or a visa without limits there",
    concludes: "Yes",
    never: "a No; anything out of a statement that names a limit",
  },
  {
    reader: "heard-of",
    means: "how one heard of an employer or a job",
    from: "what was answered on any job",
    concludes: "the same answer, where it is one of the choices or the words name one employer",
    never: "who referred one",
  },
  {
    reader: "contract-now",
    means: "the kind of contract that one has, or wants",
    from: "what was answered on just that side of it",
    concludes: "the one choice that is this kind in other words or another language",
    never: "the contract that one wants out of the one that one has",
  },
  {
    reader: "extent-wanted",
    means: "whether full time or part time is wanted",
    from: "saved answers that name one of the two",
    concludes: "Yes to that one and No to the other",
    never: "what one had before; a number of hours",
  },
  {
    reader: "licence-class",
    means: "the class of the driving licence",
    from: "the class that was answered for that country",
    concludes: "the one choice that is this class; that a licence is held",
    never: "a licence out of a learner's one",
  },
  {
    reader: "licence-and-car",
    means: "a driving licence and a car at once",
    from: "what was answered on the one and on the other",
    concludes: "Yes where both are, No where one is not",
    never: "a class or a country that the answers do not name",
  },
  {
    reader: "travel",
    means: "whether one would travel within one's own country",
    from: "a saved Yes to travel that names no limit, or the same region",
    concludes: "Yes",
    never: "travel that is abroad, frequent, overnight or of a share of the time; a No",
  },
  {
    reader: "travel-share",
    means: "whether one would travel for a share of the time",
    from: "the share that was chosen as what one would travel",
    concludes: "Yes to no more than that, or that share among choices",
    never:
      "a No; anything where what was chosen names no upper bound; how much one travels or has travelled",
  },
  {
    reader: "days-agreed",
    means: "whether one would work so many days a week, or in the office",
    from: "saved answers on as many days, and on the office",
    concludes: "Yes to no more days than that; No to no fewer than were refused",
    never:
      "hours, shifts or a place that the answers do not name; in how many days one could begin",
  },
  {
    reader: "contract-roles",
    means: "whether one would work on contract, on a third party's payroll or contract-to-hire",
    from: "what was answered on the same kinds",
    concludes: "the same; No to each of several kinds where one or the other was refused",
    never: "Yes to one of several kinds; No to one of several that were refused at once",
  },
  {
    reader: "permit-end",
    means: "the day on which a work permit or the like ends, or whether it is valid for so long",
    from: "the day that was answered, or that stands in the status that was answered, of the same paper and country",
    concludes: "the day; Yes or No by it, save in the very month",
    never: "the day of another paper",
  },
  {
    reader: "fresher",
    means: "the one of fresher and experienced",
    from: "the jobs of the profile",
    concludes: "fresher where all were internships, else experienced",
    never: "anything where no job is listed",
  },
  {
    reader: "mother-tongue",
    means: "the mother tongue",
    from: "the languages of the profile",
    concludes: "the one that is native",
    never: "one of two native ones",
  },
  {
    reader: "other-languages",
    means: "languages besides one that is named",
    from: "the languages of the profile",
    concludes: "the others, or Yes",
    never: "how well they are spoken",
  },
  {
    reader: "language-paper",
    means: "a certificate of a language, of a level or above",
    from: "the certificates of the profile",
    concludes: "Yes where one of that language and level is listed",
    never: "a No; a certificate out of how well one speaks",
  },
  {
    reader: "same-statement",
    means: "voluntary self-identification over choices that are put shorter",
    from: "the statement that was chosen on the same subject",
    concludes:
      "the one choice with the same yes or no that says nothing which the statement does not say",
    never: "a choice that says more",
  },
  {
    reader: "convictions",
    means: "convictions, in the words of an act or of a court",
    from: "a saved yes or no to the same in other words",
    concludes: "the same answer",
    never: "a wider or a narrower question: spent ones, felonies, a span of years",
  },
  {
    reader: "by-letters",
    means: "a short label that is known by its letters: RPPS, CCNL",
    from: "the one saved answer whose question asks for these letters and nothing besides",
    concludes: "the same answer",
    never: "dates, copies or scores of it; the number of somebody else",
  },
  {
    reader: "amount-now",
    means: "how much one has in one's charge now: accounts, people supported, a budget, sites",
    from: "the amount that was answered on the same, or the one number that the present job's description says one manages, runs or is responsible for",
    concludes: "that amount",
    never:
      "the largest ever, a share of it, another time; a target; what the employer or a client has; what things are worth out of how many they are",
  },
  {
    reader: "same-fact",
    means:
      "facts that forms ask for in a few ways: accidents and violations on the road, a DUI, arrears, gaps, a service bond, a laptop, a notice's buyout, work on call or away, overtime, hours that overlap, a background check, adjustments for an interview, protection from measles, papers that were published",
    from: "a saved answer on the same fact, every word of both questions accounted for",
    concludes:
      "the same answer; none in a longer time for a shorter one, and what was refused for each of its kinds",
    never:
      "a Yes to a narrower thing, a longer time, a conviction, what one needs instead of has; what one does or has done out of what one would do, and the other way round; accidents or a backlog at work",
  },
  {
    reader: "named-facts",
    means:
      "whether the present employer may be asked, a telephone or work by targets suits, a certificate of conduct may be asked for; days at home and minutes on the way",
    from: "what was answered to the same in other words or another language",
    concludes: "the same answer; Yes to a way that is shorter than the longest",
    never: "former employers; what one does now out of what one would",
  },
  {
    reader: "week-split",
    means: "whether so many days a week in the office, and the rest at home, suit",
    from: "a saved Yes to days in the office or at home, the days at home that one wants",
    concludes: "Yes to as many days in the office or fewer",
    never: "a No; another city that is named",
  },
  {
    reader: "presence",
    means:
      "whether one would be in an office so many days a week, on named days or in a hybrid way",
    from: "a saved yes or no to days in the office, to a hybrid way of working or to the office at all, or the number of days that was answered, in the city of the job",
    concludes:
      "Yes to as many days or fewer, three at most out of a plain Yes to hybrid; No to as many or more as were refused",
    never: "another city that is named; weekends; a Yes to the office out of one to hybrid work",
  },
  {
    reader: "moving-within",
    means: "whether one would move to a named place or to the job's; that one lives there already",
    from: "a saved yes or no to moving to a country, a state or the same city; the home",
    concludes: "the same for a place within it; the choice that one is local",
    never: "another country; conditions, costs and times of a move",
  },
  {
    reader: "paper-stages",
    means:
      "how far one is with a paper that is earned in stages: its status, its parts, its register, a test of English",
    from: "the status, the parts or the number that was answered, and certificates of single parts",
    concludes:
      "Yes or No to holding it, the one choice of that stage, the parts and how many they are",
    never: "a stage that no answer names; another body's paper; a registration out of a test",
  },
  {
    reader: "licence-number",
    means: "the number of a licence, a registration or a membership",
    from: "the one saved answer on the number of that paper, in that state",
    concludes: "the same number",
    never: "another state's paper; dates of it; the number of somebody else",
  },
  {
    reader: "kept-simply",
    means:
      "an amount by its label or its bound, a weight or a length by its unit, what one has of one's own, work of a refused extent",
    from: "a saved answer of the same telling words, units by any of their names; a Yes to several own things at once",
    concludes: "the amount, whether it meets the bound, the same yes or no",
    never: "the largest or the wanted amount, another time; a thing that was not named",
  },
];
