import { MAKER_FIELDS } from "./makers/fields.ts";
import { MANNERS, Maker, Vendor, type AnyVendor } from "./vendor.ts";

/** The address that a company's board would have outside, to be copied. */
export function knownAddress(vendor: AnyVendor, board: string): string {
  const maker = Maker.safeParse(vendor);
  if (maker.success) return MAKER_FIELDS[maker.data].knownAddress(board);
  return `https://${MANNERS[Vendor.parse(vendor)].knownHost}/${board}`;
}
