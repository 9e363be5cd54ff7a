import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { serveAssets } from "../assets.ts";
import type { CheckBook } from "./check-store.ts";
import { choiceRefusal, readReport } from "./hand.ts";
import { boxFrame, phonePage } from "./outside.page.ts";

const HTML = "text/html; charset=utf-8";
const FrameQuery = z.object({ k: z.string().catch("") });
const VerifyBody = z.object({ k: z.string(), report: z.string() });
const PhoneQuery = z.object({ account: z.string().catch("") });
const AnswerBody = z.object({ account: z.string(), check: z.string(), number: z.coerce.number() });

function registerFrame(app: FastifyInstance, book: CheckBook): void {
  app.get("/recaptcha/api2/bframe", (request, reply) =>
    reply.type(HTML).send(boxFrame(FrameQuery.parse(request.query).k)),
  );
  app.post("/recaptcha/api2/userverify", (request, reply) => {
    const { k, report } = VerifyBody.parse(request.body);
    const check = book.find(k);
    const { giveToken } = check?.puzzle ?? {};
    if (check === undefined || giveToken === undefined || check.end !== null) {
      return reply.code(404).send({ message: "This check is over." });
    }
    const reason = choiceRefusal(readReport({ report }));
    if (reason === undefined) return { token: giveToken() };
    book.checksOf(check).refuse(check, reason);
    return reply.code(422).send({ message: "Please try again." });
  });
}

function registerPhone(app: FastifyInstance, book: CheckBook): void {
  app.get("/phone", (request, reply) => {
    const account = PhoneQuery.parse(request.query).account.trim().toLowerCase();
    return reply.type(HTML).send(phonePage(account, book.listWaiting(account)));
  });
  app.post("/phone", (request, reply) => {
    const body = AnswerBody.parse(request.body);
    const check = book.find(body.check);
    const isOpen = check?.end === null && check.account === body.account;
    if (isOpen && check.puzzle.phone?.kind === "asks") {
      if (body.number === check.puzzle.phone.number) book.checksOf(check).pass(check);
      else book.checksOf(check).refuse(check, "wrong_choice");
    }
    return reply.redirect(`/phone?account=${encodeURIComponent(body.account)}`, 303);
  });
}

/**
 * What of a check is outside the site that asks: the frame of another origin, and the page that stands for the account's phone.
 */
export function registerOutside(app: FastifyInstance, book: CheckBook): void {
  serveAssets(app, {
    folders: [fileURLToPath(new URL("./assets", import.meta.url))],
    prefix: "/check-assets",
  });
  registerFrame(app, book);
  registerPhone(app, book);
}
