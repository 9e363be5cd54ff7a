import { inLanguage } from "../../language/language.ts";

/** UI texts. */
export const english = {
  howLongAreCreditsValid: "How long are credits valid?",
  creditsAreValidFor12Months: "Credits are valid for 12 months and are non-refundable.",
  canIChangePlans: "Can I change plans?",
  plansCanBeSwitched: "Plans can be switched, and unused credits carry forward.",
  pricing: "Pricing",
  sendoff: "Sendoff",
  home: "Home",
  dashboard: "Dashboard",
  getStarted: "Get Started",
  payForApplicationsThatArrive: "Pay for applications that arrive.",
  noSubscription:
    "No subscription. One application uses one credit, and it comes back if the application fails or is skipped.",
  everyAccountStartsWith5Free: "Every account starts with 5 free applications, no card needed.",
  bestValue: "Best Value",
  perApplication: "per application",
  applicationsAtPrice: (applications: number, amount: string) =>
    `${applications} applications are ${amount}`,
  getStartedWith: (name: string) => `Get Started with ${name}`,
};

export const messages = inLanguage("features/pricing", english);
