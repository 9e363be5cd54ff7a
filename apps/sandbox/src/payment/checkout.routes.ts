import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { answerFields } from "./answer-fields.ts";
import { CardForm, readCard } from "./card.ts";
import { readCheckoutRequest } from "./checkout-request.ts";
import type { Gateway } from "./gateway.ts";
import { DECLINED_BY_PAYER, outcomeOf, WRONG_CODE, type Outcome, type Reason } from "./outcomes.ts";
import { bankPage, otpPage, upiPage } from "./pages/bank-steps.page.ts";
import { cardAgain, choosePage } from "./pages/choose.page.ts";
import {
  homePage,
  lostReturnPage,
  notFoundPage,
  refusedPage,
  returnPage,
} from "./pages/end.page.ts";
import { FIELD_NAMES, returnAddress, type Instrument, type Payment } from "./payment.ts";
import { BANKS, OTP, TEST_VPAS, type Ending } from "./test-values.ts";

const HTML = "text/html; charset=utf-8";
const MethodQuery = z.object({ method: z.enum(["card", "upi", "netbanking"]).catch("card") });
const NewsQuery = z.object({ news: z.string().optional() });
const CODE_SENT = { news: "A new code is on its way." };
const OtpForm = z.object({ otp: z.string().trim().catch("") });
const UpiForm = z.object({ vpa: z.string().trim().catch("") });
const BankForm = z.object({ bank: z.string().catch("") });
const DecideForm = z.object({ outcome: z.enum(["approve", "decline", "wait"]) });

const VPA = /^[a-z0-9][a-z0-9._-]{1,40}@[a-z][a-z0-9]{1,20}$/i;

async function start(gateway: Gateway, request: FastifyRequest, reply: FastifyReply) {
  const asked = readCheckoutRequest(request.body, gateway);
  if ("reason" in asked) return reply.code(400).type(HTML).send(refusedPage(asked));
  const known = gateway.payments.find(asked.fields.txnid);
  const isSame = (payment: Payment): boolean =>
    FIELD_NAMES.every((name) => payment.fields[name] === asked.fields[name]);
  // A reload posts the form again: that is the same payment. Anything else under a used number is refused.
  if (known !== undefined && (known.stage === "done" || !isSame(known))) {
    const refusal = {
      reason: "Duplicate transaction: this txnid has been used before.",
      remedy: "Please send a new txnid for every payment.",
    };
    return reply.code(400).type(HTML).send(refusedPage(refusal));
  }
  const payment = known ?? (await gateway.create(asked.fields, asked.amountPaise));
  return reply.redirect(`/pay/${payment.page_id}`, 303);
}

/** The way back: handed to the browser once; who comes here again presses the button. */
async function sendBack(gateway: Gateway, payment: Payment): Promise<string> {
  const set = gateway.faults.get(payment);
  const isFirst = !payment.is_returned;
  if (isFirst && set.webhook_before_return === true) {
    await gateway.notifier.waitForFirstAttempts(payment.txnid);
  }
  const fields = answerFields(payment, gateway.salt, set.tamper);
  if (isFirst) {
    payment.is_returned = true;
    await gateway.payments.save(payment);
    await gateway.notifier.add({
      txnid: payment.txnid,
      kind: "return",
      url: returnAddress(payment),
      content_type: "application/x-www-form-urlencoded",
      body: new URLSearchParams(fields).toString(),
      state: set.return_lost === true ? "lost" : "handed_over",
      waits_ms: [],
    });
  }
  if (set.return_lost === true) return lostReturnPage();
  return returnPage(payment, fields, isFirst ? (set.return_delay_ms ?? 0) : undefined);
}

function show(gateway: Gateway, payment: Payment, query: unknown): Promise<string> | string {
  switch (payment.stage) {
    case "choose":
      return choosePage(payment, MethodQuery.parse(query).method);
    case "otp":
      return otpPage(payment, NewsQuery.parse(query).news === "sent" ? CODE_SENT : {});
    case "upi":
      return upiPage(payment);
    case "bank":
      return bankPage(payment);
    case "done":
      return sendBack(gateway, payment);
  }
}

type Instruments = Partial<Instrument> & Pick<Instrument, "mode" | "bankcode" | "pg_type">;

/** The payer has chosen; the bank is next. */
async function proceed(
  gateway: Gateway,
  payment: Payment,
  stage: "otp" | "upi" | "bank",
  chosen: Instruments,
): Promise<void> {
  payment.stage = stage;
  payment.unmappedstatus = "in progress";
  payment.instrument = {
    card_no: "",
    card_type: "",
    name_on_card: "",
    vpa: "",
    bank_name: "",
    ending: "captured",
    ...chosen,
  };
  await gateway.payments.save(payment);
}

function end(gateway: Gateway, payment: Payment, ending: Ending): Promise<void> {
  const { outcome, reason } = outcomeOf(ending);
  return gateway.settle(payment, outcome, reason);
}

/** `undefined`: go on to the payment's next page. A text: this page again. */
type Step = (payment: Payment, body: unknown) => Promise<string | undefined>;

function paySteps(gateway: Gateway): Record<string, { at: Payment["stage"]; step: Step }> {
  const takeCard: Step = async (payment, body) => {
    const form = CardForm.parse(body);
    const card = readCard(form, new Date());
    if ("problems" in card) return cardAgain(payment, form, card.problems);
    const { mode, ending } = card;
    await proceed(gateway, payment, "otp", {
      mode,
      bankcode: mode === "CC" ? "CC" : card.network,
      pg_type: `${mode}-PG`,
      card_no: card.masked,
      card_type: card.network,
      name_on_card: card.name,
      ending,
    });
    const isRefusedAtOnce = ending === "declined" || ending === "insufficient_funds";
    if (isRefusedAtOnce) await end(gateway, payment, ending);
    return undefined;
  };
  const takeVpa: Step = async (payment, body) => {
    const { vpa } = UpiForm.parse(body);
    if (!VPA.test(vpa)) {
      const problems = { vpa: "Enter a UPI ID such as yourname@bank" };
      return choosePage(payment, "upi", { values: { vpa }, problems });
    }
    await proceed(gateway, payment, "upi", {
      mode: "UPI",
      bankcode: "UPI",
      pg_type: "UPI-PG",
      vpa,
    });
    const known = TEST_VPAS.find((test) => test.vpa === vpa.toLowerCase());
    if (known?.ending === "declined") await gateway.settle(payment, "failed", DECLINED_BY_PAYER);
    else if (known !== undefined) await end(gateway, payment, known.ending);
    return undefined;
  };
  const takeBank: Step = async (payment, body) => {
    const { bank } = BankForm.parse(body);
    const known = BANKS.find(({ code }) => code === bank);
    if (known === undefined) {
      return choosePage(payment, "netbanking", {
        values: {},
        problems: { bank: "Choose your bank" },
      });
    }
    const { code: bankcode, name: bank_name } = known;
    await proceed(gateway, payment, "bank", { mode: "NB", bankcode, pg_type: "NB-PG", bank_name });
    return undefined;
  };
  return {
    card: { at: "choose", step: takeCard },
    upi: { at: "choose", step: takeVpa },
    bank: { at: "choose", step: takeBank },
  };
}

function bankSteps(gateway: Gateway): Record<string, { at: Payment["stage"]; step: Step }> {
  const takeCode: Step = async (payment, body) => {
    const { otp } = OtpForm.parse(body);
    if (otp === OTP) {
      await end(gateway, payment, payment.instrument?.ending ?? "captured");
      return undefined;
    }
    if (!/^\d{6}$/.test(otp))
      return otpPage(payment, { problem: "Enter the 6 digits of the code" });
    payment.otp_tries_left -= 1;
    if (payment.otp_tries_left <= 0) {
      await gateway.settle(payment, "failed", WRONG_CODE);
      return undefined;
    }
    await gateway.payments.save(payment);
    const left = payment.otp_tries_left;
    return otpPage(payment, {
      problem: `This code is not right. You have ${left} ${left === 1 ? "try" : "tries"} left.`,
    });
  };
  const decideBy =
    (declined: Reason | undefined): Step =>
    async (payment, body) => {
      const { outcome } = DecideForm.parse(body);
      const outcomes = { approve: "captured", decline: "failed", wait: "pending" } as const;
      const chosen: Outcome = outcomes[outcome];
      await gateway.settle(payment, chosen, chosen === "failed" ? declined : undefined);
      return undefined;
    };
  return {
    otp: { at: "otp", step: takeCode },
    "upi/decide": { at: "upi", step: decideBy(DECLINED_BY_PAYER) },
    "bank/decide": { at: "bank", step: decideBy(undefined) },
  };
}

function registerLeaving(app: FastifyInstance, gateway: Gateway): void {
  const find = (request: FastifyRequest): Payment | undefined =>
    gateway.findByPage(z.object({ page: z.string() }).parse(request.params).page);
  app.post("/pay/:page/back", async (request, reply) => {
    const payment = find(request);
    if (payment === undefined) return reply.code(404).type(HTML).send(notFoundPage());
    if (payment.stage !== "done") {
      payment.stage = "choose";
      await gateway.payments.save(payment);
    }
    return reply.redirect(`/pay/${payment.page_id}`, 303);
  });
  app.post("/pay/:page/otp/resend", (request, reply) => {
    const payment = find(request);
    if (payment === undefined) return reply.code(404).type(HTML).send(notFoundPage());
    return reply.redirect(`/pay/${payment.page_id}?news=sent`, 303);
  });
  app.post("/pay/:page/cancel", async (request, reply) => {
    const payment = find(request);
    if (payment === undefined) return reply.code(404).type(HTML).send(notFoundPage());
    if (payment.stage !== "done") await gateway.settle(payment, "userCancelled");
    return reply.redirect(`/pay/${payment.page_id}`, 303);
  });
  app.get("/pay/:page/state", (request, reply) => {
    const payment = find(request);
    if (payment === undefined) return reply.code(404).send({ stage: "gone" });
    return { stage: payment.stage };
  });
  app.get("/pay/:page", async (request, reply) => {
    const payment = find(request);
    if (payment === undefined) return reply.code(404).type(HTML).send(notFoundPage());
    return reply.type(HTML).send(await show(gateway, payment, request.query));
  });
}

/** The hosted pages, from the merchant's form to the way back. */
export function registerCheckoutRoutes(app: FastifyInstance, gateway: Gateway): void {
  app.get("/", (_request, reply) => reply.type(HTML).send(homePage(gateway.payments.list())));
  app.post("/_payment", (request, reply) => start(gateway, request, reply));
  const steps = { ...paySteps(gateway), ...bankSteps(gateway) };
  for (const [path, { at, step }] of Object.entries(steps)) {
    app.post(`/pay/:page/${path}`, async (request, reply) => {
      const { page } = z.object({ page: z.string() }).parse(request.params);
      const payment = gateway.findByPage(page);
      if (payment === undefined) return reply.code(404).type(HTML).send(notFoundPage());
      // A form of a step that is over, from the back button or a second press: show where the payment is.
      const again = payment.stage === at ? await step(payment, request.body ?? {}) : undefined;
      return again === undefined
        ? reply.redirect(`/pay/${page}`, 303)
        : reply.code(422).type(HTML).send(again);
    });
  }
  registerLeaving(app, gateway);
}
