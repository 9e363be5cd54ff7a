/** Commands that keep an installation with the embedded database safe (docs/operations.md). */

/** @type {readonly import("./commands.mjs").Command[]} */
export const backupCommands = [
  {
    name: "backup",
    options: { keep: "text" },
    script: "tooling/backup/backup.ts",
    needs: [],
    places: "home",
    answersOnStdout: false,
    summary: "copy the embedded database, files and secrets into BACKUP_DIR",
    help: `npm run backup [-- --keep N]

Copies the embedded database, CVs, pictures and secrets into BACKUP_DIR, while Sendoff runs or is stopped. Set BACKUP_DIR for npm start
too: it archives the database's log there all the time, so that any moment after a backup can be restored and half a minute is
lost at most together with the disk. For a database of your own (DATABASE_URL) see docs/operations.md.

  --keep N      how many copies of the database are kept, the newest ones (7)

  BACKUP_DIR=/mnt/backup/sendoff   a folder on another disk`,
  },
  {
    name: "restore",
    options: { to: "text" },
    script: "tooling/backup/restore.ts",
    needs: [],
    places: "home",
    answersOnStdout: false,
    summary: "put the embedded database back to an earlier time",
    help: `npm run restore -- --to TIME

Puts the embedded database back to TIME from BACKUP_DIR, while Sendoff is stopped, with the secrets and files that are gone. What is
there is not overwritten: the database as it was is set aside. The next npm start holds it against the journal of submits before
anything is sent, so that nothing goes out twice.

  --to TIME     with its zone, as 2026-11-27T18:30:00Z or 2026-11-28T00:00+05:30, or latest: all there is

  BACKUP_DIR=/mnt/backup/sendoff   where npm run backup has written`,
  },
];
