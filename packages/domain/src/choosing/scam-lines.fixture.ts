const lines = (text: string): readonly string[] => text.trim().split("\n");

/** Frauds without a twin, one a line. */
export const FRAUDS: readonly string[] = lines(`
Candidates who are shortlisted will pay 599 rupees as registration.
Fees: Rs 1000 for registration, payable in advance.
There is a one-time, fully refundable fee of ₹799.
To activate your employee ID you must pay Rs 450.
Kindly deposit the joining amount of Rs. 2100 to confirm.
Rs. 1500 will be deducted from your first payment and Rs. 500 is payable now as security.
Cost of training: ₹12,000 (to be paid by the candidate).
You pay only ₹199 for the form.
Buy our training material for Rs 999 before you start.
Processing charges 500/- on Paytm no 9876543210.
Applicants should bear a verification cost of ₹650.
Message on WhatsApp only: 9876543210
WhatsApp your resume to 98765 43210.
Please share your updated resume on WhatsApp number 9000000000
For immediate joining contact on Telegram: @jobs_hr_priya
Text "JOB" to our Telegram @remotework.
Send your bank account details and Aadhaar on email hrdesk@outlook.com.
We will mail you a check to purchase equipment; deposit it and send the remaining to our vendor.
Your job is to receive transfers to your account and send them on as crypto, keeping 5%.
Reship packages from your home; buy gift cards for our executives and send codes.
Earn Rs 10,000 daily by rating hotels. No experience required.
Get paid $800 per day to like posts.
Salary Rs 5 lakh per month for 10th pass, typing work.
Work 30 minutes daily and earn 1 lakh weekly.
All selected candidates are required to deposit an amount of Rs 2,499 towards security.
Joining kit charges Rs 1800 applicable.
Registration is Rs 300 only, pay through QR code.
Fee for interview call letter - ₹250.
Contact for job: 9876543210 (WhatsApp only), no need to apply.
Interested? Send CV + photo on WhatsApp 9988776655.
Hiring process is fully on Telegram; contact @RecruitDesk there to start.
Provide your debit card number and CVV to receive your salary.
Send scanned copies of your Aadhaar, PAN card and passport copy to offer.letter@mail.example.
We will credit your account, you withdraw the cash, keep 8% and send the remaining amount through MoneyGram.
Purchase iTunes gift cards worth $200 and text the codes to your supervisor.
Be a mystery shopper: deposit the check into your account and buy gift cards, then share the pin.
Make ₹70,000 weekly from home with copy paste work.
Earn $6,000 per week, no experience.
Investment of Rs 25,000 required, double your money monthly.
Pay Rs 3000 for training, refundable after 3 months.
You should pay medical test charges of Rs 1,800 before joining.
Offer letter fees 999 only.
Registration Fees Rs. 850 (Refundable)
Note: Candidate has to pay Rs. 1,999 for laptop insurance.
Security amount of 5000 rupees to be deposited in our account before dispatch of laptop.
Only serious candidates; small verification charge ₹299 applies.
Send your CV to our WhatsApp: +91 90000 11111. Applications here will not be considered.
Kindly whatsapp your biodata at 9000011111
Add me on Telegram @manager_lucy to receive your task.
Text our hiring manager on Telegram to schedule an interview immediately.
We need your bank login and OTP to set up salary.
Earn $500 a day posting ads. No skills needed.
Work from home and make 3 lakhs per month, no experience.
Complete a course of ₹8,000 with us, job guaranteed after that.
You will be sent a check to buy office equipment; deposit it into your bank account and send the rest via Zelle.
Process payments for our clients through your personal account and keep 5% of each transfer.
Keep ₹5,000 of what comes in and transfer the rest to our agent.
Purchase gift cards and send pictures of them to HR.
`);

/** Honest lines of all trades. */
export const PLAIN: readonly string[] = lines(`
Application deadline is 30 November; there are no fees.
The fee for the exam is Rs 1000 and is paid by the university.
You manage registration desks where visitors pay Rs 500.
Knowledge of security deposit accounting is a plus.
We reimburse the visa fee of $300.
Work with our payments team on refunds, fees and deposits.
We charge our clients a placement fee of 8%; candidates never pay.
You help clients keep their money safe and send reports to the branch.
As a recruiter you contact candidates on WhatsApp and LinkedIn.
Good typing skills; salary ₹25,000 - ₹30,000 a month.
You send order updates to customers on WhatsApp.
Experience in WhatsApp API, Telegram API or Slack API.
Our HR will reach out to you on WhatsApp with the interview link.
Responsible for the collection of bank details from vendors by email.
Maintain KYC documents (Aadhaar, PAN card) of customers and email them to the branch.
Bring two photos, Aadhaar and PAN card copies to the walk-in.
Salary negotiable. Joining bonus of Rs 50,000 after three months.
Stipend: ₹1,00,000 per month for interns.
CTC 45 LPA. No interview on weekends.
Locum pay $1,200 a day.
Freelance consultants earn $4,000 a week with us.
Security deposits, brokerage and margin: you explain them.
Commission: earn up to ₹1,00,000 a month on top of your salary.
Candidates must submit transfer certificates and a fee receipt of their last school.
Training period: three months at ₹15,000 a month, 100% job guarantee afterwards.
A laptop and training kit worth ₹60,000 will be given.
Coordinate gift card campaigns and send codes to winners.
Pay: ₹40,000 a month. Send your CV to jobs@quillstack.example.
Send your documents to hr@quillstack.example after you accept the offer.
Applicants must pay attention to detail.
You must invest time in code review and transfer knowledge to juniors.
Candidates should be able to send 100 invoices a day.
We are an equal opportunity employer and charge no fee at any stage. Report fake offers to us.
Deposit operations analyst: deposits of ₹500 crore a month.
Own the pricing of processing fees (₹99 to ₹999) for our app.
Payout: ₹25 per delivery, up to ₹35,000 a month. No experience needed.
Sales associates sell registration packages of ₹2,000 to schools.
The registration fee of Rs 500 at our summer camps is collected by you.
Answer WhatsApp messages, text us your ideas.
Work on the Signal app.
Contact centre agents chat with callers on WhatsApp.
You will be paid ₹25,000 per month and get a joining kit.
Our platform handles registration fees, deposits and refunds for clubs.
Experience of billing, deposits, cheques and cash handling.
We pay for your visa, your flight and the first month's rent.
Deposit cheques daily and keep 100% accurate records.
Candidates from fintech (UPI, deposits, lending) preferred.
Security: we never share your CV, bank details or Aadhaar with clients.
Submit your resume and cover letter by email to careers@quillstack.example.
Contact us at +91 98765 43210 for questions about the post.
Our support team answers chats on WhatsApp, Telegram and WeChat.
WhatsApp Business onboarding lead.
Salary: $4,000 - $5,000 a month, part-time 20 hours a week.
Get ₹1,200 per day as a travel allowance on site visits.
Monthly income of up to ₹1,00,000 for top sales agents; no experience needed.
Wire transfer operations: you send the balance of customer accounts abroad.
Buy gift vouchers for colleagues' birthdays and send them by post.
The training costs you nothing and ends with a certificate.
Fresher batch 2026: training with stipend ₹20,000 a month, placement in our own teams.
Applicants pay nothing. Fees of any kind are a fraud.
Refund of deposits within 7 days is what our tenants love.
Own checkout, where shoppers pay ₹99 for delivery.
Please send your portfolio and three references.
You will transfer Rs 3 crore a day between our own accounts as a treasury analyst.
You must pay Rs 20 crore of invoices a month on time as accounts payable lead.
A bond of two years applies; the training is worth Rs 2,00,000.
Salary will be transferred to your bank account; share a cancelled cheque with HR when you join.
Only shortlisted candidates are contacted, by email or on WhatsApp.
Security guards, drivers and packers wanted at ₹18,000 to ₹22,000 a month.
Please apply directly on this page; WhatsApp messages are not read.
Interviews happen on Teams or in our office, whichever you like.
Fees: competitive. We pay contractors within 15 days.
You pay attention to detail and process customer deposits.
Process payments for our clients and keep the records of each transfer.
Deposit insurance and guarantee schemes: knowledge welcome.
Deliver parcels and collect cash on delivery payments of up to ₹5,000.
Benefits: gym, gift cards on your birthday, ₹10,000 a month for food.
Interview on Google Meet, link by email or WhatsApp.
Share your portfolio link and expected salary.
Tutor wanted: ₹800 per hour; students pay us directly.
Trainees get ₹15,000 a month and a joining kit; no charges apply.
Loan officer: explain processing fees, collect documents such as Aadhaar and PAN card from customers.
Recruiter: source candidates via Telegram groups and WhatsApp.
Our office assistant earns ₹22,000 a month.
The candidate must have paid all tuition fees of the university.
Candidates must send a cover letter of up to 500 words.
Freelance translators earn $200 a day from home; two years of experience required.
Customer support from home, ₹35,000 a month, no experience required.
Sell SIM cards: each customer pays ₹199 for the form.
Manage the WhatsApp support number 98765 43210 together with two colleagues.
Please submit bank details and PAN card after joining through our HR portal.
Receive payments from customers at the till and count them through your shift.
Accept card payments, handle refunds and send the rest of the papers to accounts.
`);
