/** One variable of a live installation. */
export interface Variable {
  readonly name: string;
  /** What it is, as a sentence or two. */
  readonly meaning: string;
  /** Where its value comes from, as a sentence. */
  readonly source?: string;
  /** Whether a new environment file sets it; others stand there behind a #. */
  readonly isSet?: true;
  /** What a new environment file begins with: a value, or behind a # the default or an example. */
  readonly value?: string;
}

export interface VariableGroup {
  readonly title: string;
  readonly variables: readonly Variable[];
}

const BASE: VariableGroup = {
  title: "The installation",
  variables: [
    {
      name: "SENDOFF_MODE",
      meaning: "live uses the real portals, mail and PayU; sandbox plays all of them.",
      isSet: true,
      value: "live",
    },
    {
      name: "DATABASE_URL",
      meaning: "The PostgreSQL of your own, 18 or newer, that keeps everything.",
      source:
        "Create a role and a database that it owns (createuser -P sendoff; createdb -O sendoff sendoff): postgres://sendoff:PASSWORD@HOST:5432/sendoff",
      isSet: true,
    },
    {
      name: "DATABASE_URL_API",
      meaning: "The same database for the api alone, as the role sendoff_api, which owns nothing.",
      value: "postgres://sendoff_api:PASSWORD@HOST:5432/sendoff",
    },
    {
      name: "DATABASE_URL_WORKER",
      meaning: "The same for the worker, as the role sendoff_worker.",
      value: "postgres://sendoff_worker:PASSWORD@HOST:5432/sendoff",
    },
    {
      name: "PUBLIC_URL",
      meaning:
        "Where browsers reach this server: PayU sends people back there, and links in mails lead there.",
      source: "The https address of the proxy before the api, such as https://jobs.example.com",
      isSet: true,
    },
    {
      name: "TRUST_PROXY",
      meaning:
        "true behind a proxy that sets X-Forwarded-For itself; otherwise everybody seems to come from the proxy's address.",
      isSet: true,
      value: "true",
    },
    {
      name: "OPS_EMAIL",
      meaning:
        "Your own address: it is told when the nightly proof finds that the books do not add up.",
      isSet: true,
    },
    {
      name: "SOCIAL_LINKS",
      meaning: "The footer's links to your pages elsewhere.",
      value: "LinkedIn=https://www.linkedin.com/company/yours",
    },
    {
      name: "SENDOFF_DATA_DIR",
      meaning: "Where files and the browsers' temporary folders are kept.",
      value: "/var/lib/sendoff",
    },
    {
      name: "SENDOFF_PROCESSES",
      meaning: "Which processes this machine runs: api, worker, or api,worker.",
      value: "api,worker",
    },
    { name: "LOG_LEVEL", meaning: "debug names every call.", value: "info" },
  ],
};

const SECRETS: VariableGroup = {
  title: "Secrets: keep a copy where the database's backups are not",
  variables: [
    {
      name: "SENDOFF_SECRET_PEPPER",
      meaning: "Hashes of codes and tokens are keyed with it.",
      source: "npm run live:init -- FILE makes it; or openssl rand -base64 32",
      isSet: true,
    },
    {
      name: "SENDOFF_SECRET_URL_SIGNING",
      meaning: "Signs the addresses of pictures and the links in mails.",
      source: "npm run live:init -- FILE makes it; or openssl rand -base64 32",
      isSet: true,
    },
    {
      name: "SENDOFF_VAULT_PUBLIC_KEY",
      meaning: "Seals portal passwords.",
      source: "npm run live:init -- FILE makes the pair",
      isSet: true,
    },
    {
      name: "SENDOFF_VAULT_PRIVATE_KEY",
      meaning: "Opens portal passwords; the worker alone gets it.",
      source: "npm run live:init -- FILE makes the pair",
      isSet: true,
    },
    {
      name: "SENDOFF_VAULT_OTHER_PRIVATE_KEYS",
      meaning:
        "Private keys of other pairs, with commas between them: they open what was sealed for them while the pair changes. npm run vault:keys writes it, and says when it can go.",
    },
  ],
};

const PAYMENTS: VariableGroup = {
  title: "PayU: set its webhook to PUBLIC_URL + /v1/job/payment/payu/webhook",
  variables: [
    {
      name: "PAYU_KEY",
      meaning: "The merchant key.",
      source: "PayU's dashboard shows it, for its test and its live installation apart",
      isSet: true,
    },
    {
      name: "PAYU_SALT",
      meaning: "The merchant salt that belongs to the key.",
      source: "PayU's dashboard shows it beside the key",
      isSet: true,
    },
    {
      name: "PAYU_HOST",
      meaning: "test uses PayU's test installation, which takes no money; live takes it.",
      isSet: true,
      value: "test",
    },
    {
      name: "USD_INR_RATE",
      meaning: "Rupees charged for a dollar; each order keeps the rate it was made at.",
      value: "84",
    },
  ],
};

const MAIL: VariableGroup = {
  title: "Mail: sign-in codes travel by it",
  variables: [
    {
      name: "SMTP_HOST",
      meaning: "The mail server.",
      source: "Your mail provider names it",
      isSet: true,
    },
    {
      name: "SMTP_PORT",
      meaning: "Its port: 587, or 465 for TLS from the first byte.",
      source: "Your mail provider names it",
      isSet: true,
      value: "587",
    },
    {
      name: "SMTP_FROM",
      meaning: "Who writes, such as Sendoff <hello@example.com>.",
      source: "An address of a domain that lets this server send for it (SPF, DKIM)",
      isSet: true,
    },
    { name: "SMTP_USER", meaning: "Where the mail server wants a sign-in.", value: "" },
    { name: "SMTP_PASSWORD", meaning: "The same.", value: "" },
  ],
};

const TEXTS: VariableGroup = {
  title: "Text messages (Twilio), or SMS=off, which leaves phones unverified",
  variables: [
    { name: "SMS", meaning: "off does without text messages.", value: "off" },
    {
      name: "SMS_ACCOUNT",
      meaning: "Twilio's account.",
      source: "Twilio's console shows the account's SID; or set SMS=off",
      isSet: true,
    },
    {
      name: "SMS_TOKEN",
      meaning: "Its auth token.",
      source: "Twilio's console shows it beside the account; or set SMS=off",
      isSet: true,
    },
    {
      name: "SMS_FROM",
      meaning: "A number or messaging service of that account.",
      source: "Twilio's console lists them; or set SMS=off",
      isSet: true,
    },
    {
      name: "SMS_API_URL",
      meaning: "Another https address that speaks Twilio's calls.",
      value: "https://api.twilio.com",
    },
  ],
};

const FILES: VariableGroup = {
  title: "An S3-compatible store for CVs and pictures: needed with more than one machine",
  variables: [
    { name: "S3_ENDPOINT", meaning: "Its address.", value: "https://s3.example.com" },
    { name: "S3_BUCKET", meaning: "A bucket, which may stay private.", value: "sendoff" },
    { name: "S3_ACCESS_KEY_ID", meaning: "A key that may read, write, list and delete there." },
    { name: "S3_SECRET_ACCESS_KEY", meaning: "The secret that belongs to it." },
    { name: "S3_REGION", meaning: "Where the store has regions.", value: "us-east-1" },
  ],
};

const MODEL: VariableGroup = {
  title: "A language model, if there is to be one: all of these or none",
  variables: [
    {
      name: "MODEL_PROVIDER",
      meaning: "openai-compatible or anthropic.",
      value: "openai-compatible",
    },
    { name: "MODEL_NAME", meaning: "The model's name there." },
    {
      name: "MODEL_URL",
      meaning: "Up to and with the version; Anthropic's own may be left out.",
      value: "https://api.openai.com/v1",
    },
    { name: "MODEL_API_KEY", meaning: "Servers of your own may want none." },
  ],
};

const NETWORK: VariableGroup = {
  title: "Addresses and limits of the api",
  variables: [
    {
      name: "HOST",
      meaning: "Where the api listens; 0.0.0.0 for a proxy on another machine.",
      value: "127.0.0.1",
    },
    { name: "PORT", meaning: "The api and the app.", value: "5000" },
    { name: "METRICS_PORT", meaning: "Its figures for Prometheus.", value: "5001" },
    {
      name: "WEB_ORIGIN",
      meaning: "Further origins, with commas between, that may call the api from a browser.",
    },
    { name: "DATABASE_POOL_SIZE", meaning: "Connections of one api.", value: "10" },
    { name: "RATE_LIMIT_PER_MINUTE", meaning: "Calls a minute from one address.", value: "600" },
    {
      name: "OTP_SENDS_PER_IP_HOUR",
      meaning: "Sign-in codes an hour from one network.",
      value: "20",
    },
    {
      name: "PORTAL_LOGINS_PER_IP_HOUR",
      meaning: "Sign-ins on portals an hour from one network.",
      value: "30",
    },
    {
      name: "PORTAL_LOGIN_WAIT_SECONDS",
      meaning: "How long Connect waits for a portal's sign-in before it says that it takes longer.",
      value: "90",
    },
    {
      name: "PORTAL_CODE_WAIT_SECONDS",
      meaning: "The same after a portal's code was typed.",
      value: "60",
    },
  ],
};

const WORK: VariableGroup = {
  title: "The worker",
  variables: [
    { name: "WORKER_PORT", meaning: "Its health and figures.", value: "5002" },
    { name: "WORKER_SLOTS", meaning: "Browser contexts at once, 1 to 64; by memory.", value: "4" },
    { name: "SENDOFF_CHROMIUM", meaning: "Path of a Chrome or Chromium; found by itself." },
    {
      name: "BROWSER_URL",
      meaning: "Address of a Playwright server, or of a browser elsewhere, instead.",
    },
    { name: "LIVE_HOST", meaning: "Where apis reach its live view.", value: "127.0.0.1" },
    { name: "LIVE_PORT", meaning: "Its port; 0 takes a free one.", value: "0" },
    { name: "LIVE_URL", meaning: "What other machines call it.", value: "ws://worker-1:7000" },
    { name: "OWNER_WAIT_MINUTES", meaning: "How long a page waits for its owner.", value: "15" },
    { name: "OWNER_PAGES", meaning: "Pages that may wait so, 190 MB each.", value: "16" },
    { name: "LEASE_SECONDS", meaning: "How long a dead worker's account waits.", value: "60" },
    {
      name: "PACE_SECONDS",
      meaning: "Rest between two applications on one account.",
      value: "45",
    },
    {
      name: "CONFIRM_TIMEOUT_SECONDS",
      meaning: "How long a confirmation is waited for before the application is in doubt.",
      value: "35",
    },
    {
      name: "PORTAL_PAUSE_SECONDS",
      meaning: "First pause of a platform whose pages changed; each further one doubles.",
      value: "900",
    },
    {
      name: "JOURNAL_DIR",
      meaning:
        "A folder for the journal of submits, on another disk than the database's and shared by all machines with workers. Without it, the journal is kept in the store of CVs and pictures where there is one, else in the data folder.",
      value: "/mnt/journal/sendoff",
    },
    {
      name: "JOURNAL_DAYS",
      meaning: "Days that the journal is kept: at least as many as your backups go back.",
      value: "60",
    },
    {
      name: "PICTURE_DAYS",
      meaning: "Days that an application's pictures are kept.",
      value: "365",
    },
    {
      name: "FAILURE_PICTURE_DAYS",
      meaning: "The same for pictures of what stood in the way.",
      value: "30",
    },
    { name: "FAILURE_BUNDLE_DAYS", meaning: "Days that failure bundles are kept.", value: "14" },
    {
      name: "FAILURE_BUNDLES_PER_DAY",
      meaning: "Failure bundles in 24 hours at most; 0 keeps none.",
      value: "200",
    },
  ],
};

/** Every variable that an operator of a live installation may set, in the order of a new environment file. */
export const VARIABLE_GROUPS: readonly VariableGroup[] = [
  BASE,
  SECRETS,
  PAYMENTS,
  MAIL,
  TEXTS,
  FILES,
  MODEL,
  NETWORK,
  WORK,
];

const BY_NAME = new Map(
  VARIABLE_GROUPS.flatMap(({ variables }) => variables).map((each) => [each.name, each]),
);

/** The variable of that name; undefined for what is none of an operator's. */
export const findVariable = (name: string): Variable | undefined => BY_NAME.get(name);
