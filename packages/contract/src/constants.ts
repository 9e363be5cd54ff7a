/** Numbers and lists that both sides of the wire must agree on (SPEC section 9 and DECISIONS). */

/** SPEC 9: a one-time code has six digits. */
export const OTP_DIGITS = 6;
/** DECISIONS D5: a one-time code is valid for this many minutes. */
export const OTP_VALID_MINUTES = 10;
/** DECISIONS D5: wrong tries that one code survives. */
export const OTP_TRIES = 5;
/** SPEC 9: the visitor may ask for another code after this many seconds. */
export const OTP_RESEND_SECONDS = 60;
/** SPEC 9: how long a portal's own one-time code may take, in seconds. */
export const PORTAL_OTP_SECONDS = 300;
/** SPEC 9: the largest CV, in bytes. */
export const CV_MAX_BYTES = 5 * 1024 * 1024;
/** SPEC 9: the CSV that downloadCV answers is saved under this name. */
export const CV_DOWNLOAD_NAME = "downloaded_cv.csv";
/** DECISIONS D6: `filters`, as text or as an object, may be this large, in bytes. */
export const FILTERS_MAX_BYTES = 256 * 1024;
/** DECISIONS D14: jobs that match less, in percent, are left alone unless the user says otherwise. */
export const MINIMUM_SCORE = 60;
/** SPEC 9: bounds of the salary slider in rupees a year. */
export const SALARY = {
  min: 100_000,
  max: 5_000_000,
  step: 10_000,
  defaultMin: 300_000,
  defaultMax: 1_500_000,
} as const;
/** SPEC 9: years with one skill. */
export const SKILL_YEARS_MAX = 50;
/** SPEC 9: applications a day on one platform unless the user raises it (DECISIONS D7). */
export const DAILY_LIMIT_DEFAULT = 10;
/** SPEC 9: the goal of a run when the user set none. */
export const DAILY_GOAL_DEFAULT = 25;
/** SPEC 5: the largest daily goal. */
export const DAILY_GOAL_MAX = 1000;
/** SPEC 9: when a schedule starts unless the user says otherwise. */
export const SCHEDULE_START_DEFAULT = "09:00:00";
/**
 * Schedules of one time start within this many seconds of it, each at its own place in the window: nearly everybody leaves
 * 09:00 as it is, and ten minutes turn a stampede on workers and portals into a steady stream, while nobody who looks at the
 * clock feels late.
 */
export const SCHEDULE_SPREAD_SECONDS = 600;
/** SPEC 9: free credits of a new account (DECISIONS D4). */
export const SIGN_UP_CREDITS = 5;
/** SPEC 9: credits are valid this many months. */
export const CREDIT_VALID_MONTHS = 12;
/** SPEC 9: the low-balance alert shows below this many rupees. */
export const LOW_BALANCE_RUPEES = 500;
/** SPEC 9: the smallest recharge, in dollars. */
export const RECHARGE_MIN_DOLLARS = 1;
/** SPEC 9: recharges go in cents. */
export const RECHARGE_STEP_DOLLARS = 0.01;
/** The largest recharge at a time, in dollars: more is a slip of the keyboard, and beyond what one card payment allows. */
export const RECHARGE_MAX_DOLLARS = 10_000;
/** The CSV of the wallet's ledger is saved under this name. */
export const STATEMENT_DOWNLOAD_NAME = "sendoff_statement.csv";
/** SPEC 9: what the payment result pages assume when no currency is named. */
export const DEFAULT_CURRENCY = "INR";
/** SPEC 2: the query parameters of /payment-success and /payment-failure, in this order; the last three are the failure page's. */
export const PAYMENT_RESULT_PARAMETERS = [
  "txnid",
  "amount",
  "status",
  "addedon",
  "productinfo",
  "firstname",
  "lastname",
  "email",
  "phone",
  "payment_source",
  "unmappedstatus",
  "mode",
  "net_amount_debit",
  "discount",
  "currency",
  "error",
  "error_Message",
  "field9",
] as const;
/** SPEC 2: page sizes of the application logs; the first is the default. */
export const LOG_PAGE_SIZES = [5, 10, 20, 50] as const;
/** SPEC 2: cards on one page of Platform Connections. */
export const PLATFORM_PAGE_SIZE = 8;
/** SPEC 9: milliseconds between two tips on the connecting overlay. */
export const TIP_ROTATE_MS = 3000;
/** SPEC 9: the success dialog closes by itself after this many milliseconds. */
export const SUCCESS_DIALOG_MS = 2000;
/** SPEC 9: milliseconds between the onboarding's success message and the app. */
export const ONBOARDING_DONE_MS = 1500;
/** SPEC 9: the locations offered in Job Preferences. */
export const LOCATIONS = [
  "Bangalore",
  "Mumbai",
  "Delhi",
  "Hyderabad",
  "Chennai",
  "Pune",
  "Kolkata",
  "Remote",
  "Gurgaon",
  "Noida",
] as const;
/**
 * Names that the same places also go by, by the one we use; who types one means that place. The only such list: `cityNames`
 * looks places up in it.
 */
export const LOCATION_ALIASES: Readonly<Record<string, readonly string[]>> = {
  Bangalore: ["Bengaluru", "Banglore"],
  Mumbai: ["Bombay"],
  Delhi: ["New Delhi"],
  Chennai: ["Madras"],
  Pune: ["Poona"],
  Kolkata: ["Calcutta"],
  Gurgaon: ["Gurugram"],
  Mysore: ["Mysuru"],
  Mangalore: ["Mangaluru"],
  Kochi: ["Cochin"],
  Kozhikode: ["Calicut"],
  Thiruvananthapuram: ["Trivandrum"],
  Vadodara: ["Baroda"],
  Visakhapatnam: ["Vizag"],
  Prayagraj: ["Allahabad"],
  Puducherry: ["Pondicherry"],
  "New York": ["New York City", "NYC"],
  Munich: ["München"],
  Cologne: ["Köln"],
  Remote: ["Work from home", "WFH", "Anywhere"],
};
/** The thirty suggested roles (DECISIONS D12: ours to write). */
export const SUGGESTED_ROLES = [
  "Software Engineer",
  "Backend Engineer",
  "Frontend Engineer",
  "Full Stack Developer",
  "Mobile Developer",
  "DevOps Engineer",
  "Site Reliability Engineer",
  "Platform Engineer",
  "Data Engineer",
  "Data Scientist",
  "Data Analyst",
  "Machine Learning Engineer",
  "QA Engineer",
  "Security Engineer",
  "Engineering Manager",
  "Product Manager",
  "Project Manager",
  "Business Analyst",
  "UX Designer",
  "UI Designer",
  "Technical Writer",
  "Solutions Architect",
  "Customer Success Manager",
  "Sales Manager",
  "Marketing Manager",
  "HR Manager",
  "Recruiter",
  "Accountant",
  "Financial Analyst",
  "Operations Manager",
] as const;
/** DECISIONS D12: ids that are fixed; added platforms follow. */
export const PLATFORM_IDS = {
  linkedin: 1,
  naukri: 2,
  iimjobs: 3,
  indeed: 4,
  glassdoor: 5,
  ziprecruiter: 6,
  monster: 7,
  careerbuilder: 8,
} as const;
/** SPEC 6: where the web app keeps the bearer token. */
export const TOKEN_STORAGE_KEY = "auth_token";
