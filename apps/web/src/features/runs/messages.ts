/** What the slip of an account's first application says. */
export const firstSuccessTexts = {
  announced: "Your first application was sent and confirmed.",
  title: "Your first application is on its way.",
  job: (title: string, company: string) => `${title} at ${company}`,
  confirmed: "Confirmed",
  confirmedBy: (at: string, platform: string) => `${at} by ${platform}`,
  answers: "Answers",
  noneGuessed: (count: number) => `${count}, none guessed`,
  cost: "Cost",
  creditsLeft: (used: string, left: number | undefined) =>
    left === undefined ? used : `${used}, ${left} left`,
  open: "Open receipt",
  close: "Close",
  postmark: (platform: string, day: string, time: string) =>
    `Postmark: sent on ${platform}, ${day} at ${time}`,
} as const;
