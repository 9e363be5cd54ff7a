import { OTP_VALID_MINUTES } from "@sendoff/contract/constants";
import { contact } from "../../config/content.ts";
import { inLanguage } from "../../language/language.ts";
import type { LegalText } from "./legal-text.ts";

export const english: LegalText = {
  title: "Privacy Policy",
  changed: "28 Nov 2026",
  intro:
    "Sendoff applies to jobs on your behalf. To do that it has to know things about you. This page says which, why, where they go, and how to get rid of them.",
  sections: [
    {
      heading: "Who we are",
      paragraphs: [
        `Sendoff is run by the operator of this installation, who is responsible for your data. Write to ${contact.email} with any question or request about it.`,
      ],
    },
    {
      heading: "What we keep",
      paragraphs: ["We keep what the product needs, and nothing is bought from others."],
      points: [
        "Your e-mail address, which is how you sign in. There is no password for Sendoff itself.",
        "What you type into your profile: name, username, phone, pay, notice period, work history, education, skills, languages, awards and certificates.",
        "The CVs you upload, and what was read from them.",
        "What you look for: roles and locations, which we search by, and the salary range, which we use only to answer questions about pay.",
        "For each platform you connect: the account's e-mail address, its password in encrypted form, and the encrypted session that signing in creates.",
        "For each application: the questions and the answers given, where each answer came from, which version of your CV was sent, pictures of the form and of what the platform showed after it, where one could be taken, and times.",
        "Your credits and every movement of them. For each payment: the amount, the time, how it was paid, the payment provider's number for it, and what the provider told us about it. Card and bank details are typed on the provider's page and never reach us.",
        "Records of requests to our servers, without passwords, codes or tokens, to find faults and abuse.",
      ],
    },
    {
      heading: "What we use it for",
      paragraphs: [
        "To search for jobs, fill in applications and send them when you start a run; to show you what was sent; to take payments and keep count of credits; to send you sign-in codes; and to keep the service safe. We do not sell your data, show advertising, or build profiles for anybody else.",
      ],
    },
    {
      heading: "Who gets to see it",
      paragraphs: [
        "When an application is sent, the job platform and the employer receive what that application's form asks for: your answers and your CV. The receipt of each application shows exactly what that was. From then on their own privacy policies hold for their copy.",
        "When you pay, the payment provider PayU receives your name, e-mail address and phone number with the amount; what you do on its page is under its own privacy policy.",
        "Apart from that we share data only with providers that we need to run the service, such as hosting and e-mail delivery, and where the law obliges us to.",
      ],
    },
    {
      heading: "How we read your CV",
      paragraphs: [
        "Your CV is read by a program on our own servers. What it found is added to your profile, where you can check and change it. A value you typed yourself is never replaced by one from the CV.",
      ],
    },
    {
      heading: "Answers are yours",
      paragraphs: [
        "Answers on forms come from your profile, your settings, your job preferences and your CV, from what follows from them, such as years counted from dates, or were on the form already. Facts about you are not guessed. Where a form asks about gender, race, disability or the like and you have not said, we choose not to say, if the form lets us. Where a form asks what none of these answers, the application stops, nothing is sent, and you see the question.",
      ],
    },
    {
      heading: "How we protect it",
      paragraphs: [
        "Platform passwords and sessions are encrypted with AES-256. Only the process that works on the platform for you can open them: to log in on that platform's own page, to go on with that session, and to know which account it belongs to. They are never shown again, not even to you.",
        "Sign-in codes and tokens are stored as hashes. The mail that carries a code is kept encrypted until it is sent, and its text is emptied then.",
        "Addresses of application pictures are signed and expire. No system is perfectly safe; if your data is ever exposed, we will tell you and the authorities as the law requires.",
      ],
    },
    {
      heading: "What your browser keeps",
      paragraphs: [
        "We set no tracking cookies and load nothing from other sites. Your browser's local storage holds your sign-in token, a copy of your profile, whether you chose the dark or the light look, the language you chose, which receipts you have opened here, the scheduler's locked end date, and how you use the keyboard. Log Out removes the first two.",
        `The tab you work in holds, until you close it, what you typed and have not saved (a day at most), a platform's sign-in or a CV that waits for you, and for ${OTP_VALID_MINUTES} minutes the address or phone number that a code went to. Passwords and codes are never kept there, and Log Out removes what you typed.`,
      ],
    },
    {
      heading: "How long we keep it",
      paragraphs: [
        "Your profile, your CVs, and your applications with their pictures stay until you delete your account, which Profile Settings has a button for. It is closed at once, and everything in it is erased after 72 hours, in which the mail about it takes that back. The record of your payments and credits stays after that, without your name.",
        "The rest ends sooner:",
      ],
      points: [
        "A platform's password and session are deleted at once when you disconnect it. The trace of a sign-in there is deleted 7 days after it ended.",
        `Sign-in codes are valid for ${OTP_VALID_MINUTES} minutes; what is left of them is deleted after 7 days. Sign-in tokens end after 30 days, after 7 days without use, or when you log out, and are deleted within days of that.`,
        "Mail is emptied when it is sent; that it was sent is deleted after 7 days. Counts against too many attempts are deleted after 2 days.",
        "The live progress of a run is deleted 7 days after the run ended. The steps and pictures of its applications stay.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        `You can see and change your profile in the app. In Profile Settings you can download a copy of everything, and delete your account. Write to ${contact.email} for anything else, such as to withdraw a consent. You may also complain to the data protection authority of your country.`,
      ],
    },
    {
      heading: "Age",
      paragraphs: ["Sendoff is for people of 18 years and over."],
    },
    {
      heading: "Changes",
      paragraphs: [
        "If this policy changes, the date at the top changes with it. Where a change matters to you, we write to you before it takes effect.",
      ],
    },
  ],
};

export const privacyPolicy = inLanguage("features/legal/privacy", english);
