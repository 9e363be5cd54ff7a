import { ADDED_PLATFORMS_MAX, type RecognisedPlatform } from "@sendoff/contract/platform";
import { routes } from "@sendoff/contract/routes";
import {
  addressKey,
  connectBoard,
  createPlatform,
  deletePlatform,
  findPlatform,
  listPlatforms,
  type NewPlatform,
} from "@sendoff/db/platform";
import { UnexpectedError, UserError } from "@sendoff/kit/errors";
import {
  BOARD_FILTERS,
  boardManifest,
  makerName,
  MANIFESTS,
  recogniseBoard,
} from "@sendoff/portals/manifest";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { requireOwnPlatform } from "../../own-platform.ts";
import { noteOf, presentTemplate } from "./present-template.ts";

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

  register(app, routes.recognisePlatform, async ({ user, body }) => ({
    status: 200,
    body: await recognise(deps, user.id, body.platform_url),
  }));

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

/** What can be added of an address. */
type Address = Omit<NewPlatform, "ownerUserId" | "name">;

/** What an address leads to, by its words alone: nothing is fetched. */
function lookAt(
  address: string,
):
  | { readonly kind: "platform"; readonly platform: Address }
  | { readonly kind: "built_in"; readonly id: number; readonly name: string }
  | { readonly kind: "refused"; readonly message: string } {
  const found = recogniseBoard(address);
  if (found.kind === "refused") return found;
  if (found.kind === "board") {
    const { url, dailyCap } = boardManifest({ id: 0, name: "", board: found.board });
    const platform = { url, dailyCap, board: found.board, filters: BOARD_FILTERS };
    return { kind: "platform", platform };
  }
  const url = new URL(address.trim());
  const builtIn = MANIFESTS.find(
    ({ support, hosts }) => support === "driver" && hosts.includes(url.hostname),
  );
  if (builtIn !== undefined) return { kind: "built_in", id: builtIn.id, name: builtIn.name };
  const platform = { url: url.href, dailyCap: BOOKMARK_DAILY_CAP, board: undefined, filters: [] };
  return { kind: "platform", platform };
}

/** What an address leads to. Throws a 400 that says which address to give. */
function readAddress(address: string): Address {
  const seen = lookAt(address);
  if (seen.kind === "platform") return seen.platform;
  const message =
    seen.kind === "refused"
      ? seen.message
      : `${seen.name} is among the platforms already. Connect it there.`;
  const issues = [{ path: "platform_url", message }];
  throw new UserError(400, "invalid_input", message, { issues });
}

/** What would come of an address among the platforms that its user has. */
async function recognise(
  { db }: ApiDeps,
  userId: string,
  address: string,
): Promise<RecognisedPlatform> {
  const seen = lookAt(address);
  if (seen.kind === "refused") return seen;
  if (seen.kind === "built_in") return { kind: "known", id: seen.id, name: seen.name };
  const { platform } = seen;
  const own = (await listPlatforms(db, userId)).filter((each) => each.ownerUserId !== null);
  const same = own.find((each) => addressKey(each) === addressKey(platform));
  if (same !== undefined) return { kind: "known", id: same.id, name: same.name };
  if (platform.board === undefined)
    return { kind: "bookmark", note: noteOf(recogniseBoard(address)) };
  const { maker, token } = platform.board;
  return { kind: "board", maker: makerName(maker), name: nameOf(token) };
}

/** "Kestrel Freight" of "kestrel-freight". */
function nameOf(token: string): string {
  const words = token.split(/[^\p{L}\p{N}&]+/u).filter((word) => word !== "");
  return words.map((word) => `${word[0]?.toUpperCase() ?? ""}${word.slice(1)}`).join(" ");
}
