/** Longer than any test runs: what has to wait this long is not answered while the test looks. */
export const NOT_DURING_THE_TEST_MS = 120_000;

/** So many answers to later calls that a call which nothing holds back would have its own by then. */
const LATER_CALLS = 20;

/**
 * Returns whether a call is still without its answer when later ones have had theirs, one after the other. It tells what a
 * switch holds back without a look at the time.
 */
export async function outlasts(
  late: Promise<unknown>,
  makeLaterCall: () => Promise<unknown>,
): Promise<boolean> {
  let isOver = false;
  const end = (): void => {
    isOver = true;
  };
  // The end of the sandbox cuts what still waits.
  void late.then(end, end);
  for (let made = 0; made < LATER_CALLS; made += 1) await makeLaterCall();
  return !isOver;
}
