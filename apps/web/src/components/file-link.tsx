import { messages } from "./messages.ts";

/** A file of the person's own, opened beside the app. */
export function FileLink({ href, name }: { href: string; name: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="link target font-semibold wrap-anywhere"
    >
      {name}
      <span className="sr-only">{messages.opensInANewTab}</span>
    </a>
  );
}
