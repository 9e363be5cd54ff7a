import { asksHaving, asksPossible, asksWish } from "./mood.ts";

/** A fact that forms ask for in a few ways. */
export interface SameFact {
  name: string;
  /** What names it; all of it is left out before the other words are looked at. */
  is: RegExp;
  /** What has to stand there as well. */
  needs?: RegExp;
  /** Other words that may stand beside it and change nothing, one at a time. */
  beside: RegExp;
  /** Words with which it is another fact. */
  other?: RegExp;
  /** Words that make it a narrower fact, one at a time. */
  narrows?: RegExp;
  /** "none": something that may never have happened, asked for as a yes or no or as a number; "agreed": what one would do, or has. */
  answer: "none" | "agreed" | "text";
  /** How both questions must ask for what is "agreed"; what one would do, where nothing else is said. */
  asks?: (text: string) => boolean;
  /** Its name holds a word that is otherwise somebody else's ("credit reference bureau"). */
  isOwn?: true;
  /** Who has agreed to kinds of it agrees to the thing, where no kind is named. */
  isOfKinds?: true;
  /** A length in its name is a part of it and no limit. */
  isOfLength?: true;
  /** A narrower fact: none of this is none of that. */
  covers?: string;
}

/** The contrary, or a limit that is a question of its own. */
export const NEGATION =
  /\b(?:not|no|never|without|except|unless|only|nicht|kein\w*|ohne|sin|nunca|pas|sans|non|senza|niet|geen|zonder)\b/;

/** Whether a text asks for what is "agreed" in the way that its fact is asked for. */
export const asksAlike = ({ asks = asksWish }: SameFact, text: string): boolean => asks(text);

/** Of one's work, and not of the road or of one's studies. */
const AT_WORK =
  /\b(?:work\w*|jobs?|roles?|positions?|company|employer|office|team|duty|occupational|projects?|orders?|tickets?|sprint|product)\b/;

/** The more special ones come first. */
export const SAME_FACTS: readonly SameFact[] = [
  {
    name: "preventable accidents",
    is: /\bpreventable (?:dot |vehicle |motor vehicle )?(?:accidents?|crash(?:es)?|collisions?)\b/,
    beside: /^(?:total|involved|cmv|commercial|vehicle)$/,
    other: AT_WORK,
    answer: "none",
  },
  {
    name: "at-fault accidents",
    is: /\bat fault (?:accidents?|crash(?:es)?|collisions?)\b/,
    beside: /^(?:total|involved|vehicle|driving)$/,
    other: AT_WORK,
    answer: "none",
  },
  {
    name: "vehicle accidents",
    is: /\b(?:vehicle|vehicular|motor vehicle|traffic|driving|road|dot recordable|dot) (?:accidents?|crash(?:es)?|collisions?)\b/,
    beside: /^(?:total|involved|while|driving|road)$/,
    other: AT_WORK,
    narrows: /^(?:recordable|serious|injury|fatal)$/,
    answer: "none",
  },
  {
    name: "accidents",
    is: /\b(?:accidents?|crash(?:es)?|collisions?)\b/,
    beside: /^(?:total|involved)$/,
    other: AT_WORK,
    narrows: /^(?:recordable|serious|injury|fatal)$/,
    covers: "vehicle accidents",
    answer: "none",
  },
  {
    name: "moving violations",
    is: /\bmoving (?:traffic )?(?:violations?|citations?|offen[cs]es?)\b/,
    beside: /^(?:total|received|tickets?|convictions?|record)$/,
    narrows: /^(?:serious|major)$/,
    answer: "none",
  },
  {
    name: "traffic violations",
    is: /\btraffic (?:violations?|citations?|tickets?|offen[cs]es?)\b/,
    beside: /^(?:total|received|record)$/,
    narrows: /^(?:serious|major)$/,
    answer: "none",
  },
  {
    name: "dui",
    is: /\b(?:dui|dwi|owi|driving under (?:the )?influence|driving while intoxicated|drink driving)\b/,
    beside: /^(?:alcohol|drugs|offen[cs]es?)$/,
    narrows: /^(?:convict\w*|felony|cmv)$/,
    answer: "none",
  },
  {
    name: "team driving",
    is: /\bteam (?:driving|driver|drive|operations?)\b|\b(?:run|drive|driving|operate) (?:as (?:part of )?|in )?(?:a )?team\b/,
    beside: /^(?:considered?|consider|part|truck)$/,
    answer: "agreed",
  },
  {
    name: "kind of run",
    is: /\b(?:types?|kinds?) of (?:runs?|routes?|hauls?|driving)\b|\b(?:run|route|haul|driving) (?:types?|preference)\b/,
    needs: /\b(?:prefer\w*|rather|desired|looking for)\b/,
    beside: /^(?:prefer|preferred|preference|rather|desired|looking)$/,
    answer: "text",
  },
  {
    name: "notice buyout",
    is: /\b(?:notice (?:period )?buy ?outs?|buy ?outs?|bought out|buy out)\b/,
    needs: /\bnotice\b/,
    beside:
      /^(?:notice|period|possible|possibility|option|options|new|employer|company|next|policy|applicable|allowed|allow|allows|there|from)$/,
    answer: "agreed",
    asks: asksPossible,
  },
  {
    name: "own laptop",
    is: /\b(?:(?:own|personal|working) (?:a |personal |working )*)?(?:laptop|notebook)\b/,
    beside:
      /^(?:initial|first|few|days|start|starting|onboarding|own|online|assessments?|training|trainings|interviews?|classes|sessions?|access|possess|from|home|remote)$/,
    narrows: /^(?:windows|mac|macbook|webcam|camera|gb|ram|i5|i7)$/,
    answer: "agreed",
    asks: asksHaving,
  },
  {
    name: "service bond",
    // An employment contract or agreement is what everybody signs.
    is: /\b(?:(?:service|training) (?:agreement|bond|commitment)|(?:employment )?bond)\b/,
    beside:
      /^(?:sign|signing|serve|accept|bond|agreement|commit|year|selected|candidates?|must|have|company|enter|into|period|minimum|least)$/,
    answer: "agreed",
  },
  {
    name: "arrears",
    is: /\b(?:active |standing |current |pending |existing |live )?(?:backlogs?|arrears?|atkt)\b/,
    // Who has none now may have had some and cleared them.
    other: new RegExp(
      `\\b(?:did|ever|history|had|were|was|been|during|total|cleared|past|previous)\\b|${AT_WORK.source}`,
    ),
    // Not "course" or "degree": whoever had some during it may have cleared them.
    beside: /^(?:date|now|present|moment|time|papers?|subjects?)$/,
    answer: "none",
  },
  {
    name: "career gap",
    is: /\b(?:career|employment|work|professional) (?:gaps?|breaks?)\b|\b(?:gaps?|breaks?) (?:in|of|during) (?:your )?(?:career|employment|work|professional)\b/,
    beside: /^(?:profile|resume|cv|history|experience|career|taken|till|date|so|far)$/,
    // Who has had a gap is not therefore in one.
    other: /\b(?:current|currently|presently|now|take|taking|on an? (?:career|employment|work))\b/,
    narrows: /^(?:long|longer|than|more|greater|least|significant)$/,
    answer: "none",
  },
  {
    name: "on call",
    is: /\bon call(?: and after hours| (?:and|or) out of hours)?\b/,
    beside:
      /^(?:after|hours|roster|rota|rotation|rotations|shifts?|duty|duties|basis|availability)$/,
    narrows: /^(?:weekends?|nights?|overnight|holidays?|24|7)$/,
    answer: "agreed",
  },
  {
    name: "out of hours",
    is: /\b(?:out of (?:office |business )?hours|out of hours work|outside (?:of )?(?:normal |core |regular |standard |your |our )?(?:office|business|working|contracted) hours)\b/,
    beside: /^(?:availability|time|times|short|notice)$/,
    narrows:
      /^(?:occasional|occasionally|sometimes|from|weekends?|evenings?|regular|regularly|frequently|often)$/,
    answer: "agreed",
  },
  {
    name: "away from home",
    is: /\b(?:fifo|fly in fly out)\b/,
    beside: /^(?:away|from|home|roster|rosters|rotation|swing|swings|arrangement)$/,
    narrows: /^\d$/,
    answer: "agreed",
  },
  {
    name: "overtime",
    is: /\b(?:overtime|tiempo extra(?:ordinario)?|horas? extras?|uberstunden|heures supplementaires|lavoro straordinario|straordinari|overuren|overwerk)\b/,
    beside:
      /^(?:quedarte|quedarse|laborar|trabajar|trabajo|disponibilidad|disponible|tiene|tienes|cuenta|cuentas|puede|puedes|podria|podrias|para|con|de|cuando|se|requiera|requiere|necesite|necesario|sea|usted|te|when|if|required|needed|necessary|business|needs|require|sind|sie|bereit|zu|leisten|bei|bedarf|hacer|realizar|faire|prete?|etes|vous|seriez|des|besoin|si|a|al|fare|disposto|disposta|bent|u|je|jij|bereid|om|te|werken|draaien|maken|working|work|hours)$/,
    narrows: /^(?:fines?|semana|weekends?|domingos?|sundays?|nights?|wochenende\w*)$/,
    answer: "agreed",
  },
  {
    name: "adjustments",
    is: /\b(?:reasonable )?(?:adjustments?|accommodations?)\b/,
    needs: /\b(?:interviews?|recruitment|application|selection|hiring|assessment)\b/,
    beside: /^(?:need|require|reasonable|recruitment|process|make|during|because|arrange)$/,
    // What one needs for the interview is not what one needs in the job.
    other: /\b(?:work\w*|jobs?|duties|perform|in (?:the|this|your) (?:role|position))\b/,
    narrows: /^(?:interviews?|application|selection|assessments?|hiring|test|tests)$/,
    answer: "none",
  },
  {
    name: "measles",
    is: /\b(?:nachweis \w+ )?(?:die )?masern(?:immunitat|impfung|schutz|schutzgesetz|schutzimpfung|impfnachweis|schutznachweis|impfschutz)\b/,
    beside:
      /^(?:konnen|kannst|sie|du|den|einen|eine|ein|nach|dem|der|gemass|laut|uber|erforderlichen?|gesetzlich|vorgeschriebenen?|nachweis|vorlegen|erbringen|vollstandigen|gultigen|verfugen|liegt|vor|haben|hast|ihnen|die|des)$/,
    answer: "agreed",
    // Who can show it has it.
    asks: () => true,
  },
  {
    name: "overlap with Eastern Time",
    is: /\boverlap\w* (?:\d+ )?(?:hours )?(?:with )?(?:us |american )?(?:eastern(?: standard| daylight)? time|est|edt|et)\b/,
    beside: /^(?:hours?|least|day|daily|a|overlap|minimum|per|us|eastern|time|zone|core)$/,
    needs: /\bhours?\b/,
    answer: "agreed",
  },
  {
    name: "overlap with Pacific Time",
    is: /\boverlap\w* (?:with )?(?:us |american )?(?:pacific(?: standard| daylight)? time|pst|pdt|pt)\b/,
    beside: /^(?:hours?|least|day|daily|minimum|per|zone|core)$/,
    needs: /\bhours?\b/,
    answer: "agreed",
  },
  {
    name: "overlap with Central European Time",
    is: /\boverlap\w* (?:with )?(?:central european(?: summer)? time|cet|cest)\b/,
    beside: /^(?:hours?|least|day|daily|minimum|per|zone|core)$/,
    needs: /\bhours?\b/,
    answer: "agreed",
  },
  {
    name: "peer-reviewed papers",
    is: /\b(?:published|authored|co authored|publications?|publish)\b/,
    needs: /\bpeer reviewed\b/,
    beside:
      /^(?:papers?|articles?|peer|reviewed|venues?|conferences?|journals?|machine|learning|ml|ai|similar|research)$/,
    narrows: /^(?:neurips|icml|iclr|cvpr|iccv|acl|emnlp|kdd|aaai|first|author)$/,
    answer: "none",
  },
  {
    name: "credit bureau listing",
    is: /\badverse(?:ly)? (?:credit )?list(?:ed|ings?)\b|\blisted adversely\b/,
    needs: /\b(?:credit (?:reference )?bureaus?|crb)\b/,
    beside: /^(?:credit|reference|bureaus?|crb|presently|report)$/,
    // Who is on no list now may have been on one.
    other: /\b(?:ever|been|had|was|past|previously|cleared)\b/,
    isOwn: true,
    answer: "none",
  },
  {
    name: "internet speed",
    is: /\b(?:internet|broadband|download|wifi) (?:connection )?speed\b|\bspeed of (?:your )?(?:primary |main |home )*(?:internet|broadband)(?: connection)?\b|\b(?:internet|broadband) connection\b(?=.*\bmbps\b)/,
    beside: /^(?:mbps|download|internet|connection|primary|main|home|minimum|least|\d{1,4})$/,
    // The second line, and what is sent rather than received, have speeds of their own.
    other: /\b(?:upload|back ?up|secondary|second|mobile|office|required|less|below|under)\b/,
    answer: "text",
  },
  {
    name: "second internet line",
    is: /\b(?:back ?up|secondary|second|redundant|alternative) (?:internet|connection|isp|broadband|wifi)(?: connection| provider| line| source)?\b/,
    beside: /^(?:if|case|main|line|primary|down|goes|fails|outage|outages|internet|connection)$/,
    answer: "agreed",
    asks: asksHaving,
  },
  {
    name: "power of one's own",
    is: /\b(?:back ?up|emergency) (?:power|electricity)(?: supply| source)?\b/,
    beside:
      /^(?:generator|ups|solar|inverter|brownouts?|outages?|interruptions?|cuts?|power|case|if|home)$/,
    answer: "agreed",
    asks: asksHaving,
  },
  {
    name: "vetting by the police",
    is: /\b(?:police|garda) vett?ing\b|\b(?:children ?s )?(?:workers? )?safety checks?\b/,
    beside:
      /^(?:police|garda|go|through|vetting|children|childrens|s|under|workers?|safety|checks?|core|act|2014|undergo|including|complete|consent|agree|required|subject)$/,
    // A safety check of a site is work.
    needs: /\b(?:police|garda|childrens?|workers?)\b/,
    answer: "agreed",
  },
  {
    name: "studying accountancy",
    is: /\bstudying (?:for|towards?) (?:an? |your )?(?:professional )?account(?:ing|ancy) qualifications?\b(?:(?: e g)?(?: or| and)? (?:aat|acca|cima|icaew|cipfa|cpa)){0,6}/,
    beside: /^(?:part|qualified|professional)$/,
    answer: "none",
  },
  {
    name: "drug test",
    is: /\b(?:pre employment )?drug (?:tests?|screens?|screening|testing)\b/,
    beside:
      /^(?:undergo|complete|submit|consent|agree|pass|offers?|employment|contingent|conditional|upon|subject|requires?|required|accordance|local|law|laws|regulations?|applicable|completion|successful|final|all|made|candidates?|1)$/,
    // At random times, with hair or on the road it is another test.
    narrows: /^(?:random|hair|dot|alcohol|annual|periodic)$/,
    answer: "agreed",
  },
  {
    name: "background check",
    is: /\b(?:pre employment |criminal )?background (?:checks?|screening|verification|investigation)\b|\bcriminal (?:records?|history) (?:checks?|screening)\b/,
    beside:
      /^(?:undergo|complete|submit|consent|agree|offers?|employment|contingent|conditional|upon|subject|requires?|required|accordance|local|law|laws|regulations?|applicable|completion|successful|final|all|made|candidates?|hire|hires|new|1|condition|pass|must|clear|criminal)$/,
    narrows: /^(?:fingerprint\w*|credit|financial|drug|records?)$/,
    isOfKinds: true,
    answer: "agreed",
  },
];
