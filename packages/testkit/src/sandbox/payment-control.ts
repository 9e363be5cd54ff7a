import { z } from "zod";
import { callControl } from "./control-call.ts";

const Payment = z.object({
  txnid: z.string(),
  status: z.string(),
  unmappedstatus: z.string(),
  /** Rupees that went back, "840.00". */
  refunded: z.string(),
});

/** The control calls of the sandbox's payment page. Every method throws ControlError when the page refuses the call. */
export class PaymentControl {
  readonly url: string;

  /** `url` is the page's own address. */
  constructor(url: string) {
    this.url = url;
  }

  /** What the page knows of a payer, oldest first. */
  async listPayments(email: string): Promise<z.infer<typeof Payment>[]> {
    const answer = await this.#call("GET", `payments?email=${encodeURIComponent(email)}`);
    return z.array(Payment).parse(answer);
  }

  /** Adds to the fault switches, for one payer or one payment. */
  async setFaults(scope: { email: string } | { txnid: string }, faults: object): Promise<void> {
    await this.#call("POST", "faults", { scope, ...faults });
  }

  /** Decides a payment that the bank has left open. */
  async settle(txnid: string, outcome: string): Promise<void> {
    await this.#call("POST", `payments/${txnid}/settle`, { outcome });
  }

  /** Sends the payer's browser back to the product, or the page's own message, so many times. */
  async post(txnid: string, what: "return" | "webhook", copies = 1): Promise<void> {
    await this.#call("POST", `payments/${txnid}/${what}`, { copies });
  }

  #call(method: "GET" | "POST", what: string, body?: object): Promise<unknown> {
    return callControl(this.url, method, what, body);
  }
}
