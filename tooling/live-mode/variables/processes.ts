import type { VariableGroup } from "./variable.ts";

export const NETWORK: VariableGroup = {
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
      name: "METRICS_HOST",
      meaning:
        "Where figures and probes of all processes are reached: 0.0.0.0 for a Prometheus on another machine, behind a firewall.",
      value: "127.0.0.1",
    },
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

export const TRACES: VariableGroup = {
  title: "Traces (OpenTelemetry), of api and worker; without an address nothing is traced",
  variables: [
    {
      name: "OTEL_EXPORTER_OTLP_ENDPOINT",
      meaning: "Your collector, which takes OTLP over HTTP; /v1/traces is added.",
      value: "http://10.0.0.7:4318",
    },
    {
      name: "OTEL_EXPORTER_OTLP_HEADERS",
      meaning: "What it wants to be told besides, such as a key: NAME=VALUE with commas between.",
    },
    {
      name: "OTEL_TRACES_SAMPLER_ARG",
      meaning: "Which part of all traces is kept, from 0 to 1; the same on every machine.",
      value: "1",
    },
  ],
};

export const WORK: VariableGroup = {
  title: "The worker",
  variables: [
    { name: "WORKER_PORT", meaning: "Its health and figures.", value: "5002" },
    { name: "WORKER_SLOTS", meaning: "Browser contexts at once, 1 to 64; by memory.", value: "4" },
    { name: "SENDOFF_CHROMIUM", meaning: "Path of a Chrome or Chromium; found by itself." },
    {
      name: "BROWSER_URL",
      meaning: "Address of a Playwright server, or of a browser elsewhere, instead.",
    },
    {
      name: "EGRESS_PROXIES",
      meaning:
        "Proxies of yours by which accounts leave for the portals, each account always by the same: NAME=http://user:password@host:port with commas between. npm run vault:keys -- --seal seals it.",
    },
    {
      name: "EGRESS_HOST",
      meaning: "Where browsers elsewhere reach this worker on their way to these proxies.",
      value: "10.0.0.7",
    },
    { name: "LIVE_HOST", meaning: "Where apis reach its live view.", value: "127.0.0.1" },
    { name: "LIVE_PORT", meaning: "Its port; 0 takes a free one.", value: "0" },
    { name: "LIVE_URL", meaning: "What other machines call it.", value: "ws://worker-1:7000" },
    { name: "OWNER_WAIT_MINUTES", meaning: "How long a page waits for its owner.", value: "15" },
    { name: "OWNER_PAGES", meaning: "Pages that may wait so, 190 MB each.", value: "16" },
    { name: "LEASE_SECONDS", meaning: "How long a dead worker's account waits.", value: "60" },
    {
      name: "STOP_SECONDS",
      meaning: "How long a worker that is to stop may go on with the applications under way.",
      value: "90",
    },
    {
      name: "PACE_SECONDS",
      meaning: "Rest between two applications on one account.",
      value: "45",
    },
    {
      name: "CONFIRM_TIMEOUT_SECONDS",
      meaning:
        "How long a confirmation is waited for before the application counts as unconfirmed.",
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
