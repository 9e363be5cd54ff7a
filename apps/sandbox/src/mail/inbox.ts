import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { Journal } from "../journal.ts";

/** Newest kept per inbox, so that a long load run does not grow without end. */
const KEPT_MESSAGES = 5000;

export const Mail = z.object({
  id: z.string(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  received_at: z.string(),
});
export type Mail = z.infer<typeof Mail>;

export const Sms = z.object({
  id: z.string(),
  to: z.string(),
  text: z.string(),
  received_at: z.string(),
});
export type Sms = z.infer<typeof Sms>;

export interface Inbox {
  recordMail(mail: Omit<Mail, "id" | "received_at">): Promise<Mail>;
  recordSms(sms: Omit<Sms, "id" | "received_at">): Promise<Sms>;
  /** Newest first; without an address, everybody's. */
  listMail(to?: string): Mail[];
  listSms(to?: string): Sms[];
  findMail(id: string): Mail | undefined;
  close(): Promise<void>;
}

const normalizeAddress = (address: string): string => address.trim().toLowerCase();
/** `+91 98765 43210` and `919876543210` are the same phone. */
const normalizePhone = (phone: string): string => phone.replace(/\D/g, "");

/** The mailbox and the SMS inbox, kept on disk so that a restart shows the same messages. */
export async function openInbox(dataDir: string): Promise<Inbox> {
  const mail = await Journal.open(join(dataDir, "mail.jsonl"), Mail);
  const sms = await Journal.open(join(dataDir, "sms.jsonl"), Sms);
  const mails = mail.entries.slice(-KEPT_MESSAGES);
  const texts = sms.entries.slice(-KEPT_MESSAGES);
  if (mails.length < mail.entries.length) await mail.journal.replace(mails);
  if (texts.length < sms.entries.length) await sms.journal.replace(texts);
  const stamp = () => ({ id: randomUUID(), received_at: new Date().toISOString() });
  const keep = <T>(list: T[], item: T): void => {
    list.push(item);
    if (list.length > KEPT_MESSAGES) list.shift();
  };
  return {
    async recordMail(input) {
      const message = { ...input, ...stamp() };
      await mail.journal.append(message);
      keep(mails, message);
      return message;
    },
    async recordSms(input) {
      const message = { ...input, ...stamp() };
      await sms.journal.append(message);
      keep(texts, message);
      return message;
    },
    listMail: (to) =>
      mails
        .filter((item) => to === undefined || normalizeAddress(item.to) === normalizeAddress(to))
        .toReversed(),
    listSms: (to) =>
      texts
        .filter((item) => to === undefined || normalizePhone(item.to) === normalizePhone(to))
        .toReversed(),
    findMail: (id) => mails.find((item) => item.id === id),
    async close() {
      await mail.journal.close();
      await sms.journal.close();
    },
  };
}
