import { LOWEST_PRICE_CENTS, RECHARGE_PLANS } from "@sendoff/domain/money";

/** What the public pages say. Prices come from the plans that are charged (DECISIONS D4), so that no page contradicts them. */
export const plans = RECHARGE_PLANS;

/** "$0.79": the price that the landing page and the FAQ quote as "from". */
export const fromPrice = `$${(LOWEST_PRICE_CENTS / 100).toFixed(2)}`;

/** Marketing figures as the specification gives them (DECISIONS D3). */
export const stats = [
  { value: "50K+", label: "applications sent" },
  { value: "2.3K", label: "active users" },
  { value: "15s", label: "average apply time" },
  { value: "94%", label: "success rate" },
] as const;

/**
 * Every place that names platforms to visitors reads this list. Set `isActive` in the same change that turns the platform's
 * manifest from "soon" to "driver", not before: a tick promises that the platform can be connected and applied on today.
 */
export const supportedPlatforms: readonly {
  name: string;
  letters: string;
  isActive: boolean;
}[] = [
  { name: "LinkedIn", letters: "LI", isActive: true },
  { name: "Indeed", letters: "IN", isActive: true },
  { name: "Glassdoor", letters: "GD", isActive: true },
  { name: "Naukri", letters: "NK", isActive: true },
  { name: "ZipRecruiter", letters: "ZR", isActive: false },
  { name: "Monster", letters: "MO", isActive: false },
  { name: "CareerBuilder", letters: "CB", isActive: false },
];

const activeNames = supportedPlatforms.filter(({ isActive }) => isActive).map(({ name }) => name);
/** "LinkedIn", "LinkedIn and Indeed", "LinkedIn, Indeed and Glassdoor": where applying works today. */
export const activePlatforms = new Intl.ListFormat("en-GB").format(activeNames);

export const faq = [
  {
    id: "cost",
    question: "What does an application cost?",
    answer: `The first five are free, without a card. After them, from ${fromPrice} per successful application, paid from a prepaid wallet that you fill by UPI, card or net banking. One application uses 1 credit. If it fails or is skipped, the credit comes back. There is no subscription.`,
  },
  {
    id: "before",
    question: "What do I need before the first run?",
    answer: `A CV, the roles and places you want, and your own account on a platform that works today: ${activePlatforms}. We read the CV into your profile, and you check what we found.`,
  },
  {
    id: "invent",
    question: "Will it make things up about me?",
    answer:
      "No. Every answer comes from what you gave us, such as your profile, your settings and your CV, or was on the form already, and the receipt names the source. Where a form asks about things like gender or disability and you have not said, we choose not to say, if the form lets us. If a form asks what we do not know, nothing is sent: you see the question and can add the answer to your profile.",
  },
  {
    id: "passwords",
    question: "Are my portal passwords safe?",
    answer:
      "They are encrypted with AES-256 before they are stored. They are opened only on our servers, to sign in on that portal's own page and to know which account it is, and never shown again. Disconnect a platform and its password is deleted at once.",
  },
] as const;

/** How people reach whoever runs this installation; `.example` is a reserved domain until an operator sets theirs. */
export const contact = { email: "support@sendoff.example" };
