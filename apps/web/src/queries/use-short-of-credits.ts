import { useQuery } from "@tanstack/react-query";
import { shortOfCredits } from "../lib/credit-reach.ts";
import { wantedNow } from "../lib/day-limit.ts";
import { platformsQuery } from "./platforms.query.ts";
import { walletQuery } from "./wallet.query.ts";

/**
 * What a run that is started now on a platform would not reach, in words, and whether that is all of it. `goal` is the run's own, 0 for
 * none. Undefined where the credits reach, and as long as that is not known.
 */
export function useShortOfCredits(
  platformId: number | undefined,
  goal = 0,
): { readonly words: string; readonly isNothing: boolean } | undefined {
  const { data: wallet } = useQuery(walletQuery);
  const { data: platforms } = useQuery(platformsQuery);
  const platform = platforms?.find(({ platform_id: id }) => id === platformId);
  if (platform === undefined) return undefined;
  const words = shortOfCredits(wantedNow(platform, goal), wallet?.credits);
  return words === undefined ? undefined : { words, isNothing: wallet?.credits === 0 };
}
