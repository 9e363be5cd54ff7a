import { once } from "node:events";
import { z } from "zod";
import { runScript } from "./bare-script.ts";
import { SCRIPT_NAMES } from "./scripts/scripts.ts";

const Cookie = z.object({
  name: z.string(),
  value: z.string(),
  domain: z.string(),
  path: z.literal("/"),
  expires: z.literal(-1),
  httpOnly: z.literal(true),
  secure: z.literal(false),
  sameSite: z.literal("Lax"),
});
const Options = z.object({
  script: z.enum(SCRIPT_NAMES),
  accounts: z.array(z.array(Cookie)),
  pictureFolder: z.string().nullable(),
  portalUrl: z.string(),
  chromiumPath: z.string(),
  jobIds: z.array(z.string()),
  parallel: z.number(),
  cvPath: z.string(),
  pauseMs: z.tuple([z.number(), z.number()]).nullable(),
});

/** The script as a process: takes its options from the bench, and closes its browser once the bench has measured it. */
const [message] = await once(process, "message");
const measured = once(process, "disconnect");
await runScript(Options.parse(message), {
  onReady: () => process.send?.({ kind: "ready" }),
  onDone: async (seconds) => {
    process.send?.({ kind: "done", seconds });
    await measured;
  },
});
