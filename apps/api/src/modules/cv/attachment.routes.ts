import { AttachmentPurpose } from "@sendoff/contract/attachments";
import { routes } from "@sendoff/contract/routes";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { readAttachments, removeAttachment, storeAttachment } from "./attachment.service.ts";
import { readUpload } from "./read-upload.ts";

/** The cover letter and the photo that go with an application whose form asks for them (DECISIONS D13). */
export function registerAttachments(app: FastifyInstance, deps: ApiDeps): void {
  const answer = async (userId: string) =>
    ({ status: 200, body: await readAttachments(deps, userId) }) as const;

  register(app, routes.listAttachments, ({ user }) => answer(user.id));

  register(app, routes.uploadAttachment, async ({ user, request }) => {
    const { field, ...upload } = await readUpload(request, AttachmentPurpose.options);
    await storeAttachment(deps, user.id, { purpose: AttachmentPurpose.parse(field), upload });
    return answer(user.id);
  });

  register(app, routes.deleteAttachment, async ({ user, params }) => {
    if (!(await removeAttachment(deps, user.id, params.purpose))) {
      throw new UserError(404, "not_found", "There is no such file any more");
    }
    return answer(user.id);
  });
}
