import { responseHash } from "./hashes.ts";
import { formatRupees, shortRupees } from "./money.ts";
import { addedOn, type Payment } from "./payment.ts";

/** Fields that gateways fill as they like; only some are ever in use. */
function gatewayFields(payment: Payment): Record<string, string> {
  const isPaid = payment.status === "success";
  const isCard = payment.instrument?.mode === "CC" || payment.instrument?.mode === "DC";
  return {
    field1: isPaid ? payment.bank_ref_num : "",
    field2: isPaid && isCard ? payment.mihpayid.slice(-6) : "",
    field3: payment.instrument?.vpa ?? "",
    field4: "",
    field5: "",
    field6: "",
    field7: isPaid && isCard ? "AUTHPOSITIVE" : "",
    field8: "",
    field9: payment.field9,
  };
}

function cardFields(payment: Payment): Record<string, string> {
  const { instrument } = payment;
  if (instrument === null || instrument.card_no === "") return {};
  return {
    cardCategory: "domestic",
    name_on_card: instrument.name_on_card,
    cardnum: instrument.card_no,
    card_type: instrument.card_type,
  };
}

/** What the payer was charged, in paise; nothing while or because it was not paid. */
export function debitedPaise(payment: Payment): number {
  return payment.status === "success" ? payment.amount_paise + (payment.charges_paise ?? 0) : 0;
}

/**
 * What is posted to surl or furl, and what the merchant's server is notified of: the same fields. `tamper` is written over
 * them after the hash was made.
 */
export function answerFields(
  payment: Payment,
  salt: string,
  tamper: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const { surl: _surl, furl: _furl, ...fields } = payment.fields;
  const { status } = payment;
  const charges =
    payment.charges_paise === null
      ? {}
      : { additionalCharges: formatRupees(payment.charges_paise) };
  return {
    mihpayid: payment.mihpayid,
    mode: payment.instrument?.mode ?? "",
    status,
    unmappedstatus: payment.unmappedstatus,
    ...fields,
    discount: "0.00",
    net_amount_debit: status === "success" ? shortRupees(debitedPaise(payment)) : "0.00",
    addedon: addedOn(payment),
    udf6: "",
    udf7: "",
    udf8: "",
    udf9: "",
    udf10: "",
    ...charges,
    hash: responseHash({ ...fields, status, ...charges }, salt),
    ...gatewayFields(payment),
    payment_source: "payu",
    PG_TYPE: payment.instrument?.pg_type ?? "",
    bank_ref_num: payment.bank_ref_num,
    bankcode: payment.instrument?.bankcode ?? "",
    error: payment.error,
    error_Message: payment.error_message,
    ...cardFields(payment),
    ...tamper,
  };
}
