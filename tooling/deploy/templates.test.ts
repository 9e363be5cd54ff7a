import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { API_VARIABLES } from "../../apps/api/src/config.ts";
import { WORKER_VARIABLES } from "../../apps/worker/src/config.ts";
import { VARIABLE_GROUPS } from "../live-mode/variables.ts";
import { ROOT } from "../start/settings.ts";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const OPERATORS = new Set(
  VARIABLE_GROUPS.flatMap(({ variables }) => variables.map(({ name }) => name)),
);
/** Given by the image or the machine, never by an operator. */
const OF_IMAGES = new Set([
  "SENDOFF_WEB_DIST",
  "SENDOFF_CV_CHILD",
  "NODE_ENV",
  "NODE_OPTIONS",
  "HOME",
  "POD_IP",
]);
/** What each process reads, and so may be given. */
const READ_BY: Readonly<Record<string, readonly string[]>> = {
  api: API_VARIABLES,
  worker: WORKER_VARIABLES,
  migrate: ["SENDOFF_MODE", "DATABASE_URL"],
};
const WORKERS_ALONE = [
  "SENDOFF_VAULT_PRIVATE_KEY",
  "SENDOFF_VAULT_OTHER_PRIVATE_KEYS",
  "EGRESS_PROXIES",
];

const Environment = z.record(z.string(), z.union([z.string(), z.number()]));

describe("the compose file", () => {
  const Compose = z.object({
    services: z.record(
      z.string(),
      z.object({
        environment: Environment,
        read_only: z.literal(true),
        cap_drop: z.tuple([z.literal("ALL")]),
        security_opt: z.array(z.string()),
        stop_grace_period: z.string().optional(),
      }),
    ),
  });
  const { services } = Compose.parse(parse(read("deploy/compose.yaml"), { merge: true }));

  it("gives each process what it reads and nothing else, and only what an operator can set", () => {
    expect(Object.keys(services).toSorted()).toEqual(Object.keys(READ_BY).toSorted());
    for (const [name, { environment, security_opt }] of Object.entries(services)) {
      const strange = Object.keys(environment).filter((each) => !READ_BY[name]?.includes(each));
      expect({ name, strange }).toEqual({ name, strange: [] });
      expect(security_opt).toContain("no-new-privileges");
    }
    const taken = [...read("deploy/compose.yaml").matchAll(/\$\{(\w+)/g)].map(
      ([, name = ""]) => name,
    );
    expect(taken.filter((name) => !OPERATORS.has(name))).toEqual([]);
  });

  it("passes on every variable of an operator, the private key to the worker alone", () => {
    /** The container's own side of these is fixed. */
    const fixed = [
      "HOST",
      "PORT",
      "METRICS_HOST",
      "METRICS_PORT",
      "WORKER_PORT",
      "SENDOFF_DATA_DIR",
    ];
    const elsewhere = ["SENDOFF_CHROMIUM", "BROWSER_URL", "EGRESS_HOST"];
    for (const name of ["api", "worker"]) {
      const given = new Set(Object.keys(services[name]?.environment ?? {}));
      const missing = (READ_BY[name] ?? []).filter(
        (each) =>
          OPERATORS.has(each) && !given.has(each) && ![...fixed, ...elsewhere].includes(each),
      );
      expect({ name, missing }).toEqual({ name, missing: [] });
    }
    for (const secret of WORKERS_ALONE) {
      expect(services["api"]?.environment).not.toHaveProperty(secret);
    }
  });
});

describe("the Kubernetes manifests", () => {
  const Resource = z.looseObject({
    kind: z.string(),
    metadata: z.object({ name: z.string() }),
  });
  const resources = globSync("deploy/kubernetes/*.yaml", { cwd: ROOT })
    .filter((file) => !file.endsWith("kustomization.yaml"))
    .toSorted()
    .flatMap((file) => parseAllDocuments(read(file)).map((each) => Resource.parse(each.toJS())));
  const all = (kind: string) => resources.filter((each) => each.kind === kind);

  const Container = z.object({
    name: z.string(),
    image: z.string(),
    env: z.array(z.looseObject({ name: z.string() })).default([]),
    envFrom: z
      .array(z.partialRecord(z.enum(["configMapRef", "secretRef"]), z.object({ name: z.string() })))
      .default([]),
    securityContext: z.object({
      allowPrivilegeEscalation: z.literal(false),
      readOnlyRootFilesystem: z.literal(true),
      capabilities: z.object({ drop: z.tuple([z.literal("ALL")]) }),
    }),
    resources: z.object({
      requests: z.object({ cpu: z.string(), memory: z.string() }),
      limits: z.object({ memory: z.string() }),
    }),
    ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
    startupProbe: z.looseObject({}).optional(),
    readinessProbe: z.looseObject({}).optional(),
    livenessProbe: z.looseObject({}).optional(),
  });
  const Workload = z.object({
    metadata: z.object({ name: z.string() }),
    spec: z.object({
      template: z.object({
        metadata: z.object({ labels: z.record(z.string(), z.string()) }),
        spec: z.object({
          automountServiceAccountToken: z.literal(false),
          securityContext: z.object({
            runAsNonRoot: z.literal(true),
            seccompProfile: z.object({ type: z.literal("RuntimeDefault") }),
          }),
          terminationGracePeriodSeconds: z.number().optional(),
          containers: z.array(Container).length(1),
        }),
      }),
    }),
  });
  const workloads = [...all("Deployment"), ...all("Job")].map((each) => {
    const { spec } = Workload.parse(each).spec.template;
    const component = each.metadata.name.replace("sendoff-", "");
    return { component, ...spec, container: Container.parse(spec.containers[0]) };
  });
  const valuesOf = (reference: string): string[] => {
    const [kind, name] = reference.split(" ");
    const found = resources.find((each) => each.kind === kind && each.metadata.name === name);
    const data = z.object({ data: Environment.optional(), stringData: Environment.optional() });
    const parsed = data.parse(found, { error: () => `there is no ${reference}` });
    return Object.keys({ ...parsed.data, ...parsed.stringData });
  };

  it("run as nobody in particular, without rights, with limits", () => {
    expect(workloads.map(({ component }) => component).toSorted()).toEqual([
      "api",
      "browser",
      "migrate",
      "worker",
    ]);
  });

  it("give each process what it reads and nothing else, and only what an operator can set", () => {
    const browser = workloads.find(({ component }) => component === "browser");
    expect(browser?.container.envFrom).toEqual([]);
    for (const { component, container } of workloads.filter((each) => each !== browser)) {
      const from = container.envFrom.flatMap((each) =>
        Object.entries(each).map(
          ([kind, { name }]) => `${kind === "secretRef" ? "Secret" : "ConfigMap"} ${name}`,
        ),
      );
      const given = [...from.flatMap(valuesOf), ...container.env.map(({ name }) => name)];
      const isKnown = (name: string): boolean =>
        OF_IMAGES.has(name) || (OPERATORS.has(name) && READ_BY[component]?.includes(name) === true);
      const strange = given.filter((name) => !isKnown(name));
      expect({ component, strange }).toEqual({ component, strange: [] });
    }
  });

  it("probe each process that stays, and end a worker no sooner than it may take", () => {
    for (const name of ["api", "worker"]) {
      const found = workloads.find(({ component }) => component === name);
      expect(found?.container).toMatchObject({ startupProbe: {}, livenessProbe: {} });
    }
    const worker = workloads.find(({ component }) => component === "worker");
    const stop = /STOP_SECONDS: "(\d+)"/.exec(read("deploy/kubernetes/config.yaml"))?.[1];
    expect(worker?.terminationGracePeriodSeconds).toBeGreaterThan(Number(stop) + 10);
  });

  it("have a budget, a scaler and a policy for each, and name nothing that is not there", () => {
    const staying = ["sendoff-api", "sendoff-browser", "sendoff-worker"];
    const names = (kind: string): string[] => all(kind).map(({ metadata }) => metadata.name);
    expect(names("PodDisruptionBudget").toSorted()).toEqual(staying);
    expect(names("HorizontalPodAutoscaler").toSorted()).toEqual(staying);
    expect(names("NetworkPolicy").toSorted()).toEqual([...staying, "sendoff-migrate"].toSorted());
    const listed = z
      .object({ resources: z.array(z.string()) })
      .parse(parse(read("deploy/kubernetes/kustomization.yaml"))).resources;
    const files = globSync("*.yaml", { cwd: join(ROOT, "deploy/kubernetes") });
    expect(listed.toSorted()).toEqual(
      files.filter((file) => !/^(?:kustomization|secrets\.example)/.test(file)).toSorted(),
    );
    const ports = new Set(
      workloads.flatMap(({ container }) => container.ports.map(({ name }) => name)),
    );
    const policies = read("deploy/kubernetes/network-policy.yaml");
    const named = [...policies.matchAll(/port: ([a-z]+)/g)].map(([, port = ""]) => port);
    expect(named.filter((port) => !ports.has(port))).toEqual([]);
  });

  it("take browsers of the version that the worker speaks", () => {
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(read("node_modules/playwright-core/package.json")));
    const page = read("deploy/kubernetes/browser.yaml");
    expect([...page.matchAll(/playwright[:@]v?(\d[\d.]+\d)/g)].map(([, each]) => each)).toEqual([
      version,
      version,
    ]);
  });
});

it("what the image and the unit start is there", () => {
  const started = ["deploy/Containerfile", "deploy/systemd/sendoff.service"].flatMap((file) =>
    [...read(file).matchAll(/\b(?:apps|tooling)\/[\w./-]+\.ts\b/g)].map(([path]) => path),
  );
  expect(started).toContain("tooling/start/start.ts");
  expect(started.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it("the image and the unit set nothing that no process reads", () => {
  const known = [...API_VARIABLES, ...WORKER_VARIABLES, ...OF_IMAGES];
  const image = read("deploy/Containerfile").replaceAll("\\\n", " ");
  const unit = read("deploy/systemd/sendoff.service");
  const lines = [...image.matchAll(/^ENV (.*)$/gm), ...unit.matchAll(/^Environment=(.*)$/gm)];
  const names = lines.flatMap(([, line = ""]) =>
    [...line.matchAll(/(?<!\S)(\w+)=/g)].map(([, name = ""]) => name),
  );
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});
