import type { ConsolePerson } from "@sendoff/contract/console";
import { CircleCheck, Clock, EyeOff, Hand, LoaderCircle, Plug } from "lucide-react";
import { Badge } from "../../../components/ui/badge.tsx";
import { formatCount, formatDate, formatDayTime, formatDollars } from "../../../lib/format.ts";
import { endWord } from "../../../lib/run-words.ts";
import { type Column, DenseCard, DenseList, Facts, Figures } from "../shell/dense.tsx";
import { messages } from "./messages.ts";
import { Orders } from "./orders.tsx";
import { PersonActs } from "./person-acts.tsx";

type Platform = ConsolePerson["platforms"][number];
type Run = ConsolePerson["runs"][number];
type Unconfirmed = ConsolePerson["unconfirmed"][number];

/** How a person's account stands, and what an operator may do for them. */
export function PersonState({
  person,
  onChange,
}: {
  person: ConsolePerson;
  onChange: (person: ConsolePerson) => void;
}) {
  return (
    <>
      <Figures label={messages.account} figures={figuresOf(person)} />
      <div className="grid items-start gap-3.5 xl:grid-cols-[minmax(0,1fr)_400px]">
        <div className="flex min-w-0 flex-col gap-3.5">
          <DenseList
            title={messages.platforms}
            empty={messages.noPlatforms}
            columns={PLATFORMS}
            rows={person.platforms}
            keyOf={({ platform_id: id }) => String(id)}
          />
          <DenseList
            title={messages.runs}
            empty={messages.noRuns}
            columns={RUNS}
            rows={person.runs}
            keyOf={({ id }) => id}
          />
          <DenseList
            title={messages.unconfirmed}
            note={messages.creditStaysHeld}
            empty={messages.noneUnconfirmed}
            columns={UNCONFIRMED}
            rows={person.unconfirmed}
            keyOf={({ receipt_no: no }) => no}
          />
          <Orders orders={person.orders} />
        </div>
        <div className="flex min-w-0 flex-col gap-3.5">
          <DenseCard title={messages.account}>
            <Facts facts={factsOf(person)} />
          </DenseCard>
          <Sessions sessions={person.sessions} />
          <Hidden />
          <PersonActs person={person} onChange={onChange} />
        </div>
      </div>
    </>
  );
}

function figuresOf({ account, wallet, applications, unconfirmed, last_mail: mail }: ConsolePerson) {
  return [
    {
      name: messages.account,
      value: account.erased_at === null ? messages.active : messages.deleted,
      note:
        account.erased_at === null
          ? messages.since(formatDate(account.created_at))
          : messages.erasedOn(formatDate(account.erased_at)),
    },
    {
      name: messages.credits,
      value: formatCount(wallet.credits),
      note: wallet.held === 0 ? undefined : messages.held(formatCount(wallet.held)),
    },
    { name: messages.sent, value: formatCount(applications.sent) },
    { name: messages.waitingForThem, value: formatCount(applications.waiting) },
    {
      name: messages.unconfirmed,
      value: formatCount(unconfirmed.length),
      isWarning: unconfirmed.length > 0,
    },
    {
      name: messages.lastMail,
      value: mail === null ? messages.none : mail.has_left ? messages.left : messages.notLeft,
      note: mail === null ? undefined : formatDayTime(mail.at),
    },
  ];
}

function factsOf({ id, email, account, wallet }: ConsolePerson) {
  const { phone, is_phone_verified: isVerified } = account;
  const orNone = (at: string | null) => (at === null ? messages.none : formatDayTime(at));
  return [
    [
      messages.id,
      <span key="id" className="font-mono text-caption">
        {id}
      </span>,
    ],
    [messages.email, email],
    [
      messages.phone,
      phone === ""
        ? messages.none
        : isVerified
          ? messages.verified(phone)
          : messages.notVerified(phone),
    ],
    [messages.balance, formatDollars(wallet.balance)],
    [messages.undoOpenUntil, orNone(account.undo_until)],
    [
      messages.runsPaused,
      account.paused_at === null ? messages.no : messages.since(formatDayTime(account.paused_at)),
    ],
    [messages.nextStart, orNone(account.next_start_at)],
    [messages.zone, account.time_zone],
    [
      messages.language,
      account.language === "" ? messages.none : messages.languageOf(account.language),
    ],
  ] as const;
}

const STATES = {
  connected: { tone: "success", Icon: CircleCheck },
  code_required: { tone: "you", Icon: Hand },
  needs_user: { tone: "you", Icon: Hand },
  signed_out: { tone: "neutral", Icon: Plug },
} as const;

const PLATFORMS: readonly Column<Platform>[] = [
  {
    name: messages.platform,
    isWide: true,
    cell: ({ name }) => <b className="font-semibold [overflow-wrap:anywhere]">{name}</b>,
  },
  {
    name: messages.state,
    cell: ({ state }) => <Badge {...STATES[state]}>{messages.laneStates[state]}</Badge>,
  },
  {
    name: messages.signInSealed,
    cell: ({ sign_in_saved_at: at }) => (at === null ? messages.none : formatDayTime(at)),
  },
  {
    name: messages.lastServed,
    cell: ({ last_served_at: at }) => (at === null ? messages.never : formatDayTime(at)),
  },
  {
    name: messages.restsUntil,
    cell: ({ rests_until: at }) => (at === null ? "-" : formatDayTime(at)),
  },
  { name: messages.sent, isNumber: true, cell: ({ sent }) => formatCount(sent) },
  {
    name: messages.today,
    isNumber: true,
    cell: ({ sent_today: today, daily_limit: limit }) =>
      messages.ofLimit(formatCount(today), formatCount(limit)),
  },
  { name: messages.brokenTurns, isNumber: true, cell: ({ faults }) => formatCount(faults) },
];

const RUN_STATES = {
  queued: { tone: "neutral", Icon: Clock },
  running: { tone: "accent", Icon: LoaderCircle },
  waiting: { tone: "you", Icon: Hand },
  ended: { tone: "success", Icon: CircleCheck },
} as const;

const RUNS: readonly Column<Run>[] = [
  { name: messages.run, cell: ({ number }) => <b className="font-semibold">{number}</b> },
  { name: messages.platform, cell: ({ platform }) => platform },
  {
    name: messages.state,
    isWide: true,
    cell: ({ state, end_reason: reason }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <Badge {...RUN_STATES[state]}>{messages.runStates[state]}</Badge>
        {reason === null ? null : <span className="text-fg-2">{endWord(reason)}</span>}
      </span>
    ),
  },
  { name: messages.sent, isNumber: true, cell: ({ sent }) => formatCount(sent) },
  { name: messages.skipped, isNumber: true, cell: ({ skipped }) => formatCount(skipped) },
  { name: messages.failed, isNumber: true, cell: ({ failed }) => formatCount(failed) },
  {
    name: messages.worker,
    cell: ({ worker }) =>
      worker === "" ? "-" : <span className="font-mono text-caption">{worker}</span>,
  },
  { name: messages.started, cell: ({ created_at: at }) => formatDayTime(at) },
];

const UNCONFIRMED: readonly Column<Unconfirmed>[] = [
  {
    name: messages.application,
    isWide: true,
    cell: ({ receipt_no: no }) => <span className="font-mono text-caption">{no}</span>,
  },
  { name: messages.platform, cell: ({ platform }) => platform },
  { name: messages.submitted, cell: ({ submitted_at: at }) => formatDayTime(at) },
  { name: messages.looks, isNumber: true, cell: ({ looks }) => formatCount(looks) },
  {
    name: messages.nextLook,
    cell: ({ next_look_at: at }) => (at === null ? messages.none : formatDayTime(at)),
  },
];

function Sessions({ sessions }: Pick<ConsolePerson, "sessions">) {
  return (
    <DenseCard title={messages.signedIn} note={messages.deviceCount(sessions.length)}>
      {sessions.length === 0 ? (
        <p className="px-3.5 py-4 text-fg-3">{messages.nowhere}</p>
      ) : (
        <ul className="px-3.5 py-2">
          {sessions.map((session) => (
            <li key={`${session.signed_in_at} ${session.device}`} className="num py-1">
              {session.device === "" ? messages.unknownDevice : session.device}
              {session.network === "" ? null : (
                <span className="text-fg-2">, {session.network}</span>
              )}
              <span className="block text-caption text-fg-3">
                {messages.signedInAt(
                  formatDayTime(session.signed_in_at),
                  formatDayTime(session.last_used_at),
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </DenseCard>
  );
}

function Hidden() {
  return (
    <DenseCard title={messages.hiddenFromOperators}>
      <ul className="px-3.5 py-2">
        {messages.hidden.map((what) => (
          <li key={what} className="flex items-start gap-2 py-1 text-fg-2">
            <EyeOff className="mt-0.5 size-3.5 shrink-0 text-fg-3" aria-hidden="true" />
            {what}
          </li>
        ))}
      </ul>
    </DenseCard>
  );
}
