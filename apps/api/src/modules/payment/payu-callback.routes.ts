import {
  applyEvidence,
  type EvidenceInput,
  type EvidenceResult,
  findTxnidOfPayment,
} from "@sendoff/db/payment";
import { asSystem } from "@sendoff/db/wall";
import { OperationalError } from "@sendoff/kit/errors";
import { type PaymentProvider, readNotice, readPostedBody } from "@sendoff/kit/payu";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { PAYMENT_RETURN_PATH } from "../../config.ts";
import type { ApiDeps } from "../../deps.ts";
import { describeError } from "../../plugins/errors.ts";
import { resultPage, type Returned } from "./payment-result.ts";

export const PAYMENT_WEBHOOK_PATH = "/v1/job/payment/payu/webhook";

/** PayU posts 2 to 3 KB; all that is kept as evidence fits into this. */
const BODY_MAX_BYTES = 16 * 1024;

type Source = "return" | "webhook";
type Posted = Pick<EvidenceInput, "rawBody" | "fields">;

/**
 * The two addresses that the payment page posts to. Neither needs a session: a post counts for what it proves. The browser's
 * return ends on a page for people whatever happens; the server's call is answered 200 once it is kept, so that PayU repeats
 * only what we could not keep.
 */
export function registerPayuCallbackRoutes(
  app: FastifyInstance,
  deps: ApiDeps,
  provider: PaymentProvider,
): void {
  void app.register(async (scope) => {
    // The bytes as they came: they are the evidence.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>(
      "*",
      { parseAs: "buffer", bodyLimit: BODY_MAX_BYTES },
      async (_request: FastifyRequest, bytes: Buffer) => bytes,
    );
    const options = { config: { auth: "none" as const } };

    scope.post(PAYMENT_RETURN_PATH, options, async (request, reply) => {
      const posted = readBody(request);
      const returned = await asSystem(() => judgeReturn(deps, provider, posted, request));
      return reply.code(303).header("location", resultPage(returned)).send();
    });

    scope.post(PAYMENT_WEBHOOK_PATH, options, async (request, reply) => {
      await asSystem(() => judgeCall(deps, provider, readBody(request), request));
      return reply.code(200).send({ received: true });
    });
  });
}

function readBody(request: FastifyRequest): Posted {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  return {
    rawBody: bytes.toString("utf8"),
    fields: readPostedBody(request.headers["content-type"], bytes),
  };
}

async function judgeReturn(
  deps: ApiDeps,
  provider: PaymentProvider,
  posted: Posted,
  request: FastifyRequest,
): Promise<Returned> {
  const fields = posted.fields ?? {};
  const evidence = provider.readPosted(fields);
  const signed = evidence.isAuthentic
    ? { fields, hasFailed: evidence.fact.status === "failed" }
    : undefined;
  const txnid = evidence.isAuthentic ? evidence.fact.txnid : evidence.txnid;
  const unknown: Returned = { txnid, state: undefined, signed };
  const work = judge(deps, provider, "return", posted, request).then(
    ({ verdict, order }): Returned => ({
      txnid,
      state: order?.state,
      signed: verdict === "refused" ? undefined : signed,
    }),
    (error: unknown): Returned => {
      // Nothing is lost: PayU calls too, and the sweep asks. The person in front of the browser gets a page, not a fault.
      request.log.warn({ error: describeError(error) }, "a return waits");
      return unknown;
    },
  );
  return Promise.race([work, after(deps.config.paymentWaits.returnMs, unknown)]);
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), ms).unref();
  });
}

async function judgeCall(
  deps: ApiDeps,
  provider: PaymentProvider,
  posted: Posted,
  request: FastifyRequest,
): Promise<void> {
  const about = posted.fields === undefined ? undefined : readNotice(posted.fields);
  if (about === undefined) {
    const work = judge(deps, provider, "webhook", posted, request);
    // A failure after the answer is no longer PayU's to hear; the order stays due.
    work.catch(() => undefined);
    await Promise.race([work, after(deps.config.paymentWaits.webhookMs, undefined)]);
    return;
  }
  // A dispute's notice may name the payment by PayU's number instead of ours.
  const txnid = (await findTxnidOfPayment(deps.db, about)) ?? about;
  const question = { source: "verify", rawBody: posted.rawBody, fields: undefined, txnid } as const;
  const result = await applyEvidence(deps.db, provider, question);
  logVerdict(request, "notice", result);
  // A settled order is not asked about again by itself: PayU waits for our word, and is to repeat a notice that led nowhere.
  if (result.problem === "unreachable") {
    throw new OperationalError(503, "unavailable", "Please send this again in a moment");
  }
}

async function judge(
  deps: ApiDeps,
  provider: PaymentProvider,
  source: Source,
  posted: Posted,
  request: FastifyRequest,
): Promise<EvidenceResult> {
  const result = await applyEvidence(deps.db, provider, { source, ...posted, txnid: undefined });
  logVerdict(request, source, result);
  return result;
}

/** No value of the post is logged but the order's number, and that only when the order is there. */
function logVerdict(request: FastifyRequest, source: string, result: EvidenceResult): void {
  const { verdict, problem, order } = result;
  const facts = { source, verdict, problem, txnid: order?.txnid };
  request.log[verdict === "refused" ? "warn" : "info"](facts, "payment evidence");
}
