// The rooms of each package, the lowest first: a room imports only from those before it, so no two of them need each other.
// The files at the top of a package's src belong to no room: they are its door, and what all rooms stand on.
// packages/answers is not listed yet: some of its rooms still need each other.
module.exports = {
  "packages/cv": [
    ...["made-cvs", "process", "pdf", "vocabulary", "layout"],
    ...["office", "structure", "fields", "gaps"],
  ],
  "packages/db": [
    ...["migrations", "embedded", "installation", "wall", "retention", "notify", "audit"],
    ...["user", "mail", "sms", "analytics", "ledger", "payment", "journal", "applying"],
    ...["auth", "vault", "account", "live", "cv", "needs", "schedule", "platform", "review"],
    ...["preview", "notice", "views", "portal-health"],
  ],
  "packages/domain": [
    ...[
      "answers",
      "choosing",
      "money",
      "portal-health",
      "profile",
      "schedule",
      "applying",
      "review",
    ],
  ],
  "packages/kit": ["model", "payu", "sms", "storage", "journal"],
  "packages/portals": [
    ...["in-page", "drift", "form", "account-site", "boards", "smart-apply"],
    ...["linkedin", "naukri", "indeed", "glassdoor", "suite"],
  ],
  "packages/testkit": ["sandbox", "person", "hand"],
  "apps/api": ["plugins", "codes", "presenters", "reference", "receipt", "modules"],
  "apps/sandbox": [
    ...["checks", "payment", "mail", "job-site", "boards"],
    ...["linkedin", "indeed", "naukri", "glassdoor"],
  ],
  "apps/web": [
    ...["config", "styles", "lib", "queries", "state"],
    ...["components", "features", "app", "landing"],
  ],
  "apps/worker": ["browser", "drafting", "live", "portal-health", "serving", "jobs"],
};
