// Calls of the page to its own server. The answer is {status, body}; a broken connection rejects.

async function send(path, init) {
  const response = await fetch(path, { credentials: "same-origin", ...init });
  const isJson = (response.headers.get("content-type") ?? "").includes("json");
  const body = isJson ? await response.json() : {};
  // A check of the visitor comes first, whatever was called.
  if (response.status === 403 && body.kind === "challenge" && body.next !== undefined) {
    window.location.assign(body.next);
  }
  return { status: response.status, body };
}

export const getJson = (path) => send(path, { method: "GET" });

export const postJson = (path, body) =>
  send(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

export const postForm = (path, form) => send(path, { method: "POST", body: form });

/** The page's own settings, written into it by the server. */
export function readConfig() {
  const island = document.getElementById("page-config");
  return island === null ? {} : JSON.parse(island.textContent ?? "{}");
}
