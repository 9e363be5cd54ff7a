/** Whether an address belongs to the API: it answers JSON, is never cached and counts towards the limit of calls. */
export function isApiPath(url: string): boolean {
  return /^\/(?:v1|job)(?:[/?]|$)/.test(url);
}

/**
 * A page's address whose path has a broken escape ("/app/%zz"), with its percent signs taken as they stand: then the web app's
 * own page says that nothing is there. Any other address comes back as it is; one of the API is refused later.
 */
export function mendPageUrl(url: string): string {
  if (isApiPath(url)) return url;
  const [path = "", ...query] = url.split("?");
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}
