import { relative } from "node:path";
import { ROOT, type StartSettings } from "./settings.ts";

/** What runs where, the app's address first. */
export function readyTable(settings: StartSettings, databasePlace: string): string {
  const base = settings.sandboxPortBase;
  const sandbox = [
    ["Mailbox", `http://127.0.0.1:${base}/mail`, "every e-mail of the sandbox, sign-in codes too"],
    ["LinkedIn", `http://127.0.0.1:${base + 1}`, "the sandbox's stand-in"],
    ["Indeed", `http://127.0.0.1:${base + 2}`, "the sandbox's stand-in"],
    ["Glassdoor", `http://127.0.0.1:${base + 3}`, "the sandbox's stand-in"],
    [
      "Boards",
      `http://127.0.0.1:${base + 4}`,
      "company boards; under Platforms add https://boards.greenhouse.io/kaveri-systems",
    ],
    ["Naukri", `http://127.0.0.1:${base + 6}`, "the sandbox's stand-in"],
    ["Payments", `http://127.0.0.1:${base + 5}`, "the sandbox's payment page: no money moves"],
    ["SMTP", `127.0.0.1:${base - 25}`, "takes the e-mails"],
  ];
  const api = [
    ["App", `http://localhost:${settings.port}`, "open this"],
    ["API", `http://localhost:${settings.port}/docs`, "every call, to be tried"],
  ];
  const metrics = ["Metrics", `http://127.0.0.1:${settings.metricsPort}/metrics`, "for Prometheus"];
  const worker = ["Worker", `http://127.0.0.1:${settings.workerPort}/health`, "drives the browser"];
  const runs = (name: "api" | "worker"): boolean => settings.processes.includes(name);
  const rows = [
    ...(runs("api") ? api : []),
    ...(settings.mode === "sandbox" ? sandbox : []),
    ...(runs("api") ? [metrics] : []),
    ...(runs("worker") ? [worker] : []),
    ["Database", databasePlace, "PostgreSQL"],
    ["Data", relative(ROOT, settings.dataDir) || ".", "everything that is kept"],
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd(),
  );
  const seconds = ((Date.now() - settings.startedAtMs) / 1000).toFixed(1);
  const mode =
    settings.mode === "sandbox"
      ? "Sandbox mode: no real applications are sent."
      : "LIVE mode: real portals, real e-mail, real money.";
  return `\nReady in ${seconds} s. ${mode}\n\n${lines.join("\n")}\n\n  Ctrl-C stops everything.\n\n`;
}
