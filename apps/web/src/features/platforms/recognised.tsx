import { type RecognisedPlatform } from "@sendoff/contract/platform";
import { routes } from "@sendoff/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { Bookmark, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { Initials } from "../../components/ui/initials.tsx";
import { paths } from "../../config/paths.ts";
import { call } from "../../lib/api-client.ts";
import { useRested } from "../../lib/use-rested.ts";
import { messages } from "./messages.ts";

/** How long an address rests before it is looked at. */
const LOOK_AFTER_MS = 200;

/** What a typed address would become; undefined while that is not known, and for one that is none yet. */
export function useRecognised(url: string | undefined): RecognisedPlatform | undefined {
  const rested = useRested(url, LOOK_AFTER_MS);
  const { data } = useQuery({
    queryKey: ["platforms", "recognise", rested],
    queryFn: async ({ signal }) =>
      (await call(routes.recognisePlatform, { body: { platform_url: rested ?? "" }, signal })).body,
    enabled: rested !== undefined,
    retry: false,
  });
  return rested === url ? data : undefined;
}

/** What comes of the address: a board that we apply on, a bookmark, or a platform that is there already. */
export function Recognised({
  found,
  name,
  onOpen,
}: {
  found: RecognisedPlatform | undefined;
  name: string;
  /** The platform that is there already is gone to. */
  onOpen: () => void;
}) {
  return (
    <div role="status" className="empty:hidden">
      {found === undefined || found.kind === "refused" ? null : found.kind === "board" ? (
        <div className="rounded-md border border-[color-mix(in_oklab,var(--success)_35%,var(--border))] bg-success-soft px-3.5 py-3">
          <div className="flex items-center gap-3">
            <Initials name={name} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-small text-fg-2">{messages.makersBoard(found.maker)}</p>
            </div>
            <span className="inline-flex items-center gap-1.5 text-small font-semibold text-success-text">
              <CircleCheck className="size-4" aria-hidden="true" />
              {messages.recognised}
            </span>
          </div>
          <p className="mt-2 text-small text-fg-2">{messages.weCanApplyThere}</p>
        </div>
      ) : found.kind === "known" ? (
        <p className="rounded-md border border-border bg-background px-3.5 py-3 text-small">
          {messages.youHaveThisOne(
            <Link
              className="link target font-semibold"
              to={`${paths.app.platforms}?search=${encodeURIComponent(found.name)}`}
              onClick={onOpen}
            >
              {found.name}
            </Link>,
          )}
        </p>
      ) : (
        <p className="flex gap-2.5 rounded-md border border-border bg-background px-3.5 py-3 text-small text-fg-2">
          <Bookmark className="mt-0.5 size-4 shrink-0 text-fg-3" aria-hidden="true" />
          {found.note}
        </p>
      )}
    </div>
  );
}
