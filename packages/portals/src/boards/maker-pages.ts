import type { RawVariant } from "../in-page/variants.ts";

/** As `PageThings` of the page scan, which knows sessions and so, by their manifests, these makers. */
type PageThings = Readonly<Record<string, readonly RawVariant[]>>;

/** How the form of a maker is worked that has no page object of its own: by roles and words, after the few keys that are known. */
export interface GeneralForm {
  /** What holds the form; an empty text: the `form` around its main button, else what holds its questions. */
  readonly root: string;
  /** Selectors of the buttons that send and that lead to the next step; empty texts: by their words alone. */
  readonly submit: string;
  readonly next: string;
  /** What opens the form, where its address shows none yet. Pressed once at most. */
  readonly openers: readonly RawVariant[];
  /** What opens the file chooser for a CV whose input is not in the form. */
  readonly cvTrigger: readonly RawVariant[];
  /** Every place for a file that opens a file chooser, that of the CV included; empty where files have inputs. */
  readonly fileTrigger: string;
  /** What shows that such a CV has arrived; its file's name does everywhere. */
  readonly cvDone: readonly RawVariant[];
}

/** How one maker's pages are found and read. Ids and classes: portal facts, section 4. */
export interface MakerPages {
  /** Under the company's board. */
  readonly jobPath: (id: string) => string;
  /** Where its jobs are listed; the board's own address where it is left out. */
  readonly listPath?: string;
  readonly formPath: (id: string) => string;
  /** A job's id in its address. */
  readonly jobId: RegExp;
  /** How a list draws a job, the surest first. */
  readonly cards: readonly {
    readonly item: string;
    readonly title: string;
    readonly place: string;
  }[];
  /** The place among the words beside a job's title. */
  readonly placeOf: (words: string) => string;
  readonly list: PageThings;
  /** How many jobs a full page of the list has, where that is known: another follows it. */
  readonly pageSize?: number;
  readonly job: PageThings;
  readonly form: PageThings;
  /** The root of the form, for the form reader. */
  readonly formRoot: string;
  /** "Title @ Company" as the document's title says it. */
  readonly documentTitle: RegExp;
  /** Boxes that read a CV to fill the form from it: no question, unless the form has no other place for a CV. */
  readonly autofill?: readonly string[];
  /** Set for makers that the general driver works. */
  readonly general?: GeneralForm;
}
