import { useCallback, useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { z } from "zod";

/** Where somebody is on the way from Add Money to the payment page. */
export type AddStep =
  | { kind: "none" }
  | { kind: "plan"; planId: number | undefined }
  | { kind: "recharge"; planId: number | undefined; amount: string | undefined };

const OpenedHere = z.object({ isOpenedHere: z.literal(true) });
const stepKeys = ["add", "plan", "amount"];

function readStep(search: URLSearchParams): AddStep {
  const id = Number(search.get("plan") ?? "");
  const planId = Number.isSafeInteger(id) && id > 0 ? id : undefined;
  const amount = search.get("amount");
  switch (search.get("add")) {
    case "plan":
      return { kind: "plan", planId };
    case "recharge":
      // An amount that a link carries goes into the field, so it is held to what can be typed there.
      return { kind: "recharge", planId, amount: amount?.slice(0, 12) };
    default:
      return { kind: "none" };
  }
}

/**
 * The step lives in the address: the Back button undoes it, a reload stays in it, and two tabs do not know of each other.
 * Closing goes back where the step was opened on this page, so that Back does not open it again.
 */
export function useAddMoney() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOpenedHere = OpenedHere.safeParse(state).success;
  const step = useMemo(() => readStep(search), [search]);
  const rest = useMemo(() => {
    const kept = new URLSearchParams(search);
    for (const key of stepKeys) kept.delete(key);
    return kept;
  }, [search]);

  const addressOf = useCallback(
    (values: Record<string, string>) => {
      const query = new URLSearchParams(rest);
      for (const [key, value] of Object.entries(values)) query.set(key, value);
      return { search: query.toString() };
    },
    [rest],
  );
  const open = useCallback(
    () => void navigate(addressOf({ add: "plan" }), { state: { isOpenedHere: true } }),
    [addressOf, navigate],
  );
  /** The step after takes the place of the step before, and so does an amount as it is typed: Back leads out of all of them. */
  const goOn = useCallback(
    (values: Record<string, string>) =>
      void navigate(addressOf(values), {
        replace: true,
        preventScrollReset: true,
        state: isOpenedHere ? state : null,
      }),
    [addressOf, isOpenedHere, navigate, state],
  );
  const close = useCallback(() => {
    if (isOpenedHere) void navigate(-1);
    else void navigate(addressOf({}), { replace: true });
  }, [addressOf, isOpenedHere, navigate]);
  return { step, open, goOn, close };
}
