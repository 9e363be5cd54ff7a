import { BlockList, isIP } from "node:net";

/** Loopback, private, link-local, shared and reserved ranges (RFC 6890): nothing of the open internet is there. */
const INNER = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  INNER.addSubnet(network, bits, "ipv4");
}
/** Of IPv6 only this is given out to the open internet; what wraps an IPv4 address in it is left out with the rest. */
const OUTER_V6 = new BlockList();
OUTER_V6.addSubnet("2000::", 3, "ipv6");
const WRAPPED_V6 = new BlockList();
for (const [network, bits] of [
  ["2001::", 32],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const) {
  WRAPPED_V6.addSubnet(network, bits, "ipv6");
}

/** Names that never lead out of a machine or a house (RFC 6761, 6762, 8375, 9476). */
const INNER_NAMES =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|invalid|test|onion|alt)$/;

/**
 * Whether a host, as `URL.hostname` writes it, can be one of the open internet by its name alone: no name is looked up. Private,
 * loopback and link-local targets are refused (DECISIONS D9).
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, "").toLowerCase();
  const bare = host.replace(/^\[|\]$/g, "");
  const version = isIP(bare);
  if (version === 4) return !INNER.check(bare, "ipv4");
  if (version === 6) return OUTER_V6.check(bare, "ipv6") && !WRAPPED_V6.check(bare, "ipv6");
  return host.includes(".") && !INNER_NAMES.test(host);
}
