/**
 * What the public pages say: plans, prices, claims. One file, so that no page can contradict what is charged
 * (DECISIONS D4). The plans are those the server seeds; an operator with other prices edits both.
 */
export interface PlanContent {
  name: string;
  /** Dollars for one application. */
  price: number;
  /** Applications that the recharge starts from. */
  from: number;
  isBestValue: boolean;
  features: readonly string[];
}

const everyPlan = [
  "Every platform you connect",
  "A receipt for each application",
  "Credits valid for 12 months",
];

export const plans: readonly PlanContent[] = [
  {
    name: "Casual Explorer",
    price: 0.99,
    from: 50,
    isBestValue: false,
    features: ["50 applications to start with", ...everyPlan],
  },
  {
    name: "Serious Contender",
    price: 0.89,
    from: 100,
    isBestValue: true,
    features: ["100 applications, 10% less for each", ...everyPlan],
  },
  {
    name: "Career Powerhouse",
    price: 0.79,
    from: 250,
    isBestValue: false,
    features: ["250 applications, 20% less for each", ...everyPlan],
  },
];

const cheapest = Math.min(...plans.map((plan) => plan.price));
/** "$0.79": the price that the landing page and the FAQ quote as "from". */
export const fromPrice = `$${cheapest.toFixed(2)}`;

/** Marketing figures as the specification gives them (DECISIONS D3). */
export const stats = [
  { value: "50K+", label: "applications sent" },
  { value: "2.3K", label: "active users" },
  { value: "15s", label: "average apply time" },
  { value: "94%", label: "success rate" },
] as const;

export const supportedPlatforms = [
  { name: "LinkedIn", letters: "LI", isActive: true },
  { name: "Indeed", letters: "IN", isActive: true },
  { name: "Glassdoor", letters: "GD", isActive: true },
  { name: "ZipRecruiter", letters: "ZR", isActive: false },
  { name: "Monster", letters: "MO", isActive: false },
  { name: "CareerBuilder", letters: "CB", isActive: false },
] as const;

export const faq = [
  {
    id: "cost",
    question: "What does an application cost?",
    answer: `From ${fromPrice} per successful application, paid from a prepaid wallet. One application uses 1 credit. If it fails or is skipped, the credit comes back. There is no subscription. The first five are free, without a card.`,
  },
  {
    id: "before",
    question: "What do I need before the first run?",
    answer:
      "A CV, the roles and places you want, and your own account on a job platform. We read the CV into your profile, and you check what we found.",
  },
  {
    id: "invent",
    question: "Will it make things up about me?",
    answer:
      "No. Every answer comes from your profile, your settings or something you told us before, and the receipt names the source. If a form asks what none of them answers, we stop that application and ask you.",
  },
  {
    id: "passwords",
    question: "Are my portal passwords safe?",
    answer:
      "They are encrypted with AES-256 before they are stored, decrypted only to sign in on that portal's own page, and never shown again. Disconnect a platform and its password is deleted at once.",
  },
] as const;

/** How people reach whoever runs this installation; `.example` is a reserved domain until an operator sets theirs. */
export const contact: {
  email: string;
  social: readonly { name: string; url: string }[];
} = {
  email: "support@sendoff.example",
  social: [],
};
