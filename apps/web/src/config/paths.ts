/** Every address of the web app. Screens link through this list, so that a route is spelled once. */
export const paths = {
  home: "/",
  /** The landing page in each language, for visitors; the app itself is at the same addresses in both. */
  landing: { en: "/", hi: "/hi/" },
  /** The 'Job CSV Management' page (DECISIONS D12). */
  jobs: "/jobs",
  pricing: "/pricing",
  privacy: "/privacy-policy",
  terms: "/terms-and-conditions",
  /** The operators' console; for everybody else there is no such page. */
  console: "/console",
  /** What to do once everybody was shut out of the account. */
  undone: "/undo?done=1",
  app: {
    root: "/app",
    dashboard: "/app/dashboard",
    platforms: "/app/platforms",
    scheduler: "/app/scheduler",
    wallet: "/app/wallet",
    /** The wallet with its plan chooser open. */
    addMoney: "/app/wallet?add=plan",
    /** The same, this plan marked. */
    choosePlan: (planId: number) => `/app/wallet?add=plan&plan=${planId}`,
    /** The wallet with Confirm Recharge open for this plan and amount in dollars. */
    recharge: (planId: number, amount: number) =>
      `/app/wallet?add=recharge&plan=${planId}&amount=${amount.toFixed(2)}`,
    payment: (txnid: string) => `/app/wallet/payments/${encodeURIComponent(txnid)}`,
    cv: "/app/cv",
    analytics: "/app/analytics",
    logs: "/app/logs",
    settings: "/app/profile-settings",
    security: "/app/profile-settings/security",
    privacy: "/app/privacy-policy",
    terms: "/app/terms-and-conditions",
    needsYou: "/app/needs-you",
    /** The inbox open at one of its items. */
    need: (id: string, tab = "all") =>
      `/app/needs-you?${new URLSearchParams({ ...(tab === "all" ? {} : { tab }), item: id })}`,
    /** The inbox open at what this application waits for. */
    needOf: (applicationId: string) => `/app/needs-you?application=${applicationId}`,
    answers: "/app/answers",
    /** Every open question on one page. */
    openQuestions: "/app/needs-you/questions",
    commonAnswers: "/app/common-answers",
    /** The same as the last step of the set-up, with where it leads. */
    firstAnswers: (next: string) => `/app/common-answers?${new URLSearchParams({ next })}`,
    review: "/app/review",
    prepared: (id: string) => `/app/review/${id}`,
    /** The page in which a portal asks for its account's owner. */
    live: (platformId: number) => `/app/live/${platformId}`,
    /** What a run would send, on this platform where one is named. */
    fits: (platformId?: number) =>
      platformId === undefined ? "/app/fits" : `/app/fits?platform=${platformId}`,
    runs: "/app/runs",
    run: (id: string) => `/app/runs/${id}`,
    application: (id: string) => `/app/applications/${id}`,
  },
} as const;

/** The landing page opens the sign-in card for this query; `next` is where to go afterwards. */
export function loginPath(next?: string): string {
  const query = new URLSearchParams({ login: "1" });
  if (next !== undefined) query.set("next", next);
  return `${paths.home}?${query}`;
}

/** A page for who is signed in, with its query. */
export function isInside(path: string): boolean {
  return /^\/(app|jobs|console)(\/|$|\?)/.test(path);
}

/** The operators' console, which needs no profile. */
export function isConsole(path: string | null): path is string {
  return path !== null && /^\/console(\/|$|\?)/.test(path);
}

/** Only pages for who is signed in are followed after a sign-in; anything else could lead off the site. */
export function safeNext(next: string | null): string {
  return next !== null && isInside(next) ? next : paths.app.dashboard;
}
