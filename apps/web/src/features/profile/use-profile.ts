import { type Profile, emptyProfile } from "@sendoff/contract/profile";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { showToast } from "../../lib/toast-manager.ts";
import { profileOf } from "../../queries/filters.ts";
import { userQuery } from "../../queries/user.query.ts";
import { useProfileStore } from "../../state/profile-store.ts";
import { messages } from "./messages.ts";

/**
 * The profile of the store, begun from the user's details (SPEC 4): fetched anew for it, blank until they arrive, blank when
 * they cannot be fetched. What the server holds wins over what this browser remembers.
 */
export function useProfile(): { profile: Profile; isLoading: boolean } {
  const data = useProfileStore((store) => store.data);
  const [isBegun] = useState(() => data !== null);
  const query = useQuery({ ...userQuery, refetchOnMount: isBegun ? true : "always" });
  // What the guard fetched may be older than what is about to be edited. Offline nothing newer comes.
  const isAsked = query.isFetchedAfterMount || query.fetchStatus === "paused";
  const user = isBegun || isAsked ? query.data : undefined;
  const hasFailed = query.isError && isAsked;
  const setData = useProfileStore((store) => store.setData);
  const hasShownToast = useRef(false);
  useEffect(() => {
    if (user === undefined || hasFailed) return;
    const isFirst = useProfileStore.getState().data === null;
    try {
      setData(profileOf(user));
      if (isFirst && !hasShownToast.current) showToast(messages.initialized);
    } catch {
      // The browser has no room for the copy, or forbids it. The page goes on with what was fetched.
      if (!hasShownToast.current) showToast(messages.notInitialized, { tone: "danger" });
    }
    hasShownToast.current = true;
  }, [user, hasFailed, setData]);
  useEffect(() => {
    if (!hasFailed || hasShownToast.current) return;
    hasShownToast.current = true;
    showToast(messages.notFetched, { tone: "danger" });
  }, [hasFailed]);
  return { profile: data ?? emptyProfile(), isLoading: data === null && !isAsked };
}
