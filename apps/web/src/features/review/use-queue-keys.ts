import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../config/paths.ts";
import { isTyping } from "../../lib/is-typing.ts";
import { areSingleKeysOn, isDialogOpen } from "../../lib/single-keys.ts";
import { preparedQuery } from "../../queries/review.query.ts";
import { leastSureFirst } from "./least-sure-first.ts";

/** In the list's order J goes from this one to the next, K to the one before. */
export function useQueueKeys(id: string): void {
  const navigate = useNavigate();
  const { data } = useQuery(preparedQuery);
  useEffect(() => {
    const ids = leastSureFirst(data ?? []).map(({ application }) => application.id);
    const press = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[event.key.toLowerCase()];
      const isOurs = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      if (step === undefined || !isOurs || !areSingleKeysOn()) return;
      if (isTyping(event) || isDialogOpen()) return;
      const next = ids[ids.indexOf(id) + step];
      if (next === undefined) return;
      event.preventDefault();
      void navigate(paths.app.prepared(next));
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [data, id, navigate]);
}
