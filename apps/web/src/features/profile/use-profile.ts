import { type Profile, emptyProfile } from "@sendoff/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { showToast } from "../../components/ui/toast-manager.ts";
import { profileOf } from "../../queries/filters.ts";
import { userQuery } from "../../queries/user.query.ts";
import { useProfileStore } from "../../state/profile-store.ts";
import { profileMessages } from "./messages.ts";

/**
 * The profile of the store, begun from the user's details (SPEC 4): blank until they arrive, blank when they cannot be
 * fetched. What the server holds wins over what this browser remembers.
 */
export function useProfile(): { profile: Profile; isLoading: boolean } {
  const { data: user, isError, isPending } = useQuery(userQuery);
  const data = useProfileStore((store) => store.data);
  const setData = useProfileStore((store) => store.setData);
  const hasTold = useRef(false);
  useEffect(() => {
    if (user === undefined) return;
    const isFirst = useProfileStore.getState().data === null;
    try {
      setData(profileOf(user));
      if (isFirst && !hasTold.current) showToast(profileMessages.initialized);
    } catch {
      // The browser has no room for the copy, or forbids it. The page goes on with what was fetched.
      if (!hasTold.current) showToast(profileMessages.notInitialized, { tone: "danger" });
    }
    hasTold.current = true;
  }, [user, setData]);
  useEffect(() => {
    if (!isError || hasTold.current) return;
    hasTold.current = true;
    showToast(profileMessages.notFetched, { tone: "danger" });
  }, [isError]);
  return { profile: data ?? emptyProfile(), isLoading: data === null && isPending };
}
