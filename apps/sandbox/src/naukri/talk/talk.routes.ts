import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AnswerValue } from "../../record.ts";
import { describeUpload, readSentFile } from "../../job-site/uploads.ts";
import { sendAndTell } from "../apply.routes.ts";
import { confirmationPath } from "../confirmation.ts";
import { memberCall } from "../gate.ts";
import type { Portal } from "../portal.ts";
import { recordRefusal } from "../send.ts";
import { expireMidForm } from "../session.ts";
import { SIGNED_OUT } from "../visit.ts";
import { isAcceptable } from "./check-answer.ts";
import { choiceShapeOf } from "./open-talk.ts";
import type { Talk } from "./talk-store.ts";
import { askNext, LATER, TROUBLE_TURN, type Turn } from "./turn.ts";

const PREFIX = "/chatbot-workflow-utility/api";
const Params = z.object({ talk: z.string() });
/** Null: "Skip this question". */
const Reply = z.object({ value: AnswerValue.nullable() });
const FILE_NAME = /\.(pdf|docx?|rtf)$/i;
const FILE_MAX_BYTES = 2 * 1024 * 1024;
const NOTHING: Turn = { bubbles: [], control: null, isClosing: false };

type TalkHandler = (talk: Talk, request: FastifyRequest, reply: FastifyReply) => unknown;

/** A call of the drawer: 410 once it is over, 401 when the session is. */
const talkCall = (portal: Portal, handle: TalkHandler) =>
  memberCall(async (account, request, reply) => {
    const talk = portal.talks.find(Params.parse(request.params).talk);
    if (talk === undefined || talk.account !== account) return reply.code(410).send(NOTHING);
    if (await expireMidForm(portal, account)) return reply.code(401).send(SIGNED_OUT);
    return handle(talk, request, reply);
  });

const next = (portal: Portal, talk: Talk): Turn => askNext(talk, choiceShapeOf(portal, talk));

function keepAnswer(portal: Portal, talk: Talk, value: z.infer<typeof AnswerValue>): void {
  const question = talk.questions[talk.position];
  if (question === undefined) return;
  const { kind } =
    question.kind === "choice" ? { kind: choiceShapeOf(portal, talk) } : { kind: question.kind };
  talk.answers = [...talk.answers, { question: question.label, kind, value }];
}

/** The chip that looks like an answer and sends the whole application, or ends the talk about a profile. */
const sendsAll = (talk: Talk, value: unknown): boolean =>
  talk.questions[talk.position]?.kind === "file" && value === LATER;

function takeReply(portal: Portal, talk: Talk, value: z.infer<typeof Reply>["value"]): Turn {
  const question = talk.questions[talk.position];
  if (question === undefined) {
    talk.isSpoiled = true;
    return NOTHING;
  }
  if (talk.isInTrouble) {
    talk.isInTrouble = false;
    return next(portal, talk);
  }
  if (value === null ? question.required : !isAcceptable(question, value)) {
    return next(portal, talk);
  }
  if (value !== null) keepAnswer(portal, talk, value);
  talk.position += 1;
  const { chat_trouble: hasTrouble } = portal.faults.get(talk.account);
  if (hasTrouble === true && !talk.hadTrouble && talk.position < talk.questions.length) {
    talk.hadTrouble = true;
    talk.isInTrouble = true;
    return TROUBLE_TURN;
  }
  return next(portal, talk);
}

/** The end of a talk, reached by itself. */
async function finish(portal: Portal, talk: Talk, reply: FastifyReply): Promise<unknown> {
  portal.talks.close(talk);
  const { account, answers, cv, job, purpose } = talk;
  if (purpose !== "apply" || job === undefined) {
    // Profile questions were answered as if they were an employer's: whoever did it can be told.
    portal.traps.add({ trap: purpose, account, job_id: job?.id ?? "" });
    return reply.send({ kind: "go", path: "/mnjuser/profile" });
  }
  if (talk.isSpoiled) {
    await recordRefusal(
      portal,
      { account, answers, job },
      { code: 406, reason: "answered_after_the_end" },
    );
    return reply.send({ kind: "go", path: confirmationPath(job, 406, true) });
  }
  return sendAndTell(portal, reply, { account, job, answers, cv });
}

/** Closed with the cross: what there is so far is submitted, and refused. */
async function close(portal: Portal, talk: Talk, reply: FastifyReply): Promise<unknown> {
  portal.talks.close(talk);
  const { account, answers, job, purpose } = talk;
  if (purpose !== "apply" || job === undefined) return reply.send({ kind: "closed" });
  const why = { code: 406, reason: "closed_half_way" } as const;
  await recordRefusal(portal, { account, answers, job }, why);
  return reply.send({ kind: "go", path: confirmationPath(job, 406, true) });
}

/** The file of the ever-present input. Where no file is asked for, the question is asked again. */
async function takeFile(portal: Portal, talk: Talk, request: FastifyRequest, reply: FastifyReply) {
  const file = await readSentFile(request);
  const fails = portal.faults.get(talk.account).upload_fails === true;
  if (talk.questions[talk.position]?.kind !== "file") return reply.send(next(portal, talk));
  if (
    fails ||
    file === undefined ||
    !FILE_NAME.test(file.name) ||
    file.content.length > FILE_MAX_BYTES
  ) {
    const turn = next(portal, talk);
    const bubbles = ["File upload was unsuccessful", ...turn.bubbles];
    return reply.code(422).send({ ...turn, bubbles });
  }
  const { account } = talk;
  talk.cv = describeUpload({ account, purpose: "resume", clock: portal.clock }, file);
  await portal.accounts.recordUpload(talk.cv);
  keepAnswer(portal, talk, file.name);
  talk.position += 1;
  return reply.send(next(portal, talk));
}

/** The calls of the drawer. Their addresses are guesses: a driver sees none of them. */
export function registerTalkRoutes(app: FastifyInstance, portal: Portal): void {
  app.post(
    `${PREFIX}/:talk/reply`,
    talkCall(portal, (talk, request, reply) => {
      const { value } = Reply.parse(request.body);
      return sendsAll(talk, value)
        ? finish(portal, talk, reply)
        : reply.send(takeReply(portal, talk, value));
    }),
  );
  app.post(
    `${PREFIX}/:talk/file`,
    talkCall(portal, (talk, request, reply) => takeFile(portal, talk, request, reply)),
  );
  app.post(
    `${PREFIX}/:talk/finish`,
    talkCall(portal, (talk, _request, reply) => finish(portal, talk, reply)),
  );
  app.post(
    `${PREFIX}/:talk/close`,
    talkCall(portal, (talk, _request, reply) => close(portal, talk, reply)),
  );
}
