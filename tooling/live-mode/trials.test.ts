import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { startS3Server } from "../../packages/kit/src/testing/s3-server.fixture.ts";
import { getFreePort } from "../start/free-port.fixture.ts";
import { checkLive } from "./check.ts";
import { clockFinding, tryOutsideClock } from "./clock.ts";
import { completeEnvironment } from "./complete-environment.fixture.ts";
import { LocalServers } from "./local-servers.fixture.ts";
import {
  databaseFindings,
  limitsFinding,
  roleOfItsOwnFinding,
  tryDatabase,
  tryListening,
} from "./try-database.ts";
import { tryJournal } from "./try-journal.ts";
import { tryMail } from "./try-mail.ts";
import { tryPayments } from "./try-payments.ts";
import { tryStorage } from "./try-storage.ts";

const servers = new LocalServers();
afterEach(() => servers.close());

describe("the database", () => {
  const facts = {
    majorVersion: 18,
    role: "sendoff",
    name: "jobs",
    migrationRefusal: undefined,
    foreignTables: 0,
    hasLimits: true,
    archive: "on" as const,
    clock: { theirs: 50, before: 0, after: 100 },
  };

  it("is well, or each thing is reported with how to mend it", () => {
    expect(databaseFindings(facts).every(({ isGood }) => isGood)).toBe(true);
    const wrong = databaseFindings({
      ...facts,
      majorVersion: 16,
      migrationRefusal: "permission denied",
      archive: "off",
      clock: { theirs: 9000, before: 0, after: 100 },
    });
    expect(wrong.map(({ isGood }) => isGood)).toEqual([false, false, false, false]);
    const text = wrong.map((each) => each.text).join("\n");
    for (const mend of [
      "18 or newer is needed",
      'alter database "jobs" owner to "sendoff"',
      "archive_mode = on",
      "9 s behind the database's",
    ])
      expect(text).toContain(mend);
    expect(databaseFindings({ ...facts, foreignTables: 3 })[1]?.isGood).toBe(false);
    expect(roleOfItsOwnFinding("DATABASE_URL_API", facts).isGood).toBe(false);
    const own = { ...facts, migrationRefusal: "permission denied" };
    expect(roleOfItsOwnFinding("DATABASE_URL_API", own).isGood).toBe(true);
  });

  it("through a pooler has roles with limits of their own, and an address past it", async () => {
    expect(limitsFinding("DATABASE_URL_API", facts).isGood).toBe(true);
    const hanging = limitsFinding("DATABASE_URL_API", { ...facts, hasLimits: false });
    expect(hanging).toMatchObject({ isGood: false, text: expect.stringContaining("alter role") });
    const nowhere = `postgres://sendoff:x@127.0.0.1:${await getFreePort()}/jobs`;
    expect(await tryListening(nowhere)).toMatchObject([{ isGood: false }]);
    expect(await tryListening(undefined)).toEqual([]);
  });

  it("that cannot be reached is reported without its password", async () => {
    const url = `postgres://sendoff:database-secret@127.0.0.1:${await getFreePort()}/jobs`;
    const [finding] = await tryDatabase(url);
    expect(finding).toMatchObject({ isGood: false, text: expect.stringContaining("ECONNREFUSED") });
    expect(finding?.text).not.toContain("database-secret");
  });
});

describe("the clock", () => {
  it("may differ by what an answer takes, and no more", () => {
    const ours = { before: 10_000, after: 11_000 };
    for (const theirs of [8000, 10_500, 13_000])
      expect(clockFinding("theirs", theirs, ours).isGood).toBe(true);
    expect(clockFinding("theirs", 7000, ours).text).toContain("3 s ahead of theirs");
    expect(clockFinding("theirs", 21_000, ours).text).toContain("10 s behind theirs");
  });

  it("is held against another server's Date", async () => {
    let date = new Date().toUTCString();
    const port = await servers.serve((_request, response) =>
      response.writeHead(200, { date }).end(),
    );
    const url = `http://127.0.0.1:${port}/`;
    expect((await tryOutsideClock(url)).isGood).toBe(true);
    date = "Sat, 01 Jan 2000 00:00:00 GMT";
    expect((await tryOutsideClock(url)).text).toMatch(/ahead of 127\.0\.0\.1's.*time server/);
    expect((await tryOutsideClock(`http://127.0.0.1:${await getFreePort()}/`)).isGood).toBe(false);
  });
});

describe("the mail server", () => {
  /** As much of SMTP as a sign-in and a message need; it knows one password. */
  async function startMailServer(received: string[]): Promise<number> {
    const accepted = Buffer.from("\0me\0right").toString("base64");
    const server = createTcpServer((socket) => {
      let isBody = false;
      socket.on("error", () => undefined);
      socket.write("220 mail.example\r\n");
      socket.on("data", (chunk) => {
        for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
          received.push(line);
          if (isBody) {
            isBody = line !== ".";
            if (!isBody) socket.write("250 taken\r\n");
          } else if (line.startsWith("EHLO"))
            socket.write("250-mail.example\r\n250 AUTH PLAIN\r\n");
          else if (line.startsWith("AUTH"))
            socket.write(line.endsWith(accepted) ? "235 welcome\r\n" : "535 wrong password\r\n");
          else if (line === "DATA") {
            isBody = true;
            socket.write("354 go on\r\n");
          } else socket.write("250 ok\r\n");
        }
      });
    });
    return servers.listen(server);
  }
  const env = (port: number, more: Record<string, string> = {}) => ({
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(port),
    SMTP_FROM: "Sendoff <hello@example.com>",
    ...more,
  });

  it("is signed in to, and takes a mail to the operator", async () => {
    const received: string[] = [];
    const port = await startMailServer(received);
    const user = { SMTP_USER: "me", SMTP_PASSWORD: "right", OPS_EMAIL: "ops@example.com" };
    const found = await tryMail(env(port, user));
    expect(found.map(({ isGood }) => isGood)).toEqual([true, true]);
    expect(received).toContain("RCPT TO:<ops@example.com>");
  });

  it("that refuses the sign-in, or is not there, is reported in its own words without the password", async () => {
    const port = await startMailServer([]);
    const [refused] = await tryMail(env(port, { SMTP_USER: "me", SMTP_PASSWORD: "mail-secret" }));
    expect(refused?.isGood).toBe(false);
    expect(refused?.text).toContain("535 wrong password");
    expect(refused?.text).not.toContain("mail-secret");
    expect((await tryMail(env(await getFreePort())))[0]?.text).toContain("ECONNREFUSED");
    expect((await tryMail(env(port)))[1]?.text).toContain("set OPS_EMAIL");
  });
});

describe("PayU", () => {
  it("takes the key, refuses it, or cannot be reached; it is asked after a payment, never for one", async () => {
    const asked: string[] = [];
    let answer: unknown = { status: 0, transaction_details: {} };
    const port = await servers.serve((incoming, response) => {
      let body = "";
      incoming.on("data", (chunk) => (body += String(chunk)));
      incoming.on("end", () => {
        asked.push(new URLSearchParams(body).get("command") ?? "");
        response.end(JSON.stringify(answer));
      });
    });
    const payu = (at: number) => ({
      key: "k",
      salt: "payu-secret",
      checkoutUrl: "http://127.0.0.1:1/_payment",
      verifyUrl: `http://127.0.0.1:${at}/postservice`,
    });
    expect((await tryPayments(payu(port))).isGood).toBe(true);
    answer = { status: 0, msg: "Invalid Hash." };
    const refused = await tryPayments(payu(port));
    expect(refused.isGood).toBe(false);
    expect(refused.text).toContain("Check PAYU_KEY and PAYU_SALT");
    const away = await tryPayments(payu(await getFreePort()));
    expect(away.text).toMatch(/cannot be reached \(.*ECONNREFUSED/);
    expect(asked).toEqual(["verify_payment", "verify_payment"]);
    expect(refused.text + away.text).not.toContain("payu-secret");
  });
});

describe("the store", () => {
  it("keeps, gives back and forgets an object; a bucket that is none is reported", async () => {
    const { settings, close } = await startS3Server();
    servers.onClose(close);
    expect((await tryStorage(settings)).isGood).toBe(true);
    const wrong = await tryStorage({ ...settings, bucket: "another-bucket" });
    expect(wrong.isGood).toBe(false);
    expect(wrong.text).toContain("Check the S3_ variables");
    expect(wrong.text).not.toContain(settings.secretAccessKey);
  });

  it("of files on this machine need not be there yet", async () => {
    const folder = join(tmpdir(), "sendoff-not-there", "storage");
    expect(await tryStorage({ kind: "local", folder })).toMatchObject({ isGood: true });
    expect(await tryStorage({ kind: "local", folder: "/proc/sendoff/storage" })).toMatchObject(
      process.getuid?.() === 0 ? {} : { isGood: false },
    );
  });
});

describe("live:check", () => {
  it("tells what lacks and what cannot be reached, goes on, and fails; no line has a secret", async () => {
    const folder = mkdtempSync(join(tmpdir(), "live-check-"));
    servers.onClose(() => rmSync(folder, { recursive: true }));
    const envFile = join(folder, "live.env");
    writeFileSync(envFile, "");
    chmodSync(envFile, 0o644);
    const { PAYU_KEY: _, SMTP_HOST: __, ...env } = completeEnvironment();
    const own = {
      PUBLIC_URL: `http://127.0.0.1:${await getFreePort()}`,
      PORT: String(await getFreePort()),
      SENDOFF_DATA_DIR: folder,
      SENDOFF_CHROMIUM: "/nowhere/chromium",
    };
    const lines: string[] = [];
    const code = await checkLive({ ...env, ...own }, { envFile, say: (line) => lines.push(line) });
    const text = lines.join("\n");
    expect(code).toBe(1);
    for (const wrong of [
      "✗ Others on this machine can read",
      "✗ PAYU_KEY is not set.",
      "✗ SMTP_HOST is not set.",
      "✗ The database cannot be reached",
      "✓ CVs and pictures are kept in",
      "✗ PUBLIC_URL is not https",
      "✗ The browser does not start",
      "npm run portal:check -- --portal linkedin",
    ])
      expect(text).toContain(wrong);
    const secrets = Object.entries(env).filter(([name]) => /SECRET|KEY|SALT/.test(name));
    await expect(
      checkLive(
        { PORT: "70000", PUBLIC_URL: own.PUBLIC_URL, SENDOFF_DATA_DIR: folder },
        { envFile: undefined, say: (line) => lines.push(line) },
      ),
    ).resolves.toBe(1);
    const secretValues = [...secrets.map(([, value]) => value), "database-secret"];
    expect(secretValues.filter((secret) => text.includes(secret))).toEqual([]);
  });
});

describe("the journal of submits", () => {
  const folder = tmpdir();
  const here = { databaseUrl: "postgres://sendoff@localhost/jobs", dataDir: "/" };
  const at = (path: string) => ({ kind: "folder", folder: path }) as const;

  it("lies in a store, on another machine than the database, or on a disk of its own", () => {
    expect(tryJournal({ kind: "store" }, here).isGood).toBe(true);
    const elsewhere = { databaseUrl: "postgres://sendoff@db.example.com/jobs", dataDir: "/" };
    expect(tryJournal(at(folder), elsewhere).isGood).toBe(true);
    const deviceOf = (path: string) => (path === folder ? 1 : 2);
    expect(tryJournal(at(join(folder, "journal")), { ...here, deviceOf })).toMatchObject({
      isGood: true,
      text: expect.stringContaining("a disk of its own"),
    });
  });

  it("beside the database is reported: the disk that takes one takes both", () => {
    const finding = tryJournal(at(folder), { ...here, deviceOf: () => 1 });
    expect(finding).toMatchObject({ isGood: false, text: expect.stringContaining("JOURNAL_DIR") });
  });
});
