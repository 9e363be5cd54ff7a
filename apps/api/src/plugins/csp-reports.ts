import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ApiDeps } from "../deps.ts";
import { throttle } from "../throttle.ts";

/** Where browsers tell of what our content security policy has stopped. */
export const CSP_REPORT_PATH = "/v1/csp-reports";

const REPORT_MAX_BYTES = 16 * 1024;
/** A page of somebody's browser extension breaks the policy on each load; a few tell as much as all. */
const REPORTS = [{ windowSeconds: 3600, count: 20 }] as const;

const text = z.string().max(2000).default("");
const Report = z.object({
  "csp-report": z.object({
    "document-uri": text,
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
    "source-file": text,
  }),
});

/** Writes into the log what a browser has stopped on one of our pages: an attack, or a mistake of ours. */
export function registerCspReports(app: FastifyInstance, deps: ApiDeps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(
      ["application/csp-report", "application/json"],
      { parseAs: "string", bodyLimit: REPORT_MAX_BYTES },
      async (_request: unknown, body: string) => body,
    );
    scope.post(CSP_REPORT_PATH, { config: { auth: "none" } }, async (request, reply) => {
      await throttle(deps, "csp_reports", request.callerNetwork, REPORTS);
      const report = Report.safeParse(parse(request.body)).data?.["csp-report"];
      if (report !== undefined) {
        deps.logger.warn(
          {
            page: withoutQuery(report["document-uri"]),
            directive: report["effective-directive"] || report["violated-directive"],
            blocked: withoutQuery(report["blocked-uri"]),
            source: withoutQuery(report["source-file"]),
          },
          "a page broke the content security policy",
        );
      }
      return reply.code(204).send();
    });
  });
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

/** What follows the path may be somebody's secret. */
function withoutQuery(address: string): string {
  return (address.split(/[?#]/, 1)[0] ?? "").slice(0, 200);
}
