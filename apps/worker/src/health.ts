import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isOwnHost } from "@sendoff/kit";
import type { VariantCount } from "@sendoff/portals";
import type { OddityCount } from "./portal-health/oddity-counter.ts";

/** What `/metrics` tells of the portals' pages. */
interface PageCounts {
  readonly variants: readonly VariantCount[];
  readonly oddities: readonly OddityCount[];
}

/**
 * On this machine only: `/health` answers 200 while the worker does its jobs, 503 otherwise; `/metrics` how often each way of
 * finding each thing on a portal's pages worked and what of forms could not be read, for Prometheus; `/operator` what an operator is to see and do.
 */
export async function startHealthServer(
  port: number,
  isHealthy: () => boolean,
  countPages: () => PageCounts,
  answerOperator: (request: IncomingMessage, response: ServerResponse) => Promise<boolean> = () =>
    Promise.resolve(false),
): Promise<{ port: number; close: () => Promise<void> }> {
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (!isOwnHost(request.headers.host)) {
      response.writeHead(403).end();
      return;
    }
    if (request.url === "/metrics") {
      response.writeHead(200, { "content-type": "text/plain; version=0.0.4" });
      const { variants, oddities } = countPages();
      response.end(`${describeVariants(variants)}${describeOddities(oddities)}`);
      return;
    }
    const isKnown = request.url === "/health";
    const status = !isKnown ? 404 : isHealthy() ? 200 : 503;
    response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
    response.end(JSON.stringify({ status: status === 200 ? "ok" : "not ok" }));
  };
  const server = createServer((request, response) => {
    void answerOperator(request, response).then((isDone) => isDone || answer(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  return {
    port: isAddress(address) ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return address !== null && typeof address !== "string";
}

/** A selector or a pattern as the value of a label. */
const asLabel = (text: string): string => text.replaceAll(/["\\]/g, String.raw`\$&`);

function describeVariants(counts: readonly VariantCount[]): string {
  const lines = counts.map(
    ({ portal, locator, variant, isGuess, count }) =>
      `sendoff_locator_found_total{portal="${portal}",locator="${locator}",variant="${asLabel(variant)}",guess="${isGuess}"} ${count}`,
  );
  return [
    "# HELP sendoff_locator_found_total Which variant found a thing on a portal's page; variant none: no variant did; guess true: by a key that is on no page we know of.",
    "# TYPE sendoff_locator_found_total counter",
    ...lines,
    "",
  ].join("\n");
}

function describeOddities(counts: readonly OddityCount[]): string {
  const lines = counts.map(
    ({ portal, kind, count }) =>
      `sendoff_form_oddity_total{portal="${portal}",kind="${kind}"} ${count}`,
  );
  return [
    "# HELP sendoff_form_oddity_total Controls of a portal's forms that could not be read, each once in an application, by element.",
    "# TYPE sendoff_form_oddity_total counter",
    ...lines,
    "",
  ].join("\n");
}
