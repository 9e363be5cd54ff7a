/** Where each page of the app stands, in the sidebar's order. */
export const PAGES = {
  dashboard: "/app/dashboard",
  "needs you": "/app/needs-you",
  review: "/app/review",
  answers: "/app/answers",
  platforms: "/app/platforms",
  "see what fits": "/app/fits",
  scheduler: "/app/scheduler",
  wallet: "/app/wallet",
  analytics: "/app/analytics",
  logs: "/app/logs",
  runs: "/app/runs",
  cv: "/app/cv",
  "profile settings": "/app/profile-settings",
  "security activity": "/app/profile-settings/security",
} as const;
