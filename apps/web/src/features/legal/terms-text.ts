import { activePlatforms, contact, FROM_DOLLARS } from "../../config/content.ts";
import { inLanguage } from "../../language/language.ts";
import { formatDollars } from "../../lib/format.ts";
import type { LegalText } from "./legal-text.ts";

export const english: LegalText = {
  title: "Terms and Conditions",
  changed: "21 Nov 2026",
  intro:
    "These terms hold between you and the operator of this installation of Sendoff when you use it. By creating an account you accept them.",
  sections: [
    {
      heading: "What Sendoff does",
      paragraphs: [
        "Sendoff signs in to the job platforms you connect, with your account and on your behalf, searches for jobs by the roles and places you gave, fills in their application forms with your answers, and sends them. It keeps a record of each application.",
        `The platforms it works on today: ${activePlatforms()}. Others are marked 'Soon' until they work.`,
        "Sendoff is not an employment agency and is not connected with the platforms or the employers. We cannot promise replies, interviews or a job.",
      ],
    },
    {
      heading: "Your account",
      paragraphs: [
        "You must be at least 18 years old. You sign in with codes that we send to your e-mail address; whoever reads your mail can sign in, so keep it safe. One account is for one person.",
      ],
    },
    {
      heading: "You act through us",
      paragraphs: [
        "By connecting a platform and starting a run you ask us to act for you there: to sign in, to search, and to submit applications to what it finds there. You can stop a run at any time; an application that has been submitted cannot be called back.",
        "You confirm that the accounts you connect are yours, and that you may let a service act for you there. The platforms have their own terms, and some restrict automated use; they may limit or close an account. We keep to daily limits, and where a platform asks for a check by a person, we stop and ask you.",
      ],
    },
    {
      heading: "Your answers",
      paragraphs: [
        "What is sent to employers must be true. You are responsible for what is in your profile, your CV and your answers. We do not invent answers; where we do not know one, the application is not sent and you see the question.",
      ],
    },
    {
      heading: "Credits and prices",
      paragraphs: [
        `One application uses 1 credit. A new account receives 5 credits free of charge. Further credits cost from ${formatDollars(FROM_DOLLARS)} each, as listed on the pricing page, and are paid in advance through the payment provider PayU, in Indian rupees at the rate shown before you pay. Money that makes no whole credit stays in your wallet and counts towards your next purchase. There is no subscription.`,
        "A credit is set aside when an application is about to be submitted, and used when the platform confirms it. If the application fails or is skipped, the credit comes back.",
        "Credits are valid for 12 months and are non-refundable, except where the law gives you a right to a refund. Plans can be switched; unused credits carry forward.",
      ],
    },
    {
      heading: "Fair use",
      paragraphs: ["You may not:"],
      points: [
        "use another person's identity, account or CV;",
        "send applications you do not mean, or content that is unlawful or harmful;",
        "try to break, overload or get round the limits of the service;",
        "resell the service without our written consent.",
      ],
    },
    {
      heading: "Availability",
      paragraphs: [
        "We work to keep the service running, and a run that was interrupted goes on where it safely can. Platforms change without notice, and maintenance is needed now and then, so we cannot promise that it is always available.",
      ],
    },
    {
      heading: "Liability",
      paragraphs: [
        "We are liable without limit where the law says so, in particular for intent and gross negligence. Otherwise our liability is limited to what you paid us in the twelve months before the damage. We are not liable for what platforms or employers decide.",
      ],
    },
    {
      heading: "Ending it",
      paragraphs: [
        "You can stop using Sendoff at any time and ask us to delete your account. We may suspend an account that breaks these terms, and will say why. Credits you paid for stay usable until they expire, unless the account was closed for abuse.",
      ],
    },
    {
      heading: "Governing law",
      paragraphs: ["These terms are governed by the laws of India."],
    },
    {
      heading: "Arbitration",
      paragraphs: [
        "Disputes that we cannot settle between us are decided by arbitration under Indian law, by three arbitrators. Each side names one, and the two name the third. If the arbitrators are not agreed on within 30 days, the arbitration centre appoints them. The proceedings are held in English. Rights that consumer law gives you remain.",
      ],
    },
    {
      heading: "Changes and contact",
      paragraphs: [
        `If these terms change, we write to you at least 14 days before, and you may close your account instead. Questions go to ${contact.email}.`,
      ],
    },
  ],
};

export const termsAndConditions = inLanguage("features/legal/terms", english);
