import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import { isStorable } from "./guarded-json.ts";
import { isApiPath } from "./paths.ts";

/** What the body's parser refuses inside JSON, refused in a call's address too. A page's query never gets further than the page. */
export function registerInputGuard(app: FastifyInstance): void {
  app.addHook("preValidation", async (request) => {
    if (!isApiPath(request.url)) return;
    for (const part of [request.query, request.params]) {
      for (const [path, value] of Object.entries(part ?? {})) {
        if (![path, value].flat().every((text) => typeof text !== "string" || isStorable(text))) {
          const message = "Text must not hold NUL characters or broken Unicode";
          throw new UserError(400, "invalid_input", message, { issues: [{ path: "", message }] });
        }
      }
    }
  });
}
