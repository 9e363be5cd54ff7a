/** Words for what one would, could or may do, in the languages of forms. */
const WISH =
  /\b(?:willing|interested|open|happy|prepared|comfortable|ready|able|available|availability|agree|consent|accept|aceita\w*|acepta\w*|accett\w*|akkoord|okay|ok|fine|bereit|einverstanden|dispuest[oa]|disponib\w+|disponivel|dispost[oa]|prete?|bereid|beschikbaar)\b|\b(?:can|could|would|will) you\b|\byou (?:can|could|would|will)\b|\b(?:konnen|konnten|kannst|wurden) (?:sie|du)\b|^(?:puedes?|podrias?|pode|poderia|pouvez|pourriez|potrebbe|kun|kunt|kan)\b/;

/** What one has, does or has done, and what there is. */
const FACT =
  /\b(?:did|ever|have|has|had|been|was|were|worked|done|driven|signed|completed|undergone|taken|ran|experienced?|previously|before|now|current|currently|present|presently|already|leave|haben|hast|hatten?|geleistet|gemacht|has trabajado|trabajado|gearbeitet|avez|fait|effectue|hai|ha|fatto|heb|hebt|heeft|gewerkt)\b|\b(?:is|are|was|were|will|would|does|do) there\b|\bdo you (?:\w+ly )?(?:work|drive|run|operate|sign|take|travel|manage|lead|supervise|use)\b|\bja (?:foi|trabalhou|teve|atuou)\b|\bhas sido\b|\bavez vous (?:deja|ete)\b|\bhai (?:gia|mai)\b|^(?:is|was|does)\b(?! (?:it|this|that|dat|dit|das)\b)/;

/** What one would rather. */
const RATHER = /\b(?:like|want|wish|prefer\w*|love)\b/;

/** "Do you have availability for overtime?" is a wish for all its verb. */
const HAS_AVAILABILITY =
  /\b(?:have|hai|avez|cuentas? con|tienes?|tem) (?:the |la |una? )?(?:availability|disponib\w+)\b/g;

/** What one is, or does, said with nothing else. */
const IS_SO =
  /^are you (?:an?|on|in|at|under|bound|subject to|(?!interested|prepared|inclined|disposed|motivated|required|located|based)\w+ed)\b|^(?:leisten|leistest|arbeiten|arbeitest|machen|machst|fahren|fahrst) (?:sie|du)\b|^(?:trabajas?|haces?|conduces?|trabalha|faz|travaillez|faites|lavori|lavora|werkt|werk)\b/;

/** "Are you currently open to overtime?" is one as well. */
const NOW_WILLING =
  /\b(?:currently|now|presently|already) (?=(?:willing|open|interested|available)\b)/g;

const ofWish = (text: string): string =>
  text.replace(HAS_AVAILABILITY, "availability").replace(NOW_WILLING, "");

/** Whose own car it is may come in it. */
const BY_OWN_CAR =
  /\b(?:own|eigen\w*|propi[oa]|propri[oa]|personnel\w*)\b.*\b(?:vervoer|transport|vehicle|car|auto|voiture|coche|carro|macchina)\b/;

/** Whether a folded text asks what is so, or has been. */
export const asksFact = (text: string): boolean => IS_SO.test(text) || FACT.test(ofWish(text));

/** Whether it asks what one would do, which says nothing of what one does, has or has done. */
export const asksWish = (text: string): boolean =>
  WISH.test(text) && !RATHER.test(text) && !asksFact(text) && !BY_OWN_CAR.test(text);

/** Whether it asks what one has, which says nothing of what one would do. */
export const asksHaving = (text: string): boolean =>
  /\b(?:have|own|possess|access)\b/.test(text) &&
  !/\b(?:had|been|was|were|did|ever|willing|open|happy|prepared|comfortable|ready|able|can|could|would|will|work on|working on|use|using)\b/.test(
    text,
  );

/** Whether it asks what may be, of somebody else's doing. */
export const asksPossible = (text: string): boolean =>
  /\b(?:possible|possibility|can|could|options?|allow\w*|available|applicable|policy|buyable)\b/.test(
    text,
  ) && !/\b(?:had|been|was|were|did|ever|willing|have you|you buy|you pay|current\w*)\b/.test(text);

/** Who is asked what they would do is not asked what has never happened to them. */
export const OF_WILL =
  /\b(?:willing|open to|happy to|prepared to|comfortable|ready to|able to|available|agree|plan\w*|intend\w*)\b/;
