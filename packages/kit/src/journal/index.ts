export { type JournalPlace, journalPlace, journalVariables, openJournal } from "./open-journal.ts";
export type { SubmitJournal, SubmitRecord } from "./submit-journal.ts";
