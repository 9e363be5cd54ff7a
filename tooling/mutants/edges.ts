import type { Mutant } from "./mutant.ts";
import { api, db } from "./places.ts";

/** What comes from outside, and what goes out. */
export const EDGE_MUTANTS: readonly Mutant[] = [
  {
    name: "the api answers under any name",
    file: "packages/kit/src/own-host.ts",
    from: 'return isIP(name) !== 0 || name === "localhost" || names.includes(name);',
    to: 'return name !== "" || names.includes(name);',
    test: {
      file: api("app.test.ts"),
      name: "under a name that is not this server's nothing is answered",
    },
  },
  {
    name: "a page of another site reaches the sandbox's switches",
    file: "apps/sandbox/src/foreign-requests.ts",
    from: "INSIDE.test(request.url) && isOfAnotherSite(request)",
    to: "INSIDE.test('') && isOfAnotherSite(request)",
    test: {
      file: "apps/sandbox/src/foreign-requests.test.ts",
      name: "no page of another site reaches a switch",
    },
  },
  {
    name: "a body may be nested without end",
    file: api("plugins/guarded-json.ts"),
    from: "if (depth > MAX_DEPTH)",
    to: "if (depth > 1e9)",
    test: { file: api("modules/user/user.test.ts"), name: "text passes the guards of a body" },
  },
  {
    name: "a spreadsheet runs what somebody wrote",
    file: api("presenters/csv.ts"),
    from: "const neutral = isFormula ? `'${text}` : text;",
    to: "const neutral = isFormula ? text : text;",
    test: { file: api("presenters/csv.test.ts") },
  },
  {
    name: "a file's name is turned round",
    file: api("modules/cv/read-upload.ts"),
    from: 'const printable = last.replaceAll(UNSEEN, "").trim();',
    to: "const printable = last.trim();",
    test: {
      file: api("modules/cv/cv.test.ts"),
      name: "a file's name keeps no character that turns it round",
    },
  },
  {
    name: "a connection that breaks ends the process",
    file: db("client.ts"),
    from: 'client.on("error", (error) => options.onConnectionError?.(error));',
    to: "",
    test: {
      file: db("client.test.ts"),
      name: "a connection that breaks while somebody holds it is told of",
    },
  },
  {
    name: "a full disk is an unknown fault",
    file: db("database-errors.ts"),
    from: 'new Set(["53100", "ENOSPC", "EDQUOT"])',
    to: "new Set<string>()",
    test: {
      file: api("app-faults.test.ts"),
      name: "a full disk is a 507 that says so",
    },
  },
  {
    name: "the lane's browser tells its machine's addresses by WebRTC",
    file: "apps/worker/src/browser/browser-pool.ts",
    from: "await context.addInitScript(REMOVE_WEBRTC);",
    to: "",
    test: { file: "apps/worker/src/browser/browser-pool.test.ts" },
  },
];
