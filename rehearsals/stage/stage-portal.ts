import type { Person } from "@sendoff/testkit/person";
import type { PortalControl, ReceivedApplication } from "@sendoff/testkit/sandbox";
import type { Stage } from "./stage.ts";

/** A question in the words and kinds that every sandbox portal takes, or takes after its portal here has renamed the kind. */
export interface Asked {
  readonly kind:
    | "text"
    | "textarea"
    | "numeric"
    | "decimal"
    | "phone"
    | "url"
    | "select"
    | "radio"
    | "checkboxes"
    | "consent"
    | "typeahead"
    | "date"
    | "file";
  readonly label: string;
  readonly required: boolean;
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly max_length?: number;
  readonly purpose?: "cover_letter" | "photo";
  readonly help?: string;
  /** By which a later question of the page names this one. */
  readonly key?: string;
  /** Asked only while the question of this key has this answer; left out where a portal cannot do so. */
  readonly shown_if?: { readonly id: string; readonly value: string };
}

/** One job as whoever makes it up thinks of it, on whatever portal. */
export interface JobPlan {
  /** Unlike any other's of its portal. */
  readonly nth: number;
  readonly title: string;
  /** On a board: whose board it is. */
  readonly company: string;
  readonly city: string;
  /** The employer's own questions, page by page. */
  readonly pages: readonly (readonly Asked[])[];
  /** Decides which pages of the portal's own come along; contact and CV alone where it is left out. */
  readonly variety?: number;
}

/** What it takes to use a portal of a stage's sandbox: where it is, how it is given jobs and how a person comes to it. */
export interface StagePortal {
  readonly control: (stage: Stage) => PortalControl;
  /** The job as the portal's catalogue takes it. */
  readonly jobOf: (plan: JobPlan) => object;
  /** Connects the person, at a board to that of `company`, and returns the platform's id. */
  readonly connect: (person: Person, account: string, company: string) => Promise<number>;
  /** Who applied, as the portal's record names them. */
  readonly applicantOf: (person: Person, account: string) => string;
  /** A job's name as its address and so the product has it, where that differs from the catalogue's `id`. */
  readonly listedId?: (job: { readonly id: string; readonly title: string }) => string;
  /** What an employer received as a receipt writes it, where the portal's record keeps it in the words of its page. */
  readonly asReceipt?: (item: ReceivedApplication) => ReceivedApplication;
}
