/** What a posting says, and what it is titled where that matters. */
export interface Said {
  readonly text: string;
  readonly title?: string;
  readonly pay?: string;
}
/** A fraud next to an honest posting that has its words. */
export type Pair = readonly [scam: string | Said, honest: string | Said];

export const PAYMENT_PAIRS: readonly Pair[] = [
  ["Registration fee: ₹500.", "Registration fee: none."],
  [
    "Refundable laptop deposit Rs 4000 required.",
    "You get a laptop on your first day; no deposit is required.",
  ],
  [
    "Applicants pay ₹1000 via UPI for document verification.",
    "Merchants pay ₹1000 via UPI for document verification, and you keep that service running.",
  ],
  [
    "A registration fee of Rs 2,000 is to be paid to our partner consultancy.",
    "Our partner consultancy does not take a registration fee of candidates.",
  ],
  [
    "A security deposit of ₹5,000 has to be paid to our client before joining.",
    "You will handle the security deposit that each client pays before moving in.",
  ],
  [
    "Train with us for INR 25,000 and get a guaranteed job in an MNC.",
    "Train with us for three months, fully paid, and grow into a senior position.",
  ],
  [
    "To begin, purchase the starter kit from our store.",
    "You help customers who purchase the starter kit from our store.",
  ],
  [
    "Buy gift cards for the client and send us photos of the codes; we repay you.",
    "Build the gift cards of a large shop: customers buy one and send the code to a friend.",
  ],
  [
    "Registration charges Rs.750/- only (refundable with first salary).",
    "We build the registration desk of hospitals: patients see their charges at once.",
  ],
  [
    "Beware of fraud companies! We are genuine. Registration fee ₹999.",
    "Beware of fraud: nobody at Quillstack asks for a registration fee.",
  ],
  [
    "No experience needed. Candidates with no experience must pay a training fee of ₹2500.",
    "No experience needed: candidates with no experience get training without a fee.",
  ],
  [
    "We do not charge for the interview, but a refundable deposit of ₹2000 is required for the ID card.",
    "We do not charge for the interview, the ID card or the training.",
  ],
  [
    "A security deposit of ₹4,500, which we refund after six months, must be paid at joining.",
    "We refund your travel to the interview.",
  ],
  [
    "Joining fee - 1500 rupees, payable through PhonePe.",
    "Own PhonePe's joining flow, where merchants see each fee payable.",
  ],
  [
    "Selected freshers must deposit Rs. 3500 in the company account for the uniform.",
    "Selected freshers get two uniforms, paid by the company.",
  ],
  [
    "Candidates have to transfer 2000 INR for medical and police verification.",
    "You transfer members' records for medical and police verification.",
  ],
  [
    "Please send ₹350 by Google Pay for your interview gate pass.",
    "Our guests pay ₹350 for a gate pass at the desk that you run.",
  ],
  [
    "You need to buy our software licence (₹4,999) to start the data entry work.",
    "You need to know how our customers buy a software licence (₹4,999).",
  ],
  [
    "Offer letter will be issued after payment of the processing fee.",
    "The loan letter will be issued after the borrower's payment of the processing fee.",
  ],
  [
    "An amount of ₹1,250 will be collected from candidates for background verification.",
    "An amount of ₹1,250 will be collected from tenants for background verification; you keep the books.",
  ],
  [
    "Application fee of $25 payable by every applicant, non-refundable.",
    "There is no application fee payable by any applicant.",
  ],
  [
    "Pay a caution deposit to book your slot.",
    "Work on a booking product: users pay a caution deposit to book a slot.",
  ],
  [
    "Invest ₹10,000 once and start your work-from-home business with us.",
    "We invest ₹10,000 a year in what you want to learn.",
  ],
  [
    "You must purchase a welcome kit before your first task.",
    "We send a welcome kit before your first day.",
  ],
  [
    "Enrolment charges of Rs 1,499 apply for all selected candidates.",
    "Prepare enrolment charges and invoices for the students of our schools.",
  ],
  [
    "Course fee 30k, 100% job guarantee after training, join our batch now.",
    "You teach a course for adults; the course fee is the students' matter.",
  ],
  [
    "Pay after placement not available; complete our paid certification (Rs 15000) for assured placement.",
    "We pay for one certification a year.",
  ],
  [
    "Visa processing fee of $300 must be transferred by Western Union before departure.",
    "We take care of your visa and pay its processing fee.",
  ],
  [
    "Buy the laptop from our vendor with the cheque we send you; deposit the cheque in your own account.",
    "Finance assistant: you deposit the cheques of customers at the bank and post them the same day.",
  ],
  [
    "You receive payments in your own bank account, keep 10 percent and forward the rest by Western Union.",
    "Integrate Western Union and two banks, so that merchants receive payments in their own account.",
  ],
  [
    "Cash the cheque, keep your salary and send the balance in bitcoin.",
    "Engineer for bitcoin custody: you design how clients send a balance.",
  ],
  [
    "Your personal bank account will be used to receive company funds.",
    "Your salary is paid to your bank account on the last working day.",
  ],
  [
    "Purchase Amazon gift cards with your own money, scratch them and share the numbers with the manager.",
    "Fraud analyst: find out who asks victims to purchase gift cards and share the numbers.",
  ],
  [
    "Recharge your task wallet with ₹500 to unlock the tasks and withdraw your earnings.",
    "Payments engineer: users recharge a wallet with ₹500 and withdraw at any time.",
  ],
];

export const CONTACT_PAIRS: readonly Pair[] = [
  [
    "Send your resume on WhatsApp 98765 43210. Do not apply here.",
    "Send your resume here; we never hire on WhatsApp.",
  ],
  [
    "Interested people WhatsApp their CV to 9876543210.",
    "WhatsApp Inc. looks for engineers who build messaging for two billion people.",
  ],
  [
    "For joining, add our recruiter on Telegram @hr_fastjobs.",
    "Telegram bot developer: you write bots in Python and publish them on Telegram.",
  ],
  [
    "Kindly email your Aadhaar and bank details for the offer letter.",
    "Build the checks of Aadhaar and bank details that lenders need of borrowers.",
  ],
  [
    "Share your CV via WhatsApp on +91 98765 43210 for direct joining.",
    "Share your ideas on how small shops sell via WhatsApp.",
  ],
  [
    "Ping me on telegram @quickhire to start today.",
    "We ping each other on Slack and meet every Tuesday.",
  ],
  [
    "Join our Telegram channel to get your job code.",
    "You run the Telegram channel where our readers get news.",
  ],
  [
    "Click wa.me/919876543210 and send JOB to apply.",
    "You optimise wa.me links, so that shoppers reach a shop in one tap.",
  ],
  [
    "Drop your resume at WhatsApp number 9876543210.",
    "Customers drop a message at our WhatsApp number and you answer within the hour.",
  ],
  [
    "Contact HR Priya on WhatsApp 9876543210 to confirm your seat.",
    "If you have questions, HR answers on WhatsApp 9876543210.",
  ],
  [
    "The interview is on Telegram chat only, text @hiring_lead.",
    "The interview is on video, in two parts.",
  ],
  [
    "Send a photo of your debit card to complete onboarding.",
    "Design how people add a debit card to a phone.",
  ],
  [
    "Mail PAN card, passbook and passport copy to quickjobs@gmail.com to be selected.",
    "After the offer you upload your PAN card and passbook in our HR portal.",
  ],
  [
    "Share your bank account number and OTP with the coordinator.",
    "You secure how people share a bank account number and an OTP with a bank.",
  ],
  [
    "Do not apply through this site. Call on WhatsApp 98765-43210.",
    "Apply through this site. We call you within a week.",
  ],
  [
    "Message our hiring manager on Signal app to get the offer letter.",
    "Signal processing: message our hiring manager here about your thesis.",
  ],
  [
    "To proceed, chat with our agent at t.me/quickhire.",
    "Community manager: you chat with members at t.me/quillstack and on Discord.",
  ],
  [
    "Forward your Aadhaar front and back to our mail id for verification before the interview.",
    "Bring your Aadhaar card or another proof of identity to our office for the interview.",
  ],
];

const easy = (text: string, title = "Data Entry Operator", pay = ""): Said => ({
  text,
  title,
  ...(pay === "" ? {} : { pay }),
});
export const PAY_PAIRS: readonly Pair[] = [
  [
    easy("Earn 5000 USD a week from home, no experience.", "Online Assistant"),
    easy("You earn 5000 USD a month and work from home.", "Python Developer"),
  ],
  [
    easy("Simple typing from home, ₹1,50,000 per month."),
    easy("Simple typing in our office, ₹18,000 per month."),
  ],
  [
    easy("Copy paste work. You will get Rs 8,000 per day."),
    easy("Data entry for a hospital. You will get Rs 800 per day."),
  ],
  [
    easy("Pack pens at home and make 50,000 rupees every week.", "Packing Helper"),
    easy("Pack orders in our warehouse for 5,000 rupees every week.", "Packing Helper"),
  ],
  [
    easy("Work from your mobile, one hour a day, $900 daily.", "Part Time Work"),
    easy("Locum doctor, part-time, $900 daily.", "General Practitioner"),
  ],
  [
    easy("Answer calls in the evening.", "Telecaller", "₹4,50,000 a month"),
    easy("Answer calls in the evening.", "Telecaller", "₹24,500 a month"),
  ],
  [
    easy("Greet our visitors.", "Receptionist", "₹60,00,000 a year"),
    easy("Greet our visitors.", "Receptionist", "₹3,60,000 a year"),
  ],
  [
    easy("Like YouTube videos and earn up to ₹15,000 daily.", "Online Tasks"),
    easy("You find videos that earn creators ₹15,000 daily.", "Video Analyst"),
  ],
  [
    easy("Earn $3000 weekly helping clients, no skills required.", "Home Assistant"),
    easy("Our clients earn $3000 weekly with what you build.", "Growth Engineer"),
  ],
  [
    easy("Guaranteed income of ₹3 lakh per month.", "Survey Work"),
    easy("A fixed salary of ₹3 lakh per month.", "Engineering Manager"),
  ],
  [
    easy("Salary: $5,000 per hour.", "Customer Support"),
    easy("Salary: $50 per hour.", "Customer Support"),
  ],
  [
    easy("No interview, part-time, 2 lakh rupees a week.", "Office Assistant"),
    easy("Two interviews, full-time, 28 lakh rupees a year.", "Platform Engineer"),
  ],
];

/** Honest postings without a twin, of trades whose daily words are a fraud's. */
export const HONEST: readonly string[] = [
  "Orbitpay moves deposits and withdrawals for banks. You own the ledger of security deposits.",
  "Reconcile processing fees, refunds and chargebacks each day.",
  "Our loans have a processing fee of Rs 500 and no hidden charges; you explain them to borrowers.",
  "We never ask for fees. Anyone who asks you to pay is not from Quillstack.",
  "Quillstack will never contact you on WhatsApp or Telegram, nor ask for bank details.",
  "Sell science kits to schools: a starter kit costs ₹1,200.",
  "Build the checkout: shoppers pay a deposit of ₹500 and the rest on delivery.",
  "Salary ₹12,00,000 to ₹15,00,000 a year plus a joining bonus of ₹1,00,000.",
  "Joining bonus of ₹50,000, paid with your first salary.",
  "We will pay a referral amount of ₹25,000 for each colleague you bring.",
  "Travel costs to the interview are reimbursed up to ₹5,000.",
  "You get a relocation amount of ₹75,000 and a laptop worth ₹1,50,000.",
  "Training is free and paid from the first day at ₹20,000 a month.",
  "Teach our course; students pay ₹25,000 for it and four in five find a job.",
  "Write the WhatsApp Business templates that our support team sends.",
  "You reply to parents on WhatsApp and to schools by email.",
  "Questions? WhatsApp our front desk on 98765 43210.",
  "Cheque processing: you scan, sort and deposit cheques for the branch.",
  "Prevent money laundering: find accounts that receive funds and forward the rest abroad.",
  "As a teller you cash cheques and sell gift cards.",
  "Design tests of our Aadhaar e-KYC; you never see anybody's real bank details.",
  "Send payslips and PAN card forms to employees each month.",
  "After joining, share your bank details with payroll for your salary.",
  "You will be asked for your PAN card and bank account on your first day.",
  "Property manager: collect rent and the refundable deposit from tenants.",
  "Handle visa processing fees and courier charges for our travel customers.",
  "Buy stationery, ID cards and welcome kits for new colleagues.",
  "Manage the purchase of laptops and training kits from vendors.",
  "Run our Telegram and WhatsApp channels; followers grew to 200,000 last year.",
  "A registration fee of ₹2,000 is what exhibitors pay at our fairs; you win new ones.",
  "Exam registration charges are fully covered by the company.",
  "Experience with tele-calling of leads for deposits and insurance.",
  "Receive goods, keep the register and forward the rest to the main store.",
  "Two hours a day with our team abroad; part-time is possible at ₹60,000 a month.",
  "No prior experience of crypto needed; the salary is $150,000 a year.",
  "You will own payouts of $20,000 a week to creators.",
];
