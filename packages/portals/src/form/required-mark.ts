/**
 * How a label ends that says that its question has to be answered: a star or the word. That these are all the ways is a guess, and the
 * form's own refusal stands behind it.
 */
export const REQUIRED_MARK = /(\*|\(required\)|\brequired)$/i;
