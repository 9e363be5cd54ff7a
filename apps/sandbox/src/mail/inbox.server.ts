import { fileURLToPath } from "node:url";
import Fastify, { type FastifyInstance } from "fastify";
import { z } from "zod";
import { answerError } from "../answer-error.ts";
import { serveAssets } from "../assets.ts";
import type { CheckBook } from "../checks/check-store.ts";
import { registerOutside } from "../checks/outside.routes.ts";
import { registerMessages } from "./sms-messages.routes.ts";
import type { Inbox } from "./inbox.ts";
import { mailPage, smsPage } from "./inbox.page.ts";

const ListQuery = z.object({ to: z.string().min(1).optional() });
const PageQuery = ListQuery.extend({ id: z.string().optional() });
const SmsBody = z.object({ to: z.string().min(1).max(40), text: z.string().min(1).max(2000) });

/**
 * The mailbox and the SMS inbox: a page for people, a call for tests, and the SMS provider that the app sends to; and what
 * the sites' checks have outside of the sites.
 */
export function buildInboxServer(inbox: Inbox, book: CheckBook): FastifyInstance {
  const app = Fastify({
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.setErrorHandler(answerError);
  serveAssets(app, {
    folders: [fileURLToPath(new URL("./assets", import.meta.url))],
    prefix: "/assets",
  });
  app.get("/", (_request, reply) => reply.redirect("/mail", 302));
  app.get("/mail", (request, reply) => {
    const { to, id } = PageQuery.parse(request.query);
    const messages = inbox.listMail(to);
    const open = id === undefined ? messages[0] : inbox.findMail(id);
    return reply.type("text/html; charset=utf-8").send(mailPage({ messages, open, to }));
  });
  app.get("/mail/api/messages", (request) =>
    inbox.listMail(ListQuery.parse(request.query).to).map((mail) => ({
      id: mail.id,
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      received_at: mail.received_at,
    })),
  );
  app.get("/sms", (request, reply) => {
    const { to } = ListQuery.parse(request.query);
    return reply.type("text/html; charset=utf-8").send(smsPage(inbox.listSms(to), to));
  });
  app.get("/sms/api/messages", (request) => inbox.listSms(ListQuery.parse(request.query).to));
  app.post("/sms/api/messages", async (request, reply) => {
    const body = SmsBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: "to and text are required" });
    return reply.code(201).send(await inbox.recordSms(body.data));
  });
  registerMessages(app, inbox);
  registerOutside(app, book);
  return app;
}
