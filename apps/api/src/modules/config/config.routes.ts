import { routes } from "@sendoff/contract/routes";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";

/** What the web app asks before it draws. */
export function registerConfigModule(app: FastifyInstance, deps: ApiDeps): void {
  const { mode, mailboxUrl, boardsUrl, isSmsOn, social, usdInrRate } = deps.config;
  register(app, routes.getConfig, async () => ({
    status: 200,
    body: {
      mode,
      mailbox_url: mailboxUrl,
      boards_url: boardsUrl,
      sms: isSmsOn,
      social: [...social],
      usd_inr_rate: usdInrRate,
    },
  }));
}
