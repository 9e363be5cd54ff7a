import type { Analytics } from "@sendoff/contract/analytics";
import { statusLook } from "../../components/ui/status-badge.tsx";
import { formatPartialDate } from "../../lib/format.ts";
import { formatShortDay, formatWeekdayShort } from "../../lib/zoned.ts";
import { messages } from "./messages.ts";
import { percent } from "./percent.ts";

/** Each chart's values in the shape it draws, and as the table and CSV that say the same. */
export function platformData({ platform_performance: platforms }: Analytics) {
  return {
    bars: platforms.map(({ platform_name: label, applications: value, success_rate: rate }) => ({
      label,
      value,
      rate,
    })),
    table: {
      columns: [messages.platform, messages.applications, messages.successRate],
      rows: platforms.map((one) => [
        one.platform_name,
        one.applications,
        percent(one.success_rate),
      ]),
    },
  };
}

export function weeklyData({ weekly_trend: days }: Analytics) {
  const entries = Object.entries(days).toSorted(([a], [b]) => a.localeCompare(b));
  return {
    points: entries.map(([date, value]) => ({
      label: formatWeekdayShort(date),
      name: formatShortDay(date),
      value,
    })),
    table: { columns: [messages.day, messages.applications], rows: entries },
  };
}

export function monthlyData({ monthly_trend: months }: Analytics) {
  const entries = Object.entries(months).toSorted(([a], [b]) => a.localeCompare(b));
  return {
    bars: entries.map(([month, value]) => {
      const name = formatPartialDate(month);
      return { label: name.split(" ")[0] ?? name, name, value };
    }),
    table: { columns: [messages.month, messages.applications], rows: entries },
  };
}

export function companyData({ top_companies: companies }: Analytics) {
  return {
    rows: companies.map(({ company_name: label, applications: value, success_rate: rate }) => ({
      label,
      value,
      text: `${label}: ${value}${rate === null ? "" : messages.percentSuccess(percent(rate))}`,
    })),
    table: {
      columns: [messages.company, messages.applications, messages.successRate],
      rows: companies.map((one) => [one.company_name, one.applications, percent(one.success_rate)]),
    },
  };
}

/** In the order in which an application goes through them; what nobody knows comes last. */
const order = [
  "APPLIED",
  "PENDING",
  "FAILED",
  "INTERVIEW_SCHEDULED",
  "REJECTED",
  "VIEWED",
  "OFFER",
  "SKIPPED",
];

export function statusData({ status_breakdown: statuses }: Analytics) {
  const place = (status: string) => (order.indexOf(status) + order.length + 1) % (order.length + 1);
  const entries = Object.entries(statuses)
    .filter(([, count]) => count > 0)
    .toSorted(([a], [b]) => place(a) - place(b));
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  return {
    parts: entries.map(([status, count]) => ({ status, count })),
    table: {
      columns: [messages.status, messages.count, messages.share],
      rows: entries.map(([status, count]) => [
        statusLook(status).word,
        count,
        percent((100 * count) / Math.max(1, total)),
      ]),
    },
  };
}

export function funnelData({ funnel }: Analytics) {
  const stages = [
    [messages.found, funnel.found],
    [messages.matchedYourFilters, funnel.matched],
    [messages.applied, funnel.applied],
    [messages.viewed, funnel.viewed],
    [messages.interview, funnel.interview],
    [messages.offer, funnel.offer],
  ] as const;
  return {
    rows: stages.map(([label, value]) => ({ label, value, text: `${label}: ${value}` })),
    table: { columns: [messages.stage, messages.count], rows: stages },
  };
}

export function failureData({ failure_reasons: reasons }: Analytics) {
  return {
    rows: reasons.map(({ reason, count }) => ({ reason, count })),
    table: {
      columns: [messages.reason, messages.count],
      rows: reasons.map(({ reason, count }) => [reason, count]),
    },
  };
}
