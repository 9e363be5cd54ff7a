import type { ScamKind } from "../posting.ts";
import type { Posting } from "./opening.ts";

interface Scam {
  kind: ScamKind;
  title: string;
  company: string;
  salary: string | null;
  text: string;
}

/** Obvious frauds, one of each kind in turn. A person would not apply to any of them. */
const SCAMS: readonly Scam[] = [
  {
    kind: "payment_asked",
    title: "Data Entry Operator - Work From Home",
    company: "Global Jobs Placement Cell",
    salary: "₹45,000 a month",
    text: "Selected candidates pay a refundable registration fee of ₹1,999 by UPI before the interview. The fee covers your training kit and will be returned with your first salary.",
  },
  {
    kind: "off_platform_contact",
    title: "HR Executive (Urgent, 50 vacancies)",
    company: "Bright Future Recruiters",
    salary: "₹30,000 - ₹60,000 a month",
    text: "Do not apply here. Send your Aadhaar card, PAN card and bank passbook on WhatsApp to the number in the advertisement picture, or on Telegram to our manager, for direct joining without an interview.",
  },
  {
    kind: "impossible_pay",
    title: "Part Time Typist, no experience needed",
    company: "EZ Earn Online",
    salary: "₹9,50,000 a month",
    text: "Work one hour a day from your phone and earn ₹9,50,000 every month, guaranteed. No qualification, no experience, no interview. Limited seats, only today.",
  },
  {
    kind: "payment_asked",
    title: "Airport Ground Staff",
    company: "SkyHire Manpower",
    salary: "₹38,500 a month",
    text: "A security deposit of ₹4,500 for uniform and gate pass is to be paid at the time of selection. Pay the deposit within two hours to confirm your seat.",
  },
  {
    kind: "off_platform_contact",
    title: "Software Engineer (Direct Joining)",
    company: "TechNova Overseas Consultancy",
    salary: "₹18,00,000 a year",
    text: "Contact our agent only on Telegram. He will share the joining letter after you forward the code that your bank sends you.",
  },
];

/** A fraud in the place of an honest posting. */
export function scamPosting(around: Posting, index: number): Posting {
  const scam = SCAMS[index % SCAMS.length];
  if (scam === undefined) throw new Error("There is no fraud to post");
  return {
    ...around,
    title: scam.title,
    company: scam.company,
    company_about: "finds people for many employers",
    salary: scam.salary,
    description: `${scam.company} is hiring for the position of ${scam.title}.\n\n${scam.text}\n\nHurry up, apply now.`,
    posted_hours_ago: 2 + index,
    scam: scam.kind,
  };
}
