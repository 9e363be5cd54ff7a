import { expect, test } from "vitest";
import { findScam } from "./scam.ts";

const job = (description: string, title = "Backend Engineer") =>
  findScam({ title, company: "Quillstack", description })?.kind;

test.each([
  "Selected candidates pay a refundable registration fee of ₹1,999 by UPI before the interview. The fee covers your kit.",
  "A security deposit of ₹4,500 for uniform and gate pass is to be paid at the time of selection.",
  "Pay the deposit within two hours to confirm your seat.",
  "You have to pay a one time training fee of Rs. 2500.",
  "Registration charges are mandatory: Rs 500 only.",
  "Applicants must deposit the laptop security amount, 3000 rupees.",
  "Processing fee will be charged before joining.",
])("a posting that wants money of the applicant is a fraud: %s", (text) => {
  expect(job(text)).toBe("payment_asked");
});

test.each([
  "Do not apply here. Send your Aadhaar card, PAN card and bank passbook on WhatsApp to the number in the picture, for direct joining without an interview.",
  "Contact our agent only on Telegram. He will share the joining letter.",
  "He will share the joining letter after you forward the code that your bank sends you.",
  "To apply, message our HR manager on WhatsApp.",
  "Don't apply through the site! Text me directly via Telegram.",
  "Interviews are conducted only on Telegram.",
])("a posting that leads away from the portal is a fraud: %s", (text) => {
  expect(job(text)).toBe("off_platform_contact");
});

test.each([
  [
    "Part Time Typist, no experience needed",
    "Work one hour a day from your phone and earn ₹9,50,000 every month, guaranteed. No qualification, no interview.",
  ],
  ["Data Entry Operator", "You will get Rs. 3,00,000 per month."],
  ["Form filling from home", "Earn $20,000 a month."],
  ["Manager", "The salary is ₹2,50,00,000 a month."],
  ["Copy-paste work", "Daily pay: ₹15,000/day."],
])("pay that such work does not earn is a fraud: %s", (title, text) => {
  expect(job(text, title)).toBe("impossible_pay");
});

test.each([
  "There are no fees at any stage of our hiring.",
  "We never ask candidates to pay a registration fee.",
  "Quillstack does not charge a processing fee, security deposit or training fee.",
  "Beware of fraud: people who ask you to pay a security deposit do not work for us.",
  "If anyone asks you to pay a registration fee, tell us.",
  "Some fraudsters ask applicants to pay a joining fee. Contact us only on our own site, not on WhatsApp.",
  "Collect the registration fees that students pay and keep the books of them.",
  "You will handle security deposits which tenants pay before moving in.",
  "We pay your visa and training fees.",
  "The company will cover the certification and training fee.",
  "Your exam and registration fee is reimbursed.",
  "Own the deposit and payment flows of a bank: UPI, cards, refunds.",
  "You build fee calculation: processing fees, interchange and chargebacks.",
  "WhatsApp integration engineer: build our chat bots on the WhatsApp Business API and Telegram.",
  "Reach customers on WhatsApp and answer their questions.",
  "You will message users on Telegram about releases.",
  "We will contact you on WhatsApp about the time of your interview.",
  "For queries, message our recruiter on WhatsApp.",
  "Signal processing experience is a plus.",
  "The salary for this position is ₹28,00,000/yr - ₹34,00,000/yr.",
  "Salary: ₹3,50,000 a month for ten years of experience.",
  "₹80 LPA for the right person, part-time possible.",
  "Tutor, part-time, $90 an hour.",
  "No prior experience in fintech needed. ₹24 - 30 LPA.",
  "You approve payouts to vendors of ₹2,00,00,000 a month.",
  "",
])("an honest posting is none: %s", (text) => {
  expect(job(text)).toBeUndefined();
});
