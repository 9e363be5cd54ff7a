/** Whether an address belongs to the API: it answers JSON, is never cached and counts towards the limit of calls. */
export function isApiPath(url: string): boolean {
  return /^\/(?:v1|job)(?:[/?]|$)/.test(url);
}
