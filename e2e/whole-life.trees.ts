/**
 * What a screen reader is told of each page and dialog of a whole life, in its order: roles, names, levels and states. What stands
 * between these lines may change; what is gone, renamed or moved fails.
 */
export const TREES = {
  "the code": `
    - banner:
      - link "Sendoff"
    - main:
      - region "Email Verification":
        - heading "Email Verification" [level=1]
        - status:
          - button "Change"
        - textbox "6-digit code"
        - button "Verify OTP" [disabled]
  `,
  "the step for the CV": `
    - banner:
      - button "Log Out"
    - main:
      - list "Set-up":
        - listitem: Your CV
        - listitem: Your details
        - listitem: What forms ask most
      - heading "Start with your CV" [level=1]
      - region "Your CV":
        - heading "Drop your CV here" [level=2]
        - button "Choose a file"
      - button "Skip, I will type it"
  `,
  "the details": `
    - main:
      - heading "Complete Your Profile" [level=1]
      - paragraph: /Found. 3 jobs, 1 degree, 14 skills, 3 languages/
      - textbox "First name": Asha
      - textbox "Last name": Raman
      - textbox "Username"
      - textbox "Notice period"
      - combobox "Pay in": INR
      - textbox "Current CTC, a year"
      - textbox "Expected CTC, a year"
      - combobox "Country code": "+91"
      - textbox "Phone"
      - group "What to look for":
        - heading "What to look for" [level=2]
        - list:
          - listitem:
            - button "Remove Senior Backend Engineer"
        - group:
          - combobox "Roles optional"
        - list:
          - listitem:
            - button "Remove Bangalore"
        - group:
          - combobox "Places optional"
        - textbox "City you live in optional": Bangalore
      - button "Continue"
  `,
  "what forms ask most": `
    - link "Skip to content"
    - banner:
      - button "Open menu"
      - link "Sendoff"
      - button "Jump to"
      - button "Dark mode"
    - complementary "Mode of this server"
    - main:
      - heading "What forms ask most" [level=1]
      - form "What forms ask most":
        - status: /\\d+ answers are proposed/
        - heading "Years of experience" [level=2]
        - list:
          - listitem:
            - textbox /Years of/
        - heading "Right to work" [level=2]
        - group "May you work in India?":
          - radio "Yes, without sponsorship" [checked]
          - radio "Yes, sponsorship later"
          - radio "Only with sponsorship"
          - button "Clear the answer to May you work in India?"
        - heading "Notice and pay" [level=2]
        - textbox "Notice period optional"
        - heading "Work and qualifications" [level=2]
        - button "Skip for now"
        - button "Confirm all and continue"
  `,
  "the dashboard before a platform": `
    - main:
      - heading "Welcome, Asha" [level=1]
      - region "Set-up":
        - list:
          - listitem:
            - img "Done"
            - strong: Upload your CV
          - listitem:
            - img "Done"
            - strong: Say what you want
          - listitem:
            - strong: Connect a platform
      - region "Today's figures": /Applications Today 0 .*Active Platforms 0 Wallet Balance ₹0.00 5 free applications/
      - heading "Job Preferences" [level=2]
      - tablist "Job Preferences":
        - tab "Role" [selected]
        - tab "Location"
        - tab "Salary"
      - tabpanel "Role"
  `,
  "the choice of a platform": `
    - dialog "Connect Platform":
      - heading "Connect Platform" [level=2]
      - button "Close"
      - list:
        - listitem:
          - button "LinkedIn linkedin.com"
        - listitem:
          - button "Naukri naukri.com"
        - listitem:
          - button "Indeed indeed.com"
        - listitem:
          - button "Glassdoor glassdoor.com"
  `,
  "the sign-in": `
    - dialog "Connect LinkedIn":
      - heading "Connect LinkedIn" [level=2]
      - button "Close"
      - textbox "Email"
      - textbox "Password"
      - button "Show password"
      - button "Cancel"
      - 'button "Next: Set Preferences" [disabled]'
      - button "Connect Platform" [disabled]
  `,
  "the dashboard after a run": `
    - banner:
      - 'link "Needs you: 1"'
    - main:
      - heading "Welcome back, Asha" [level=1]
      - paragraph: 1 application sent today. 1 thing needs you.
      - region "Today's figures": /Applications Today 1 .*Success Rate 100% 1 of 1 confirmed Active Platforms 1 LinkedIn Wallet Balance ₹0.00 4 free applications/
      - complementary "Your first application is on its way.":
        - article:
          - 'img /Postmark: sent on LinkedIn/'
          - heading "Your first application is on its way." [level=2]
          - link "Open receipt"
          - button "Close"
      - heading "Ready to apply" [level=2]
      - list:
        - listitem:
          - link "See what fits on LinkedIn"
          - button "Apply now on LinkedIn"
      - paragraph: /Last run. LinkedIn, .* 1 of 10 sent, 1 waits for you\\. No more jobs\\./
      - heading "Today's applications" [level=2]
      - link "All application logs"
      - list:
        - listitem:
          - link /Backend Engineer Halcyon Rail Needs answer/
        - listitem:
          - link /Backend Engineer Saffron Grid Applied/
      - region "Needs you":
        - heading "Needs you" [level=2]
        - list:
          - listitem:
            - link "Which shift do you prefer? Halcyon Rail, LinkedIn"
      - heading "Your CV" [level=2]
      - button "Replace"
      - heading "Job Preferences" [level=2]
  `,
  "what needs them": `
    - main:
      - heading "Needs you" [level=1]
      - paragraph: One thing only you can do. Answer once, and we remember it.
      - link "Answer bank"
      - tablist "What waits":
        - tab "All 1" [selected]
        - tab "Questions"
        - tab "Sign-in"
        - tab "Approve"
        - tab "Review"
      - list:
        - listitem:
          - link /Which shift do you prefer\\? .* Halcyon Rail, LinkedIn/
      - switch /Send me a daily e-mail/ [checked]
  `,
  "the question": `
    - main:
      - heading "Needs you" [level=1]
      - link "Needs you, 1 of 1"
      - heading "Which shift do you prefer?" [level=2]
      - form "Which shift do you prefer?":
        - radiogroup "Your answer":
          - radio "Day"
          - radio "Night"
        - button "Answer and continue"
        - button "I applied myself"
        - button "Skip this job"
      - button "Where we stopped, Halcyon Rail"
      - region "Waiting for this answer":
        - heading "Waiting for this answer" [level=3]
        - list:
          - listitem:
            - link "Backend Engineer"
            - link "Posting"
  `,
  "the question answered": `
    - main:
      - heading "Needs you" [level=1]
      - status:
        - text: /Your answer is kept\\. 1 application goes on/
        - link "Watch the run on LinkedIn"
        - button "Close"
      - heading "Nothing needs you." [level=2]
      - link "Open the answer bank"
  `,
  "the wallet": `
    - main:
      - heading "Wallet" [level=1]
      - button "Add Money"
      - region "Current Balance":
        - heading "Current Balance" [level=2]
        - paragraph: ₹0.00
      - region "Credits Available":
        - heading "Credits Available" [level=2]
        - paragraph: "4"
      - region "This Month":
        - heading "This Month" [level=2]
      - heading "Transaction History" [level=2]
      - tablist "Transactions shown":
        - tab "All" [selected]
        - tab "Added"
        - tab "Spent"
      - button "CSV statement of every transaction"
  `,
  "the plans": `
    - dialog "Add Money":
      - heading "Add Money" [level=2]
      - button "Close"
      - group "Plan":
        - radio /Casual Explorer/
        - radio /Serious Contender/ [checked]
        - radio /Career Powerhouse/
      - button "Cancel"
      - button "Continue"
  `,
  "the recharge": `
    - dialog "Confirm Recharge":
      - heading "Confirm Recharge" [level=2]
      - button "Close"
      - textbox /Amount/: "12.50"
      - button "Cancel"
      - button "Pay ₹1,050.00"
  `,
  "the payment": `
    - main:
      - article:
        - 'img /Postmark: paid/'
        - heading "Payment Successful!" [level=1]
        - status: /12 credits were added to your wallet/
        - term: Amount
        - definition: ₹1,050.00 ($12.50)
        - term: Transaction ID
        - link "Return to Home"
        - link "View Receipt"
        - link "Open Wallet"
  `,
  "the scheduler": `
    - main:
      - heading "Application Scheduler" [level=1]
      - region "For all platforms":
        - textbox "Goal"
        - group "Frequency":
          - radio "Once"
          - radio "Daily" [checked]
          - radio "Weekly"
        - textbox "Start Time"
        - textbox "End Date"
        - button "Save All"
      - heading "Platform Distribution" [level=2]
      - searchbox "Search platforms"
      - heading "Ready to Start?" [level=2]
  `,
  "the schedule": `
    - main:
      - region "For all platforms":
        - textbox "Goal": "4"
        - textbox "Start Time": 07:30
      - heading "Ready to Start?" [level=2]
      - paragraph: /Up to 4 applications a day, every day until .*, starting at 07.30\\./
      - term: Next run
      - definition: /LinkedIn, (today|tomorrow) 07.3\\d/
      - heading "The next seven days" [level=3]
      - list "The next seven days"
  `,
} as const;
