import { families } from "./families.ts";

export const BUSINESS_FAMILIES = families([
  {
    key: "product",
    count: 12,
    titles:
      "Product Manager; Senior Product Manager; Associate Product Manager; Product Owner; Product Manager - Payments; Group Product Manager",
    keywords: "product manager owner management",
    skills:
      "Product Management; Agile Methodologies; SQL; Roadmapping; Stakeholder Management; Market Research; JIRA",
    mission: "decide what we build next, and what we leave alone",
    duties:
      "Talk to customers every week; Write short problem statements; Set priorities with engineering and design; Define how success is measured; Launch, learn, and stop what does not work",
    pay: [12, 45],
    field: "product management",
    isTechnical: false,
  },
  {
    key: "business-analysis",
    count: 11,
    titles:
      "Business Analyst; Senior Business Analyst; Business Systems Analyst; IT Business Analyst; Business Analyst - Lending",
    keywords: "business analyst analysis",
    skills:
      "Microsoft Excel; SQL; Business Analysis; Requirements Gathering; JIRA; User Stories; Process Mapping",
    mission: "stand between the people who need software and those who write it",
    duties:
      "Gather and question requirements; Map processes as they are and as they should be; Write user stories with clear acceptance criteria; Support user tests; Follow up on benefits after release",
    pay: [6, 20],
    field: "business analysis",
    isTechnical: false,
  },
  {
    key: "design",
    count: 11,
    titles:
      "UI/UX Designer; Product Designer; Senior Product Designer; UX Researcher; Visual Designer; Graphic Designer",
    keywords: "ui ux designer product design; graphic",
    skills:
      "Figma; User Research; Wireframing; Prototyping; Design Systems; Adobe Illustrator; Usability Testing",
    mission: "make difficult things feel easy",
    duties:
      "Sketch, prototype and test with users; Keep our design system alive; Work side by side with engineers until release; Present choices and reasons; Measure how designs perform",
    pay: [5, 24],
    field: "product design",
    isTechnical: false,
  },
  {
    key: "project",
    count: 10,
    titles:
      "Project Manager; Technical Project Manager; Scrum Master; Program Manager; IT Project Manager; Delivery Manager",
    keywords: "project manager management; scrum program delivery",
    skills:
      "Project Management; Agile Methodologies; JIRA; Risk Management; Stakeholder Management; Scrum; Budgeting",
    mission: "bring projects of many teams to a good end",
    duties:
      "Plan with the teams that do the work; Make risks visible early; Run short, useful meetings; Report to clients honestly; Keep budgets",
    pay: [10, 32],
    field: "project management",
    isTechnical: false,
  },
  {
    key: "marketing",
    count: 14,
    titles:
      "Digital Marketing Executive; Digital Marketing Manager; SEO Specialist; Performance Marketing Manager; Marketing Manager; Social Media Manager; Content Marketing Manager",
    keywords: "digital marketing executive manager; seo social media",
    skills:
      "Digital Marketing; SEO; Google Analytics; Google Ads; Social Media Marketing; Content Marketing; Email Marketing",
    mission: "bring people to us who stay",
    duties:
      "Plan campaigns and their budgets; Run and improve search and social advertising; Work with writers and designers; Measure results to the last rupee; Report every week",
    pay: [4, 20],
    field: "digital marketing",
    isTechnical: false,
  },
  {
    key: "content",
    count: 7,
    titles: "Content Writer; Technical Writer; Copywriter; Senior Content Writer",
    keywords: "content writer writing",
    skills: "Content Writing; Editing; SEO; Research; WordPress; Technical Writing",
    mission: "explain what we do so that nobody needs to call us",
    duties:
      "Write articles, guides and product texts; Edit the work of others; Keep a calendar and its deadlines; Check facts; Improve what readers search for",
    pay: [3, 12],
    field: "content writing",
    isTechnical: false,
  },
  {
    key: "sales",
    count: 12,
    titles:
      "Business Development Executive; Sales Manager; Inside Sales Executive; Account Manager; Area Sales Manager; Sales Executive",
    keywords: "sales executive manager; business development",
    skills:
      "Sales; Negotiation; CRM; Lead Generation; Salesforce; Cold Calling; Account Management",
    mission: "open doors and keep them open",
    duties:
      "Find and qualify leads; Show the product to decision makers; Prepare offers and close; Keep the CRM truthful; Reach a quarterly target",
    pay: [3, 18],
    field: "sales",
    isTechnical: false,
  },
  {
    key: "accounts",
    count: 13,
    titles:
      "Accountant; Senior Accountant; Accounts Executive; Financial Analyst; Accounts Payable Executive; Finance Manager; Audit Associate",
    keywords: "accountant accounts executive; finance financial analyst",
    skills:
      "Accounting; Microsoft Excel; Tally ERP; GST; Taxation; Financial Reporting; SAP FICO; Reconciliation",
    mission: "close the books on the third working day",
    duties:
      "Book and reconcile accounts; Prepare GST and TDS returns; Support audits; Prepare monthly reports with comments; Improve controls",
    pay: [3, 18],
    field: "accounting",
    isTechnical: false,
  },
  {
    key: "people",
    count: 12,
    titles:
      "HR Executive; HR Manager; Talent Acquisition Specialist; HR Business Partner; Recruiter; HR Generalist; Technical Recruiter",
    keywords: "hr human resources executive manager; recruiter talent acquisition",
    skills: "Recruiting; Employee Relations; HR Policies; Payroll; Onboarding; HRIS; Interviewing",
    mission: "find good people and give them reasons to stay",
    duties:
      "Source and interview candidates; Run onboarding; Keep policies fair and short; Advise managers; Prepare payroll data; Measure what works in hiring",
    pay: [3, 18],
    field: "human resources",
    isTechnical: false,
  },
  {
    key: "customers",
    count: 10,
    titles:
      "Customer Success Manager; Customer Support Executive; Customer Service Associate; Client Relationship Manager",
    keywords: "customer success support service; executive",
    skills: "Customer Service; Communication; CRM; Problem Solving; Zendesk; Microsoft Excel",
    mission: "answer so well that customers tell others",
    duties:
      "Answer by mail, chat and phone; Guide new customers through their first month; Report what goes wrong to the product team; Keep help pages current; Renew contracts",
    pay: [3, 14],
    field: "customer support",
    isTechnical: false,
  },
  {
    key: "operations",
    count: 8,
    titles: "Operations Executive; Operations Manager; Supply Chain Analyst; Logistics Coordinator",
    keywords: "operations executive manager; supply chain logistics",
    skills:
      "Microsoft Excel; Operations Management; Vendor Management; Inventory Management; SAP; Process Improvement",
    mission: "see that what was promised arrives",
    duties:
      "Plan daily work and people; Follow up on deliveries and vendors; Find and remove bottlenecks; Report on cost and quality; Improve one process each month",
    pay: [3, 16],
    field: "operations",
    isTechnical: false,
  },
]);
