/** How well one part of a job fits somebody. */
export interface Fit {
  /** 0 to 1. */
  readonly fit: number;
  /** The sentence that says why. */
  readonly text: string;
  /** So far off that hardly anybody would want the application sent: the part weighs more. */
  readonly isFarOff?: boolean;
  /** False: nothing that a description could say makes it better. */
  readonly mayChange?: boolean;
}
