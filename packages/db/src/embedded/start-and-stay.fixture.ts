import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";

// The parent that the tests kill: starts a server on the folder of its first argument, says so, and stays.
const server = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? "",
  port: 0,
  log: () => undefined,
});
process.stdout.write(`${JSON.stringify({ url: server.url, pid: server.pid })}\n`);
setInterval(() => undefined, 60_000);
