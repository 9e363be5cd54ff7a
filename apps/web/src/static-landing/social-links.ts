import { socialLink } from "../components/public/social-link.ts";

/** The operator's pages elsewhere are configuration of the server, so they are not in the markup. */
export async function showSocialLinks(): Promise<void> {
  const place = document.querySelector("[data-social]");
  for (const { name, url } of await loadLinks()) {
    const link = document.createElement("a");
    Object.assign(link, { href: url, rel: "noreferrer", textContent: name, className: socialLink });
    place?.append(link);
  }
}

/** The app's client and schemas weigh more than this whole page. Without an answer there are no links. */
async function loadLinks(): Promise<{ name: string; url: string }[]> {
  try {
    // oxlint-disable-next-line sendoff/no-raw-fetch -- see above
    const response = await fetch("/v1/job/config");
    const config: unknown = response.ok ? await response.json() : undefined;
    const social = config instanceof Object && "social" in config ? config.social : undefined;
    return Array.isArray(social) ? social.filter(isLink) : [];
  } catch {
    return [];
  }
}

function isLink(value: unknown): value is { name: string; url: string } {
  return (
    value instanceof Object &&
    "name" in value &&
    typeof value.name === "string" &&
    "url" in value &&
    typeof value.url === "string" &&
    value.url.startsWith("https://")
  );
}
