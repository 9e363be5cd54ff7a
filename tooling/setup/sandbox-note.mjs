/** What a command with a stage of its own says of it. */
export const SANDBOX_NOTE =
  "It brings its own database, sandbox and data folder; a running npm start is left alone.";
