import { createServer } from "node:http";
import type { IncomingMessage, Server } from "node:http";

/** A page as a path of the server has it. */
export interface FactPage {
  readonly body: string;
  readonly type?: string;
  readonly status?: number;
}

/** What a form sent: names and values as the browser put them together, and its files by their names. */
export type Sent = Readonly<Record<string, string | readonly string[]>>;

/** Runs in every page: what may never be pressed tells on itself, and a form is sent in place. */
export const PAGE_SCRIPT = `<script>
  const trap = (name) => fetch("/trap/" + encodeURIComponent(name), { method: "POST", keepalive: true });
  document.addEventListener("click", (event) => {
    const pressed = event.target.closest?.("[data-trap]");
    if (pressed) trap(pressed.dataset.trap);
  }, true);
  const sendForm = (data) => fetch("/sent", { method: "POST", body: data });
</script>`;

async function read(request: IncomingMessage): Promise<Sent> {
  const parts: Buffer[] = [];
  for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part);
  const type = request.headers["content-type"] ?? "";
  const data = await new Response(Buffer.concat(parts), {
    headers: { "content-type": type },
  }).formData();
  const sent: Record<string, string | string[]> = {};
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).map((each) => (typeof each === "string" ? each : each.name));
    sent[name] = values.length === 1 ? (values[0] ?? "") : values;
  }
  return sent;
}

/** Pages drawn from the portal facts, each by its path, and what they sent and never should have. */
export class FactServer {
  readonly sent: Sent[] = [];
  readonly traps: string[] = [];
  readonly asked: string[] = [];
  readonly #pages = new Map<string, FactPage>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const path = request.url ?? "/";
      if (request.method === "POST" && path === "/sent") {
        void read(request).then((sent) => {
          this.sent.push(sent);
          response.end();
        });
        return;
      }
      if (request.method === "POST") {
        this.traps.push(decodeURIComponent(path));
        response.end();
        return;
      }
      this.asked.push(path);
      const page = this.#pages.get(path) ?? this.#pages.get(path.replace(/\?.*$/, ""));
      response.statusCode = page === undefined ? 404 : (page.status ?? 200);
      response.setHeader("content-type", page?.type ?? "text/html; charset=utf-8");
      response.end(page?.body ?? "<h1>Not found</h1>");
    });
  }

  /** Adds or replaces pages. */
  show(pages: Readonly<Record<string, FactPage>>): void {
    for (const [path, page] of Object.entries(pages)) this.#pages.set(path, page);
  }

  forget(): void {
    this.#pages.clear();
    for (const list of [this.sent, this.traps, this.asked]) list.length = 0;
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("It has not been started");
    return `http://127.0.0.1:${address.port}`;
  }
}

/** A whole page. */
export function pageOf(title: string, body: string): FactPage {
  return {
    body: `<!doctype html><html><head><title>${title}</title></head><body>${PAGE_SCRIPT}${body}</body></html>`,
  };
}

export function json(value: unknown): FactPage {
  return { type: "application/json", body: JSON.stringify(value) };
}
