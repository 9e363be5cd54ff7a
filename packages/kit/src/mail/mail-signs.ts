/** A picture that lies in the mail itself: nothing is fetched when it is read. */
interface Sign {
  readonly cid: string;
  readonly filename: string;
  readonly content: Buffer;
}

/** The product's sign on light and on dark ground, 27 px wide at twice its pixels. */
export const MARK = "mark@sendoff";
export const MARK_ON_DARK = "mark-on-dark@sendoff";

const LIGHT =
  "iVBORw0KGgoAAAANSUhEUgAAADYAAAA2CAYAAACMRWrdAAABQElEQVR42u3avQ2DMBAFYJr0jMAIjOAR6GipUjMCG2QEj8AIjMAIjOARCEhGiqwknLGNzeOK" +
  "VwVF+mLnzj9kj/qZISZjGMMYxjCGMSxcxJJ2SWek0Z9dBpZryLBkJqbX0CRhuR4JZQEyo/R3JAOrHEFmJptpGmqUpEeQmS4GbEWNAVFb5Jmws1AknE+YPBG1" +
  "Oy1//fJiJ9/60nAwrqMsKLCSWMnWZwqPo904wEYKrPddnSwyOeCaPZjN/6T1DFOOPe4vLCcuewb9bEp9r/JZFccIlZBU/l1QRUKoraB5gVWJwebPSu0C6xKE" +
  "CRNms096RdycKmqlPtocy0g4Se2t0DDYqQhdPLjc36FBX2pJBbsIht22wG40YY8GYA9zoI/f+MD0Lkfc0JcS0NdI8Bd/0Fe18Jfr/J4HwxjGMIYxLETeJWNa" +
  "S1dCZ3AAAAAASUVORK5CYII=";
const DARK =
  "iVBORw0KGgoAAAANSUhEUgAAADYAAAA2CAYAAACMRWrdAAABQElEQVR42u3aXQ2DMBQFYCQgAQlIqAQkIAEFCw4moRKQgAReeB4SKoFBUpKl2cYtbWk53Ifz" +
  "NLLkW7t7+0P2GF8ZYjKGMYxhDGMYw8JFLGmWtEZq/dllYLmG9EtmYjoNTRKW65FQFiAzSn9HMrDKEWRmspmmoUZJegSZaWPAVtQQELVFngk7C0XC+YTJE1G7" +
  "0/LXLy928q0v9QfjOsqCAiuJlWx9pvA42rUDbKDAOt/VySKTA67eg9n8TxrPMOXY4/7CcuKyp9fPptT3Kp9VcYhQCUnl3wVVJITaCpoXWJUYbP6s1C6wNkGY" +
  "MGE2+6RnxM2polbqo82xjIST1N4KDYOditDFg8v9HRr0pZZUsItg2G0L7EYT9mgA9jAH+viND0zvcsQNfSkBfY0Ef/EHfVULf7nO73kwjGEMYxjDQuQNMZek" +
  "M9IWIIAAAAAASUVORK5CYII=";

const SIGNS: readonly Sign[] = [
  { cid: MARK, filename: "sendoff.png", content: Buffer.from(LIGHT, "base64") },
  { cid: MARK_ON_DARK, filename: "sendoff-dark.png", content: Buffer.from(DARK, "base64") },
];

/** The signs that a mail shows. */
export function signsIn(html: string | undefined): Sign[] {
  return SIGNS.filter(({ cid }) => html?.includes(`cid:${cid}`) === true);
}
