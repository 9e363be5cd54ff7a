// Words of a private dialect that are gone, with what the field calls the thing. No name of a file or in code has them again.
// They are written as a name is split: "own-word" stands for ownWord, OwnWordRow and own-word.ts.
export const GONE_WORDS: ReadonlyMap<string, string> = new Map([
  ["told", "labelled, reported, shown or sent: what was done with it"],
  ["abreast", "side by side"],
  ["likeness", "score"],
  ["titleness", "titleScore"],
  ["degreeness", "degreeScore"],
  ["own-word", "user-reported outcome"],
  ["own-act", "user action"],
  ["hindered", "blocked"],
  ["hindrance", "blocked outcome"],
  ["lacks", "missing fields"],
  ["hand-on", "transfer"],
  ["let-go", "release"],
  ["take-back", "reversal"],
  ["taking-back", "reversal"],
  ["taken-back", "reversal"],
  ["give-back", "undone reversal, release or return"],
  ["enclosure", "attachment"],
  ["enclose", "attach"],
  ["doubt", "unconfirmed"],
  ["doubtful", "unconfirmed"],
  ["doubted", "unconfirmed"],
  ["look-applied", "verify submission"],
  ["applied-look", "submission verification"],
  ["look-schedule", "verification schedule"],
  ["twin", "duplicate"],
  ["lane-stay", "lane turn"],
  ["stay-end", "lane turn's end"],
  ["in-stay", "lane turn"],
  ["door", "sign-in, server or link: what it leads to"],
]);

// Words that no text has that a user reads, with what `docs/voice.md` says instead. The operators' console and the code may have them.
export const GONE_FROM_TEXTS: ReadonlyMap<string, string> = new Map([
  ["portal", "platform"],
  ["पोर्टल", "प्लेटफ़ॉर्म"],
]);
