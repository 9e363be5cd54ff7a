/** One control call, as it is answered: the sandbox's own tests look at refusals too, which `callControl` of the testkit throws. */
export function askControl(
  base: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  return fetch(`${base}/_control/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
}
