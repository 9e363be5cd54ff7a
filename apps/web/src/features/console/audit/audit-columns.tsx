import type { AuditRow } from "@sendoff/contract/console";
import { ChangeKind } from "@sendoff/contract/security";
import { Eye, FileText, LogIn, ShieldX, UserCog } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "../../../components/ui/badge.tsx";
import { paths } from "../../../config/paths.ts";
import { formatDayMonth, formatRupees, formatTimeSeconds } from "../../../lib/format.ts";
import type { Column } from "../shell/dense.tsx";
import { messages } from "./messages.ts";

/** Something was refused: a wrong code, a portal's sign-in, what was somebody else's, the console. */
export const isRefusal = (event: AuditRow["event"]): boolean =>
  /_(?:refused|denied|failed)$/.test(event) || event === "reported_not_me";

/** When, who, what, on whose account, from where, and what else was noted. */
export const AUDIT_COLUMNS: readonly Column<AuditRow>[] = [
  {
    name: messages.time,
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        {formatDayMonth(at)}, {formatTimeSeconds(at)}
      </time>
    ),
  },
  {
    name: messages.who,
    cell: ({ actor, operator }) => (
      <span className="[overflow-wrap:anywhere]">
        {operator === "" ? messages.actors[actor] : operator}
      </span>
    ),
  },
  { name: messages.act, isWide: true, cell: (row) => <ActBadge row={row} /> },
  { name: messages.on, cell: (row) => <On row={row} /> },
  {
    name: messages.fromWhere,
    cell: ({ network, device }) => (
      <span className="[overflow-wrap:anywhere]">
        {network === "" ? "-" : network}
        {device === "" ? null : <span className="block text-caption text-fg-3">{device}</span>}
      </span>
    ),
  },
  { name: messages.reasonOrNote, isWide: true, cell: (row) => <Note row={row} /> },
];

function ActBadge({ row: { event, actor } }: { row: AuditRow }) {
  const words = messages.events[event];
  if (isRefusal(event)) {
    return (
      <Badge tone="danger" Icon={ShieldX} className="bg-surface">
        {words}
      </Badge>
    );
  }
  if (actor === "operator") {
    return (
      <Badge tone="accent" Icon={event === "operator_looked_up_person" ? Eye : UserCog}>
        {words}
      </Badge>
    );
  }
  return <Badge Icon={event === "signed_in" ? LogIn : FileText}>{words}</Badge>;
}

function On({ row: { person, person_id: id, platform } }: { row: AuditRow }) {
  if (id === "") return platform === "" ? "-" : platform;
  const name = person === "" ? messages.goneAccount : person;
  return (
    <span className="[overflow-wrap:anywhere]">
      {person === "" ? (
        name
      ) : (
        <Link className="link" to={`${paths.console}/people?who=${id}`} title={id}>
          {name}
        </Link>
      )}
      {platform === "" ? null : `, ${platform}`}
    </span>
  );
}

function factText(name: string, value: string | number | boolean): string {
  if (name === "amount_paise") return formatRupees(Number(value) / 100);
  // Which change was undone.
  const change = name === "kind" ? ChangeKind.safeParse(value).data : undefined;
  if (change === "platform_connected") return messages.platformConnected;
  if (change !== undefined) return messages.events[change];
  return `${messages.factNames[name] ?? name} ${String(value)}`;
}

/** What did not come about: the reason noted is of those who asked. */
const ENDED: ReadonlySet<AuditRow["event"]> = new Set([
  "operator_declined_request",
  "operator_withdrew_request",
]);

function Note({ row: { event, reason, facts } }: { row: AuditRow }) {
  // Which code it was says nothing to anybody.
  const others = Object.entries(facts)
    .filter(([name]) => name !== "order")
    .map(([name, value]) => factText(name, value));
  const because = reason !== "" && ENDED.has(event) ? messages.askedForBecause(reason) : reason;
  const text = [because, ...others].filter((part) => part !== "").join(", ");
  return <span className="text-fg-2 [overflow-wrap:anywhere]">{text === "" ? "-" : text}</span>;
}
