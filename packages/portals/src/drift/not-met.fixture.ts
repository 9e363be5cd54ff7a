/** Why a driver's suite does not meet a variant. Whoever can lead it there takes the variant off the list. */
const WHY = {
  CHECKS:
    "A check that comes at a time of the portal's choosing; other tests meet it at sign-in and over a form",
  SESSIONS: "The suite meets the end of a session in another shape on this page",
  REFUSALS: "A refusal that the replica gives in another shape, or only to many requests at once",
  OCCASIONS: "Shown to some accounts only, or now and then; the sign-in's own tests meet it",
  FACTS: "Known from the real site; the replica draws it otherwise",
} as const;

/** Variants that the suites do not meet, by portal and reason. */
const NOT_MET: Readonly<
  Record<string, Readonly<Partial<Record<keyof typeof WHY, readonly string[]>>>>
> = {
  LinkedIn: {
    FACTS: ["appliedList.applied: role", "job.easyApply: new-words", "job.notFound: heading"],
    CHECKS: [
      "appliedList.checkpoint: path",
      "appliedList.checkpoint: captcha",
      "job.checkpoint: path",
      "job.checkpoint: captcha",
      "search.checkpoint: path",
      "search.checkpoint: captcha",
    ],
    SESSIONS: [
      "appliedList.signedOut: path",
      "appliedList.signedOut: guest-button",
      "appliedList.signedOut: guest-list",
      "job.signedOut: guest-button",
      "job.signedOut: guest-list",
      "search.signedOut: guest-button",
      "search.signedOut: guest-list",
    ],
    REFUSALS: [
      "appliedList.slowDown: heading",
      "job.slowDown: heading",
      "search.slowDown: heading",
    ],
    OCCASIONS: [
      "login.anyCode: autocomplete",
      "login.phoneCode: id",
      "login.remembered: class",
      "login.remembered: masked-address",
    ],
  },
  Indeed: {
    FACTS: [
      "appliedList.applied: role",
      "job.company: link",
      "job.company: attribute",
      "job.notFound: heading",
      "job.place: other-test-id",
      "job.title: heading",
    ],
    CHECKS: [
      "appliedList.browserCheck: id",
      "appliedList.browserCheck: class",
      "appliedList.browserCheck: title",
      "appliedList.checkpoint: form",
      "appliedList.checkpoint: path",
      "job.browserCheck: id",
      "job.browserCheck: class",
      "job.browserCheck: title",
      "job.checkpoint: form",
      "job.checkpoint: path",
      "login.browserCheck: id",
      "login.browserCheck: class",
      "search.browserCheck: id",
      "search.browserCheck: class",
      "search.browserCheck: title",
      "search.checkpoint: form",
      "search.checkpoint: path",
    ],
    SESSIONS: [
      "appliedList.signedOut: path",
      "appliedList.signedOut: header",
      "job.signedOut: path",
      "login.ended: heading",
      "search.signedOut: path",
    ],
    REFUSALS: [
      "appliedList.slowDown: heading",
      "job.slowDown: heading",
      "search.slowDown: heading",
    ],
    OCCASIONS: ["login.consent: element", "login.consent: words"],
  },
  Glassdoor: {
    FACTS: [
      "appliedList.applied: role",
      "job.notFound: heading",
      "job.description: test",
      "login.entered: account-menu",
      "search.place: test",
      "search.role: test",
    ],
    CHECKS: [
      "appliedList.browserCheck: id",
      "appliedList.browserCheck: class",
      "appliedList.browserCheck: title",
      "appliedList.checkpoint: path",
      "apply.browserCheck: id",
      "apply.browserCheck: class",
      "job.browserCheck: id",
      "job.browserCheck: class",
      "job.browserCheck: title",
      "job.checkpoint: path",
      "login.browserCheck: id",
      "login.browserCheck: class",
      "search.browserCheck: id",
      "search.browserCheck: class",
      "search.browserCheck: title",
      "search.checkpoint: path",
    ],
    SESSIONS: [
      "appliedList.signedOut: path",
      "appliedList.signedOut: link",
      "apply.signedOut: path",
      "apply.signedOut: link",
      "job.signedOut: path",
      "login.ended: heading",
      "search.signedOut: path",
    ],
    REFUSALS: [
      "appliedList.slowDown: heading",
      "apply.slowDown: heading",
      "job.slowDown: heading",
      "search.slowDown: heading",
    ],
    OCCASIONS: [
      "login.captcha: form",
      "login.captcha: test-id",
      "apply.overlay: id",
      "apply.overlay: test",
      "apply.overlay: class",
      "search.closeOverlay: test",
      "search.closeOverlay: label",
      "search.closeOverlay: role",
      "search.overlay: id",
      "search.overlay: test",
      "search.overlay: class",
    ],
  },
  Naukri: {
    FACTS: [
      "appliedList.anyRow: link",
      "appliedList.applied: item",
      "appliedList.applied: role",
      "appliedList.none: words",
      "job.notFound: heading",
    ],
    CHECKS: [
      "appliedList.checkpoint: frame",
      "appliedList.checkpoint: words",
      "appliedList.checkpoint: blocked",
      "home.checkpoint: frame",
      "home.checkpoint: words",
      "home.checkpoint: blocked",
      "job.checkpoint: frame",
      "login.captcha: blocked",
      "search.checkpoint: frame",
    ],
    SESSIONS: [
      "appliedList.signedOut: path",
      "appliedList.signedOut: header",
      "appliedList.signedOut: job-button",
      "appliedList.signedOut: panel",
      "home.signedOut: header",
      "home.signedOut: job-button",
      "home.signedOut: panel",
      "job.signedOut: path",
      "job.signedOut: panel",
      "search.signedOut: path",
      "search.signedOut: job-button",
      "search.signedOut: panel",
    ],
    REFUSALS: [
      "appliedList.slowDown: heading",
      "job.slowDown: heading",
      "login.complaint: field",
      "login.complaint: words",
      "search.slowDown: heading",
    ],
    OCCASIONS: ["search.jobs: link", "search.jobs: placeholder"],
  },
  greenhouse: {
    CHECKS: ["apply.captcha: turnstile"],
    FACTS: ["list.next: label"],
  },
  lever: {
    CHECKS: ["apply.captcha: turnstile"],
    FACTS: ["job.gone: words"],
  },
  ashby: {
    CHECKS: ["apply.captcha: turnstile"],
  },
};

/** All variants of a portal that are on the list. */
export function listNotMet(portal: string): string[] {
  return Object.values(NOT_MET[portal] ?? {}).flat();
}

/** The reason for which a variant is on the list. */
export function whyNotMet(portal: string, variant: string): string | undefined {
  const groups = Object.entries(NOT_MET[portal] ?? {});
  const [reason] = groups.find(([, variants]) => variants.includes(variant)) ?? [];
  return Object.entries(WHY).find(([name]) => name === reason)?.[1];
}
