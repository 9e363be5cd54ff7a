import type { MatchReason } from "@sendoff/contract/match";
import { matchWords, unstatedParts } from "@sendoff/domain/choosing";
import { messages } from "./messages.ts";
import { Card, CardBody, CardHeader } from "./ui/card.tsx";
import { say } from "../language/language.ts";

/** What the parts of a score are called. */
export const MATCH_PARTS: Record<MatchReason["part"], string> = {
  title: messages.title,
  skills: messages.skills,
  place: messages.place,
  seniority: messages.seniority,
  salary: messages.salary,
};

/** How well the job matches, and what that is made of. Nothing is drawn for one found before scores were. */
export function MatchCard({
  score,
  reasons,
}: {
  score: number | null;
  reasons: readonly MatchReason[];
}) {
  if (score === null) return null;
  return (
    <Card>
      <CardHeader
        title={messages.howWellItMatches}
        end={<span className="num font-semibold">{say(matchWords({ score, reasons }))}</span>}
      />
      <CardBody>
        <ul className="grid gap-2.5">
          {reasons.map((reason) => (
            <li key={reason.part} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
              <span className="text-small font-semibold">{MATCH_PARTS[reason.part]}</span>
              <span className="num text-small text-fg-3">
                {messages.pointsOfMost(reason.points, reason.of)}
              </span>
              <span className="col-span-2 text-small break-words text-fg-2">{reason.text}</span>
            </li>
          ))}
          {reasons.length === 0
            ? null
            : unstatedParts(reasons).map((part) => (
                <li key={part} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
                  <span className="text-small font-semibold">{MATCH_PARTS[part]}</span>
                  <span className="text-small text-fg-3">{messages.notSaid}</span>
                </li>
              ))}
        </ul>
      </CardBody>
    </Card>
  );
}
