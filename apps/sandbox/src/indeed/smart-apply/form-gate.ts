import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { checkPath } from "../../checks/checked-site.ts";
import { challengeAnswer, pageOfCall } from "../../checks/guard.ts";
import { CHECK_PATHS } from "../check-paths.ts";
import type { Portal } from "../portal.ts";
import type { Form } from "./form-store.ts";
import { endedPage, signedOutPage } from "./pages/form.page.ts";

const FormQuery = z.object({ iaUid: z.string().catch("") });

/** The form a request is about, if it is one that is known. */
export function findForm(portal: Portal, request: FastifyRequest): Form | undefined {
  return portal.forms.find(FormQuery.parse(request.query).iaUid);
}

/** A form opened by this site also holds for a newer session of the same account. */
const isAlive = (form: Form, request: FastifyRequest): boolean =>
  form.owner.isAlive(form.token) ||
  (form.owner.portal === "indeed" && request.account === form.account);

type Handler = (form: Form, request: FastifyRequest, reply: FastifyReply) => unknown;

/** A page of a form. */
export function formPageHandler(portal: Portal, handle: Handler) {
  return (request: FastifyRequest, reply: FastifyReply): unknown => {
    reply.type("text/html; charset=utf-8");
    const form = findForm(portal, request);
    if (form === undefined) return reply.code(404).send(endedPage());
    if (isAlive(form, request)) return handle(form, request, reply);
    const path = form.owner.signInPath(request.url);
    return path === null ? reply.code(401).send(signedOutPage()) : reply.redirect(path, 302);
  };
}

/** The check of the form's own site that stands in the way of a call, as an address here: a form may stand in a frame. */
function checkFor({ owner, account }: Form, request: FastifyRequest): string | undefined {
  const isStep = request.method === "POST" && request.url.includes("/api/step");
  const place = isStep ? "form_step" : undefined;
  const check = owner.checks.stop({ account, place, next: pageOfCall(request, "/") });
  return check === undefined ? undefined : checkPath({ paths: CHECK_PATHS }, check);
}

/** A call of the form's script: 404 for a form that is gone, 401 when the session is. */
export function formCall(portal: Portal, handle: Handler) {
  return (request: FastifyRequest, reply: FastifyReply): unknown => {
    const form = findForm(portal, request);
    if (form === undefined) {
      return reply.code(404).send({
        kind: "gone",
        message: "This application has ended. Open the job again to apply.",
      });
    }
    if (!isAlive(form, request)) {
      return reply
        .code(401)
        .send({ kind: "signed_out", message: "Your session has expired. Please sign in again." });
    }
    if (form.owner.faultsOf(form.account).captcha === true) {
      return reply
        .code(403)
        .send({ kind: "challenge", message: "Verify you are human to continue." });
    }
    const check = checkFor(form, request);
    if (check !== undefined) return reply.code(403).send(challengeAnswer(check));
    return handle(form, request, reply);
  };
}
