function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** "linkedin.com/jobs/view/4019922817/apply": an address as people read it; other text as it is. */
export function hostAndPath(address: string): string {
  const url = parse(address);
  if (url === undefined) return address;
  return `${url.host.replace(/^www\./, "")}${url.pathname.replace(/\/$/, "")}`;
}

/** The address when it leads to a web page, else undefined: what a portal wrote is never followed as a script. */
export function webAddress(address: string): string | undefined {
  const url = parse(address);
  return url?.protocol === "https:" || url?.protocol === "http:" ? url.href : undefined;
}
