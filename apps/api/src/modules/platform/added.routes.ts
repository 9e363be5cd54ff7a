import { ADDED_PLATFORMS_MAX } from "@sendoff/contract/platform";
import { routes } from "@sendoff/contract/routes";
import {
  connectBoard,
  createPlatform,
  deletePlatform,
  findPlatform,
  listPlatforms,
  type NewPlatform,
} from "@sendoff/db/platform";
import { UnexpectedError, UserError } from "@sendoff/kit";
import { BOARD_FILTERS, boardManifest, MANIFESTS, recogniseBoard } from "@sendoff/portals/manifest";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { requireOwnPlatform } from "../../own-platform.ts";
import { presentTemplate } from "./present-template.ts";

/** Nobody applies on a bookmark: the number only has to be one. */
const BOOKMARK_DAILY_CAP = 1;

/** Platforms that users add (DECISIONS D9): company boards, which can be applied on, and bookmarks. */
export function registerAddedRoutes(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.createPlatform, async ({ user, body }) => {
    const wanted = readAddress(body.platform_url);
    const platform = { ...wanted, ownerUserId: user.id, name: body.platform_name };
    const outcome = await createPlatform(deps.db, platform, ADDED_PLATFORMS_MAX);
    if (outcome.kind === "exists") {
      const message = `You have added this address already, as ${outcome.name}. Look for it among your platforms.`;
      throw new UserError(409, "conflict", message);
    }
    if (outcome.kind === "too_many") {
      const message = `You have added ${ADDED_PLATFORMS_MAX} platforms. Delete one that you no longer need first.`;
      throw new UserError(409, "conflict", message);
    }
    const added = (await listPlatforms(deps.db, user.id)).find(({ id }) => id === outcome.id);
    // Deleted again before it was read.
    if (added === undefined) throw new UnexpectedError("an added platform is gone at once");
    return { status: 201, body: presentTemplate(added) };
  });

  register(app, routes.connectPlatform, async ({ user, body }) => {
    const key = { userId: user.id, platformId: body.platform_id };
    const platform = await requireOwnPlatform(deps.db, key);
    if (!platform.isBoard) {
      const message =
        platform.ownerUserId === null
          ? `${platform.name} wants a sign-in. Connect it with your account there.`
          : `${platform.name} is kept as a bookmark: Sendoff cannot apply there. Open it and apply yourself.`;
      throw new UserError(400, "invalid_input", message);
    }
    await connectBoard(deps.db, key);
    return {
      status: 200,
      body: {
        success: true as const,
        platform_id: platform.id,
        message: "Platform connected successfully",
      },
    };
  });

  register(app, routes.deletePlatform, async ({ user, body }) => {
    const key = { userId: user.id, platformId: body.platform_id };
    const platform = await findPlatform(deps.db, key.platformId);
    if (platform?.ownerUserId === null) {
      const message = `${platform.name} is built in and stays in the list. Disconnect it if you no longer use it.`;
      throw new UserError(403, "forbidden", message);
    }
    const isGone = await deps.db.transaction().execute((trx) => deletePlatform(trx, key));
    if (!isGone) {
      throw new UserError(404, "not_found", "There is no such platform. Load the list again.");
    }
    return {
      status: 200,
      body: { success: true as const, message: "Platform deleted successfully!" },
    };
  });
}

/** What an address leads to, by its words alone: nothing is fetched. Throws a 400 that says which address to give. */
function readAddress(address: string): Omit<NewPlatform, "ownerUserId" | "name"> {
  const found = recogniseBoard(address);
  if (found.kind === "refused") throw refuse(found.message);
  if (found.kind === "board") {
    const { url, dailyCap } = boardManifest({ id: 0, name: "", board: found.board });
    return { url, dailyCap, board: found.board, filters: BOARD_FILTERS };
  }
  const url = new URL(address.trim());
  const builtIn = MANIFESTS.find(
    ({ support, hosts }) => support === "driver" && hosts.includes(url.hostname),
  );
  if (builtIn !== undefined) {
    throw refuse(`${builtIn.name} is among the platforms already. Connect it there.`);
  }
  return { url: url.href, dailyCap: BOOKMARK_DAILY_CAP, board: undefined, filters: [] };
}

function refuse(message: string): UserError {
  const issues = [{ path: "platform_url", message }];
  return new UserError(400, "invalid_input", message, { issues });
}
