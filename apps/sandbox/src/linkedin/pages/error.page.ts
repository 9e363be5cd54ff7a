import { markup, type Markup } from "../../markup.ts";
import { htmlDocument } from "./layout.ts";
import { BRAND_MARK } from "./view.ts";

function plainPage(title: string, text: string): string {
  return htmlDocument({
    title,
    body: markup`<main class="plain-page"><a href="/feed/">${BRAND_MARK}</a><h1>${title}</h1><p>${text}</p>${homeLink()}</main>`,
  });
}

function homeLink(): Markup {
  return markup`<p><a class="artdeco-button artdeco-button--secondary" href="/feed/">Go to your feed</a></p>`;
}

export const errorPage = (): string =>
  plainPage("Something went wrong", "Refresh the page, or try again later.");

export const notFoundPage = (): string =>
  plainPage("This page doesn’t exist", "Please check your URL or return to your feed.");
