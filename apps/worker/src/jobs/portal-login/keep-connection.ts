import { connectLane, finishPortalLogin, saveLaneSecret } from "@sendoff/db/applying";
import { recordConnection } from "@sendoff/db/auth";
import type { PortalSession } from "@sendoff/portals/driver";
import { laneSecretContext, sealSession } from "../../session/portal-session.ts";
import { type LoginEnd, type LoginWork, REPLACED } from "./login-work.ts";

/** The portal has let us in: lane, credentials, session and the sign-in's end are kept together, or none of them. */
export async function keepConnection(work: LoginWork, session: PortalSession): Promise<LoginEnd> {
  const { worker, lane, credentials, driver } = work;
  const sealed = worker.sealer.seal(
    JSON.stringify(credentials),
    laneSecretContext(lane, "credentials"),
  );
  const state = await sealSession(worker, lane, session.context);
  const end: LoginEnd = { state: "connected", message: `${driver.manifest.name} is connected.` };
  // All of it or nothing: a sign-in that was replaced or disconnected meanwhile leaves no secret behind.
  return worker.db
    .transaction()
    .execute(async (trx) => {
      const account = { label: maskAccount(credentials.email), key: work.login.accountKey };
      const connected = await connectLane(trx, lane, account);
      // Said only to who has just signed in to the account, so nobody can ask us whose it is.
      if (connected === "taken") throw new NotKept(takenElsewhere(driver.manifest.name));
      const kept = [
        connected === "connected",
        await saveLaneSecret(trx, lane, "credentials", sealed),
        await saveLaneSecret(trx, lane, "session", state),
        await finishPortalLogin(trx, work.login, end.state, end.message),
      ];
      if (!kept.every(Boolean)) throw new NotKept(REPLACED);
      const label = `${driver.manifest.name} (${account.label})`;
      await recordConnection(trx, worker, lane, label);
      return end;
    })
    .catch((error: unknown) => {
      if (error instanceof NotKept) return error.end;
      throw error;
    });
}

/** Undoes what was kept and says why. */
class NotKept extends Error {
  readonly end: LoginEnd;
  constructor(end: LoginEnd) {
    super(end.message);
    this.end = end;
  }
}

function takenElsewhere(name: string): LoginEnd {
  return {
    state: "refused",
    message: `This ${name} account is connected to another Sendoff account. Disconnect it there first.`,
  };
}

/** `m•••@example.com`: enough for the user to know which account it is. */
export function maskAccount(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  return `${local.slice(0, 1)}•••@${domain}`;
}
