import { inLanguage } from "../../language/language.ts";

/** UI texts. */
export const english = {
  product: "Product",
  features: "Features",
  faq: "FAQ",
  pricing: "Pricing",
  legal: "Legal",
  privacyPolicy: "Privacy Policy",
  termsConditions: "Terms & Conditions",
  appliesToJobsOnYourBehalf: "Applies to jobs on your behalf, and shows you what it sent.",
  contact: "Contact",
  about: "About",
  sendoff: "Sendoff",
  sections: "Sections",
  dashboard: "Dashboard",
  logIn: "Log In",
  getStarted: "Get Started",
  menu: "Menu",
  darkMode: "Dark mode",
  /** The other language, by its own name. */
  otherLanguage: "हिन्दी",
};

export const messages = inLanguage("components/public", english);
