import { type CodeVia } from "@sendoff/contract/platform";
import { routes } from "@sendoff/contract/routes";
import {
  askPortalCode,
  claimPortalLogin,
  findGivenCode,
  type LoginLease,
  PORTAL_LOGIN_CHANNEL,
} from "@sendoff/db/applying";
import { waitForChange } from "@sendoff/db/listen-notify";
import type { TestUser } from "@sendoff/testkit/test-user";
import { vi } from "vitest";
import { LINKEDIN } from "./applied.fixture.ts";
import type { TestApi } from "./test-api.ts";

export const ACCOUNT = { email: "asha@example.test", password: "correct-horse" };

/** Sign-ins of an api: the calls of their users, and what a worker does with them. */
export class PortalLogins {
  readonly #api: TestApi;

  constructor(api: TestApi) {
    this.#api = api;
  }

  login(user: TestUser, platformId: number = LINKEDIN, on = this.#api) {
    return on.call(routes.login, { user, body: { ...ACCOUNT, platform_id: platformId } });
  }

  giveCode(user: TestUser, sessionId: string, code: unknown = "123456") {
    const body = { session_id: sessionId, otp_code: code };
    return this.#api.call(routes.loginOtp, { user, body });
  }

  /** The row of the sign-in that a call has just started, claimed as a worker does. */
  claimNext(user: TestUser): Promise<LoginLease> {
    return vi.waitFor(
      async () => {
        const row = await this.#api.db
          .selectFrom("portal_login")
          .select("id")
          .where("user_id", "=", user.id)
          .where("state", "=", "queued")
          .executeTakeFirstOrThrow();
        const lease = await claimPortalLogin(this.#api.db, row.id, "w", 60);
        if (lease === undefined) throw new Error("not to be claimed");
        return lease;
      },
      { timeout: 30_000, interval: 10 },
    );
  }

  /** The portal asks for a code. */
  ask(
    lease: LoginLease,
    message = "Type the code",
    isWrongCode = false,
    via: CodeVia = "email",
  ): Promise<boolean> {
    return askPortalCode(this.#api.db, lease, {
      message,
      via,
      sealedSession: Buffer.from("state"),
      pageAddress: "https://www.linkedin.com/checkpoint",
      windowSeconds: 300,
      isWrongCode,
    });
  }

  /** The code that its user gives, as the worker opens it. */
  async codeOf(lease: LoginLease): Promise<string> {
    const { listener, db, opener } = this.#api;
    const given = await waitForChange(
      listener,
      PORTAL_LOGIN_CHANNEL,
      lease.id,
      async () => {
        const found = await findGivenCode(db, lease);
        return found.kind === "given" ? found : undefined;
      },
      { timeoutMs: 30_000 },
    );
    if (given === undefined) throw new Error("no code came");
    return opener.open(given.sealedCode, ["portal_login", "code", lease.userId, lease.id]);
  }
}
