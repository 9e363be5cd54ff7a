import { readConfig } from "./config.ts";
import { startSandbox, type Sandbox } from "./sandbox.ts";

async function start(): Promise<Sandbox> {
  const config = readConfig(process.env);
  if (config.endsWithStdin) process.stdin.resume().once("end", () => void stop());
  return startSandbox(config);
}

const starting = start();

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const sandbox = await starting;
  await sandbox.close();
  process.exit(0);
}
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());

try {
  const sandbox = await starting;
  const line = {
    level: "info",
    msg: "sandbox listening",
    mailUrl: sandbox.urls.mail,
    smsUrl: sandbox.urls.sms,
    smtpPort: sandbox.smtpPort,
    linkedinUrl: sandbox.urls.linkedin,
    indeedUrl: sandbox.urls.indeed,
    glassdoorUrl: sandbox.urls.glassdoor,
    boardsUrl: sandbox.urls.boards,
    naukriUrl: sandbox.urls.naukri,
    paymentUrl: sandbox.urls.payment,
    pid: process.pid,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  const line = { level: "error", msg: "sandbox failed to start", reason };
  process.stderr.write(`${JSON.stringify(line)}\n`);
  process.exit(1);
}
