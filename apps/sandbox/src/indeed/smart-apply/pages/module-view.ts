import { randomBytes } from "node:crypto";
import type { Markup } from "../../../markup.ts";
import { trusted } from "../../../markup.ts";
import { hashText } from "../../../seeded-random.ts";
import type { Module } from "../form-model.ts";
import { lookHash, type LookName } from "./looks.ts";

/** The part of the page that a step is put into. */
export interface Mosaic {
  /** `#mosaic-<zone>` */
  zone: string;
  /** `#mosaic-provider-module-apply-<provider>` */
  provider: string;
}

const CONTACT: Mosaic = { zone: "contactInfoModule", provider: "contact-info" };
const QUESTIONS: Mosaic = { zone: "questionsModule", provider: "questions" };
const RESUME: Mosaic = { zone: "resumeModule", provider: "resume" };

/** Contact, address, CV, questions and experience as captured (2.1); where the other pages stand is a guess. */
export const MOSAICS: Record<Module, Mosaic> = {
  contact: CONTACT,
  location: CONTACT,
  resume: { zone: "resumeSelectionModule", provider: "resume-selection" },
  questions: QUESTIONS,
  qualifications: QUESTIONS,
  experience: RESUME,
  work_history: RESUME,
  education: RESUME,
  intervention: { zone: "interventionModule", provider: "intervention" },
};
export const REVIEW_MOSAIC: Mosaic = { zone: "previewModule", provider: "preview" };
export const DONE_MOSAIC: Mosaic = { zone: "postApplyModule", provider: "post-apply" };

/** What one drawing of a step knows: the classes of its looks, and ids that are new at every load. */
export interface ModuleView {
  /** A class attribute, with a blank before it. */
  look(name: LookName): Markup;
  /** The class names of a look hash that is no fixed one. */
  classOf(hash: string): string;
  /** An id of the shape `:r<1 to 3 letters or digits>:`. */
  reactId(): string;
}

/** `firstId` keeps the ids of a part that is drawn later apart from those of its page. */
export function createModuleView(provider: string, firstId = 0): ModuleView {
  const salt = randomBytes(1).toString("hex").charAt(0);
  let id = firstId;
  const classOf = (hash: string): string => {
    const component = hashText(`${provider}:${hash}`).toString(36).padStart(7, "0").slice(0, 7);
    return `mosaic-provider-module-apply-${provider}-${hash} e${component}${hashText(hash) % 40}`;
  };
  return {
    classOf,
    look: (name) => trusted(` class="${classOf(lookHash(name))}"`),
    reactId: () => `:r${(id++).toString(32)}${salt}:`,
  };
}
