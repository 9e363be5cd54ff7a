/** UI texts. */
export const messages = {
  product: "Product",
  features: "Features",
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
};
