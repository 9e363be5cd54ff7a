import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { checkContent, deniedContent, goneContent } from "./check.page.ts";
import { Place, Target, type Check } from "./check-store.ts";
import { checkPath, familyOf, type CheckedSite } from "./checked-site.ts";
import { readReport } from "./hand.ts";

const Params = z.object({ id: z.string() });
const TargetsBody = z.object({
  targets: z.array(Target).max(40),
  presses: z.array(Place).max(2000).default([]),
  written: z.string().max(2000).default(""),
});
const HTML = "text/html; charset=utf-8";

type Handler = (check: Check, request: FastifyRequest, reply: FastifyReply) => unknown;

/** Where a passed check leads: on with the sign-in, or back to what the visitor wanted. */
async function followPass(site: CheckedSite, check: Check, reply: FastifyReply) {
  const isSignIn = check.at === "sign_in" && check.site === site.checks.site;
  return reply.redirect(isSignIn ? await site.finishSignIn(reply, check) : check.next, 303);
}

class CheckPages {
  readonly #site: CheckedSite;

  constructor(site: CheckedSite) {
    this.#site = site;
  }

  /** The page of a check that is open; one that is over leads on or says how it ended. */
  show(check: Check, reply: FastifyReply): unknown {
    const site = this.#site;
    const family = familyOf(check.kind);
    reply.type(HTML);
    if (check.end?.kind === "denied") return reply.send(site.page(family, deniedContent(site)));
    if (check.end !== null) return reply.redirect(site.home, 303);
    check.shown += 1;
    // What was told of another page that shows it is not true of this one.
    Object.assign(check, { targets: [], presses: [], written: "" });
    return reply.send(site.page(family, checkContent(site, check)));
  }

  take(check: Check, request: FastifyRequest, reply: FastifyReply): unknown {
    if (check.end !== null) return this.show(check, reply);
    const checks = this.#site.checks.book.checksOf(check);
    const report = readReport(request.body);
    if (check.puzzle.isDenial?.(report) === true) {
      checks.deny(check);
      return this.show(check, reply);
    }
    const reason = check.puzzle.judge(report);
    if (reason !== undefined) {
      checks.refuse(check, reason);
      return reply.redirect(checkPath(this.#site, check), 303);
    }
    checks.pass(check);
    return followPass(this.#site, check, reply);
  }

  gone(reply: FastifyReply): unknown {
    return reply
      .code(404)
      .type(HTML)
      .send(this.#site.page("unknown", goneContent(this.#site)));
  }
}

/** The pages of a site's checks. */
export function registerCheckRoutes(app: FastifyInstance, site: CheckedSite): void {
  const pages = new CheckPages(site);
  const withCheck =
    (handle: Handler) =>
    (request: FastifyRequest, reply: FastifyReply): unknown => {
      const check = site.checks.book.find(Params.parse(request.params).id);
      return check === undefined ? pages.gone(reply) : handle(check, request, reply);
    };
  for (const base of new Set(Object.values(site.paths))) {
    app.get(
      `${base}/:id`,
      withCheck((check, _request, reply) => pages.show(check, reply)),
    );
    app.post(
      `${base}/:id`,
      withCheck((check, request, reply) => pages.take(check, request, reply)),
    );
    app.post(
      `${base}/:id/press`,
      withCheck((check, _request, reply) => {
        check.puzzle.press?.();
        return reply.code(204).send();
      }),
    );
    app.post(
      `${base}/:id/targets`,
      withCheck((check, request, reply) => {
        Object.assign(check, TargetsBody.parse(request.body));
        return reply.code(204).send();
      }),
    );
    app.get(
      `${base}/:id/state`,
      withCheck((check) => ({
        is_passed: check.end?.kind === "passed",
        turn: check.refusals.length,
      })),
    );
    // A page that waits for the phone goes on by this address once the phone has spoken.
    app.get(
      `${base}/:id/done`,
      withCheck((check, _request, reply) =>
        check.end?.kind === "passed" && check.kind === "app_number"
          ? followPass(site, check, reply)
          : pages.show(check, reply),
      ),
    );
  }
}
