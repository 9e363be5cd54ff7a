import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { cutOff } from "../job-site/cut-off.ts";
import { companySitePath } from "./confirmation.ts";
import { memberCall } from "./gate.ts";
import type { Job } from "./job.ts";
import { CAPTCHA } from "./pages/layout.ts";
import type { Portal } from "./portal.ts";
import { recordRefusal, sendApplication, type Submission } from "./send.ts";
import { isOverDailyLimit } from "./standing.ts";
import { openTalk } from "./talk/open-talk.ts";
import { byAccount } from "./visit.ts";

/** The body of the real call, of which the page sends the part that matters. */
const ApplyBody = z.object({
  strJobsarr: z.array(z.string()).min(1),
  applyTypeId: z.literal("107"),
  flowtype: z.literal("show"),
  chatBotSDK: z.literal(true),
  /** From "Share Interest" on the confirmation page. */
  isShared: z.boolean().default(false),
});

/** Which of the two is today's wording is not known. */
const LIMIT_WORDS = {
  quota: "Your daily quota has been expired.",
  error: "There was an error while processing your request, please try again later",
};

function limitText(portal: Portal, account: string): string {
  const words = portal.faults.get(account).daily_limit_words;
  return LIMIT_WORDS[words ?? (byAccount(account, "limit") ? "quota" : "error")];
}

/** Sends, and tells the page where to go; or cuts it off, so that nothing shows. */
export async function sendAndTell(
  portal: Portal,
  reply: FastifyReply,
  submission: Submission,
  source: "h" | "S2J" = "h",
): Promise<unknown> {
  const outcome = await sendApplication(portal, submission, source);
  if (outcome.kind === "go") return reply.send(outcome);
  cutOff(reply);
  return reply;
}

async function leaveToCompany(portal: Portal, reply: FastifyReply, account: string, job: Job) {
  const submission = { account, job, answers: [] };
  await recordRefusal(portal, submission, { code: 202, reason: "company_site" });
  return reply.send({ kind: "go", path: companySitePath(job) });
}

/** Why a click on "Apply" leads nowhere, if it does. */
function obstacle(portal: Portal, account: string, job: Job | undefined) {
  const { captcha } = portal.faults.get(account);
  if (captcha === "apply") return { code: 403, body: { kind: "captcha", html: CAPTCHA.text } };
  if (job === undefined || job.state === "closed") {
    // A guess: nobody has seen what a click on an expired job answers.
    const message = "This job is no longer available";
    return { code: 410, body: { kind: "refused", message } };
  }
  return job.apply === "easy" && isOverDailyLimit(portal, account)
    ? { code: 429, body: { kind: "refused", message: limitText(portal, account) } }
    : undefined;
}

async function apply(
  portal: Portal,
  account: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { strJobsarr, isShared } = ApplyBody.parse(request.body);
  const job = portal.catalogue.find(strJobsarr[0] ?? "");
  const shut = obstacle(portal, account, job);
  if (shut !== undefined || job === undefined)
    return reply.code(shut?.code ?? 410).send(shut?.body);
  if (job.apply === "external") return leaveToCompany(portal, reply, account, job);
  if (!isShared) {
    const talk = openTalk(portal, account, job);
    if (talk !== undefined) return reply.send(talk);
  }
  const submission = { account, job, answers: [], cv: undefined };
  return sendAndTell(portal, reply, submission, isShared ? "S2J" : "h");
}

/** One click: it sends where the job asks nothing, and opens the drawer where it does. */
export function registerApplyRoutes(app: FastifyInstance, portal: Portal): void {
  const answer = memberCall((account, request, reply) => apply(portal, account, request, reply));
  app.post("/cloudgateway-workflow/workflow-services/apply-workflow/v1/apply", (request, reply) =>
    request.headers["appid"] === "109"
      ? answer(request, reply)
      : reply.code(406).send({ message: "recaptcha required" }),
  );
}
