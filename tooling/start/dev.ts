import { spawn } from "node:child_process";
import { join } from "node:path";
import { runProduct } from "./run-product.ts";
import { ROOT } from "./settings.ts";

// The api serves .data/web; Vite rebuilds it on every change. It ends with us.
const vite = spawn(
  process.execPath,
  [
    join(ROOT, "node_modules/vite/bin/vite.js"),
    "build",
    "--watch",
    "--outDir",
    join(ROOT, ".data/web"),
  ],
  { cwd: join(ROOT, "apps/web"), stdio: ["ignore", "ignore", "inherit"] },
);
const exitCode = await runProduct({ isWatching: true });
vite.kill();
process.exit(exitCode);
