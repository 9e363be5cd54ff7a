import { readConfig } from "./config.ts";
import { startSandbox } from "./sandbox.ts";

const sandbox = await startSandbox(readConfig(process.env)).catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `${JSON.stringify({ level: "error", msg: "sandbox failed to start", reason })}\n`,
  );
  process.exit(1);
});

process.stdout.write(
  `${JSON.stringify({
    level: "info",
    msg: "sandbox listening",
    mailUrl: sandbox.urls.mail,
    smsUrl: sandbox.urls.sms,
    smtpPort: sandbox.smtpPort,
    linkedinUrl: sandbox.urls.linkedin,
    pid: process.pid,
  })}\n`,
);

let isStopping = false;
const stop = async (): Promise<void> => {
  if (isStopping) return;
  isStopping = true;
  await sandbox.close();
  process.exit(0);
};
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());
