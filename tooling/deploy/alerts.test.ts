import { readFileSync } from "node:fs";
import { join } from "node:path";
import { jobCatalogue } from "@sendoff/contract/jobs";
import { BACKLOG_KINDS } from "@sendoff/db/figures";
import Fastify from "fastify";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import type { ApiDeps } from "../../apps/api/src/deps.ts";
import { registerLedgerMetrics } from "../../apps/api/src/plugins/ledger-metrics.ts";
import { registerMetrics } from "../../apps/api/src/plugins/metrics.ts";
import { registerProductFigures } from "../../apps/api/src/plugins/product-figures.ts";
import { createWorkerFigures } from "../../apps/worker/src/figures/worker-figures.ts";
import { ROOT } from "../start/settings.ts";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          record: z.string().optional(),
          alert: z.string().optional(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(["page", "ticket"]) }).optional(),
          annotations: z.object({ runbook: z.string(), summary: z.string() }).optional(),
        }),
      ),
    }),
  ),
});
const Dashboard = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) }),
  ),
});

const rules = Rules.parse(parse(read("deploy/prometheus/sendoff.rules.yml"))).groups.flatMap(
  (group) => group.rules,
);
const alerts = rules.filter(({ alert }) => alert !== undefined);
const panels = Dashboard.parse(JSON.parse(read("deploy/grafana/sendoff.json"))).panels;
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

const SUFFIXES = ["_bucket", "_count", "_sum"];
const isHistogram = (metric: object): boolean => "type" in metric && metric.type === "histogram";

/** Names and labels of all that an api and a worker answer to Prometheus. */
const exposed = new Map<string, readonly string[]>();
beforeAll(async () => {
  const deps: ApiDeps = Object.create(null);
  const api = registerMetrics(Fastify());
  registerLedgerMetrics(api, deps);
  registerProductFigures(api, deps);
  const none = { list: () => [] };
  const slots = { size: 1, busy: () => 0 };
  const worker = createWorkerFigures({ slots, variants: none, oddities: none }).registry;
  for (const metric of [...api.getMetricsAsArray(), ...worker.getMetricsAsArray()]) {
    const { labelNames = [] } = z
      .object({ labelNames: z.array(z.string()).optional() })
      .parse(metric);
    for (const suffix of isHistogram(metric) ? SUFFIXES : [""]) {
      exposed.set(`${metric.name}${suffix}`, [...labelNames, "le"]);
    }
  }
});

test("every figure that an alert or a panel names is one that a process answers, with the labels it has", () => {
  const recorded = new Set(rules.map(({ record }) => record));
  const named = expressions.flatMap((text) => [
    ...text.matchAll(/\b((?:sendoff|process|nodejs)[_:][\w:]+)(\{[^}]*\})?/g),
  ]);
  expect(named.length).toBeGreaterThan(50);
  const unknown = named.filter(([, name = ""]) => !exposed.has(name) && !recorded.has(name));
  expect(unknown.map(([text]) => text)).toEqual([]);
  const wrong = named.filter(([, name = "", labels = ""]) =>
    [...labels.matchAll(/(\w+)[=!]/g)].some(
      ([, label = ""]) => exposed.get(name)?.includes(label) !== true,
    ),
  );
  expect(wrong.map(([text]) => text)).toEqual([]);
});

test("every backlog that an alert names is one that is counted", () => {
  const kinds = expressions.flatMap((text) => [...text.matchAll(/kind="(\w+)"/g)]);
  const known: readonly string[] = BACKLOG_KINDS;
  expect(kinds.map(([, kind = ""]) => kind).filter((kind) => !known.includes(kind))).toEqual([]);
});

test("every alert says how bad it is, and has a part in docs/alerts.md, which has no other", () => {
  const page = read("docs/alerts.md");
  const parts = [...page.matchAll(/^## (\w+)$/gm)].map(([, name = ""]) => name);
  expect(parts.toSorted()).toEqual(alerts.map(({ alert = "" }) => alert).toSorted());
  for (const { alert = "", labels, annotations } of alerts) {
    expect({ alert, severity: labels?.severity, runbook: annotations?.runbook }).toEqual({
      alert,
      severity: expect.stringMatching(/^(?:page|ticket)$/),
      runbook: `docs/alerts.md#${alert.toLowerCase()}`,
    });
  }
  const jobs = Object.values(jobCatalogue).map(({ name }): string => name);
  const named = [...page.matchAll(/`([a-z]+\.[a-z]+)`/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !jobs.includes(name))).toEqual([]);
});
