import { EnclosurePurpose, routes } from "@sendoff/contract";
import { UserError } from "@sendoff/kit";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { readEnclosures, removeEnclosure, storeEnclosure } from "./enclosure.service.ts";
import { readUpload } from "./read-upload.ts";

/** The cover letter and the photo that go with an application whose form asks for them (DECISIONS D13). */
export function registerEnclosures(app: FastifyInstance, deps: ApiDeps): void {
  const answer = async (userId: string) =>
    ({ status: 200, body: await readEnclosures(deps, userId) }) as const;

  register(app, routes.listEnclosures, ({ user }) => answer(user.id));

  register(app, routes.uploadEnclosure, async ({ user, request }) => {
    const { field, ...upload } = await readUpload(request, EnclosurePurpose.options);
    await storeEnclosure(deps, user.id, { purpose: EnclosurePurpose.parse(field), upload });
    return answer(user.id);
  });

  register(app, routes.deleteEnclosure, async ({ user, params }) => {
    if (!(await removeEnclosure(deps, user.id, params.purpose))) {
      throw new UserError(404, "not_found", "There is no such file any more");
    }
    return answer(user.id);
  });
}
