import { once } from "node:events";
import { z } from "zod";
import { runScript } from "./bare-script.ts";

const Options = z.object({
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
  onSignedIn: () => process.send?.({ kind: "signed_in" }),
  onDone: async (seconds) => {
    process.send?.({ kind: "done", seconds });
    await measured;
  },
});
