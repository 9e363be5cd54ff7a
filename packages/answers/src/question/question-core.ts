const LEADS = [
  "please",
  "kindly",
  "bitte",
  "veuillez",
  "merci de",
  "por favor",
  "kripya",
  "enter",
  "provide",
  "provide us with",
  "specify",
  "state",
  "share",
  "mention",
  "indicate",
  "give",
  "give us",
  "tell us",
  "let us know",
  "confirm",
  "select",
  "choose",
  "fill in",
  "type",
  "type in",
  "add",
  "input",
  "write",
  "list",
  "geben sie",
  "nennen sie",
  "indiquer",
  "indiquez",
  "saisir",
  "saisissez",
  "renseignez",
  "indique",
  "indica",
  "ingrese",
  "introduzca",
  "what is",
  "what are",
  "which is",
  "wie lautet",
  "wie ist",
  "was ist",
  "welches ist",
  "quel est",
  "quelle est",
  "quelles sont",
  "quels sont",
  "cual es",
  "cuales son",
  "your",
  "the",
  "a",
  "an",
  "my",
  "ihre",
  "ihren",
  "ihr",
  "ihrem",
  "deine",
  "dein",
  "votre",
  "vos",
  "ton",
  "tu",
  "su",
  "aapka",
  "aapki",
  "apka",
  "apki",
  "candidate",
  "candidates",
  "applicant",
  "applicants",
];
const TAILS = [
  "without country code",
  "with country code",
  "including country code",
  "here",
  "below",
  "please",
  "kindly",
  "if any",
  "if applicable",
  "if available",
  "ein",
  "an",
  "kya hai",
  "kya h",
  "hai",
  "batayein",
  "bataye",
  "as per passport",
  "as per aadhaar",
  "as per your id",
  "as on your id",
  "as it appears on your id",
];

/** Takes off leading and trailing words that only address the reader, as long as something remains. */
export function coreOf(text: string): string {
  let core = text;
  for (let changed = true; changed;) {
    changed = false;
    for (const lead of LEADS) {
      if (core.startsWith(`${lead} `)) {
        core = core.slice(lead.length + 1);
        changed = true;
      }
    }
    for (const tail of TAILS) {
      if (core.endsWith(` ${tail}`)) {
        core = core.slice(0, -tail.length - 1);
        changed = true;
      }
    }
  }
  return core;
}
