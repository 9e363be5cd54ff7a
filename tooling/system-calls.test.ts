import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./start/settings.ts";

/** How often a file reaches beyond one user's rows (packages/db/src/wall), and what for. */
const REACHES: Readonly<Record<string, number>> = {
  // Before anybody is known: whose a token, an address, a phone, a mail's link or a signed address of a file is.
  "apps/api/src/plugins/auth.ts": 1,
  // The operators' console, whose calls nobody else reaches; and who looked for it.
  "apps/api/src/plugins/operators.ts": 3,
  "apps/api/src/modules/console/register-console.ts": 1,
  "apps/api/src/modules/auth/auth.routes.ts": 6,
  "apps/api/src/modules/security/security.routes.ts": 3,
  "apps/api/src/modules/cv/cv-file.routes.ts": 1,
  "apps/api/src/modules/cv/cv-page.routes.ts": 1,
  // Which of the watched runs have news that their watchers were not told of: ids only.
  "apps/api/src/modules/apply/run-stream.ts": 1,
  // Posts of the payment provider are about any order.
  "apps/api/src/modules/payment/payu-callback.routes.ts": 2,
  // Whether what was asked for is another's, to note it.
  "apps/api/src/plugins/access-audit.ts": 1,
  // How much waits, of all users together.
  "apps/api/src/plugins/product-figures.ts": 1,
  // The built-in platforms, at the start.
  "apps/api/src/main.ts": 1,
  // What somebody else has tried, or can have back, and codes that were sent before there was an account.
  "packages/db/src/applying/portal-login.repository.ts": 1,
  "packages/db/src/auth/account-change.repository.ts": 1,
  "packages/db/src/account/end-account.repository.ts": 1,
};

test("nobody but these acts across accounts", () => {
  const found = globSync(["apps/api/src/**/*.ts", "packages/db/src/**/*.ts"], { cwd: ROOT })
    .filter(
      (file) => !/\.(?:test|fixture)\.ts$|packages\/db\/src\/wall\/|register-route\.ts$/.test(file),
    )
    .map((file) => [file, countReaches(readFileSync(join(ROOT, file), "utf8"))] as const)
    .filter(([, count]) => count > 0);
  expect(Object.fromEntries(found)).toEqual(REACHES);
});

const countReaches = (source: string): number =>
  source.match(/\b(?:asSystem|acrossAccounts)\(|^ +"system",$|^ {2}\}, "system"\);$/gm)?.length ??
  0;
