import { socialLink } from "../components/public/social-link.ts";
import { moneyText } from "../lib/money.ts";

/**
 * What is configuration of the server, so that it is not in the markup: the operator's pages elsewhere, and the rupees that a visitor
 * in India reads before the dollars of a price.
 */
export async function showOperatorConfig(): Promise<void> {
  const config = await loadConfig();
  const social = config instanceof Object && "social" in config ? config.social : undefined;
  showLinks(Array.isArray(social) ? social.filter(isLink) : []);
  const rate =
    config instanceof Object && "usd_inr_rate" in config ? config.usd_inr_rate : undefined;
  if (typeof rate === "number") showPrices(rate);
}

function showPrices(usdInrRate: number): void {
  for (const price of document.querySelectorAll<HTMLElement>("[data-dollars]")) {
    price.textContent = moneyText(Number(price.dataset["dollars"]), usdInrRate);
  }
}

function showLinks(links: { name: string; url: string }[]): void {
  const place = document.querySelector("[data-social]");
  for (const { name, url } of links) {
    const link = document.createElement("a");
    Object.assign(link, { href: url, rel: "noreferrer", textContent: name, className: socialLink });
    place?.append(link);
  }
}

/** The app's client and schemas weigh more than this whole page. Without an answer the page stays as it was built. */
async function loadConfig(): Promise<unknown> {
  try {
    // oxlint-disable-next-line sendoff/no-raw-fetch -- see above
    const response = await fetch("/v1/job/config");
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
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
