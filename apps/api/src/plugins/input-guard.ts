import { UserError } from "@sendoff/kit";
import type { FastifyInstance } from "fastify";
import { isStorable } from "./guarded-json.ts";

/** What the body's parser refuses inside JSON, refused in the address too. */
export function registerInputGuard(app: FastifyInstance): void {
  app.addHook("preValidation", async (request) => {
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
