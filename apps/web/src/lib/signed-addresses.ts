/**
 * How often a query whose answer holds addresses of pictures or files asks again while somebody looks: an address leads to its file for
 * 10 to 15 minutes (kit `createUrlSigner`), so that no page keeps a dead one.
 */
export const SIGNED_ADDRESSES_REFETCH_MS = 4 * 60_000;
