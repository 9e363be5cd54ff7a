import { hostname } from "node:os";
import { Port } from "@sendoff/kit/config";
import { smtpMailer, tryMailServer } from "@sendoff/kit/mail";
import { z } from "zod";
import { bad, type Finding, good, reasonOf } from "./finding.ts";

const Mail = z.object({
  SMTP_HOST: z.string().min(1),
  SMTP_PORT: Port,
  SMTP_FROM: z.string().min(1),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  OPS_EMAIL: z.string().optional(),
});

/** Connects to the mail server, signs in, and sends the operator a mail. Nothing is tried where it is not named. */
export async function tryMail(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Finding[]> {
  const env = Mail.safeParse(environment).data;
  if (env === undefined) return [];
  const options = {
    host: env.SMTP_HOST,
    port: env.SMTP_PORT,
    from: env.SMTP_FROM,
    user: env.SMTP_USER || undefined,
    password: env.SMTP_PASSWORD,
    secure: env.SMTP_PORT === 465,
  };
  const place = `The mail server ${options.host}:${options.port}`;
  try {
    await tryMailServer(options);
  } catch (error) {
    const variables =
      options.user === undefined ? "SMTP_HOST and SMTP_PORT" : "the SMTP_ variables";
    return [bad(`${place} does not let us in (${reasonOf(error)}). Check ${variables}.`)];
  }
  const letIn = good(
    `${place} lets us in${options.user === undefined ? " without a sign-in" : ""}.`,
  );
  return env.OPS_EMAIL
    ? [letIn, await sendTrial(options, env.OPS_EMAIL)]
    : [letIn, bad("No trial mail was sent: set OPS_EMAIL to your own address.")];
}

async function sendTrial(options: Parameters<typeof smtpMailer>[0], to: string): Promise<Finding> {
  const mailer = smtpMailer(options);
  try {
    await mailer.send({
      to,
      subject: "Sendoff can send mail",
      text: `npm run live:check on ${hostname()} sent this mail. If it lies in the spam folder, look at the SPF and DKIM records of the sender's domain.`,
    });
    return good(`It took a mail to ${to}: look whether it arrives, and not as spam.`);
  } catch (error) {
    return bad(
      `It did not take a mail to ${to} (${reasonOf(error)}). Check SMTP_FROM: the server must be allowed to send for it.`,
    );
  } finally {
    mailer.close();
  }
}
