import { z } from "zod";
import { Translated } from "./translated.ts";

/** The kinds of control a form can hold, whatever the portal draws them with. */
export const FieldKind = z.enum([
  "text",
  "textarea",
  "integer",
  "decimal",
  "email",
  "tel",
  "url",
  "date",
  "select",
  "radio",
  /** One box: a consent, a statement. */
  "checkbox",
  /** Several boxes under one question. */
  "checkboxes",
  /** A list that allows several choices. */
  "multiselect",
  /** A text box that accepts only a picked suggestion. */
  "typeahead",
  "file",
]);
export type FieldKind = z.infer<typeof FieldKind>;

/** A string, several choices, or the state of a lone checkbox. */
export const FieldValue = z.union([z.string(), z.array(z.string()), z.boolean()]);
export type FieldValue = z.infer<typeof FieldValue>;

/** What a person sees of one question of a form. */
export const FormField = z.object({
  /** The question as a person reads it: doubled labels and "Required" marks removed. */
  question: z.string(),
  kind: FieldKind,
  required: z.boolean(),
  /** Choices in page order, placeholders left out; empty where free text is accepted or they are not known yet. */
  options: z.array(z.string()),
  /** What the control holds now; empty string, empty list or false when nothing. */
  value: FieldValue,
  /** The page's own complaint about this field, or an empty string. */
  error: z.string(),
  /** Heading or fieldset the field stands under, when it adds meaning ("Education", "Voluntary self identification"). */
  section: z.string().optional(),
  hint: z.string().optional(),
  placeholder: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  maxLength: z.number().optional(),
  /** `accept` of a file field. */
  accept: z.string().optional(),
  /** The control's autocomplete token, when the page gives one. */
  autocomplete: z.string().optional(),
  /** The page has fixed the value, and sends it: nobody can answer here. */
  readOnly: z.literal(true).optional(),
});
export type FormField = z.infer<typeof FormField>;

/** Where an answer came from; shown beside every answer on the receipt. */
export const AnswerSource = z.enum([
  "profile",
  "settings",
  "preferences",
  "answer_bank",
  "derived",
  "cv",
  /** The page held it already and it is right. */
  "prefilled",
  /** An optional marketing box left unticked, a "prefer not to say" (DECISIONS D13). */
  "policy",
  "draft",
  /** Written by the user before it was sent, in review mode. */
  "review",
]);
export type AnswerSource = z.infer<typeof AnswerSource>;

export const Answer = z.object({
  value: FieldValue,
  source: AnswerSource,
  /**
   * 0 to 1: how often answers of this kind were right on questions nobody had seen. Below the engine's floor there is no answer
   * at all. People are told in words.
   */
  confidence: z.number().min(0).max(1),
  /** One line for the user: which fact it is and how it follows. */
  why: Translated,
});
export type Answer = z.infer<typeof Answer>;

/** One question of a sent application with the answer that was given, kept as evidence. */
export const GivenAnswer = z.object({
  step: z.string(),
  question: z.string(),
  kind: FieldKind,
  required: z.boolean(),
  options: z.array(z.string()),
  value: FieldValue,
  source: AnswerSource,
  confidence: z.number(),
  why: Translated,
  /** A prefilled wrong value that was corrected (DECISIONS D13). */
  replaced: z.string().optional(),
});
export type GivenAnswer = z.infer<typeof GivenAnswer>;
