import { ExternalLink } from "lucide-react";
import { webAddress } from "../../lib/address.ts";
import { messages } from "./messages.ts";

/** Leads to a posting in a new tab; nothing where its address is none of the web. */
export function PostingLink({
  address,
  label = messages.posting,
}: {
  address: string | null;
  label?: string;
}) {
  const target = address === null ? undefined : webAddress(address);
  return target === undefined ? null : (
    <a
      className="link target inline-flex items-center gap-1"
      href={target}
      target="_blank"
      rel="noreferrer"
    >
      {label}
      <ExternalLink className="size-3.5" aria-hidden="true" />
    </a>
  );
}
