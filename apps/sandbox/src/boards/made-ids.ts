import { hashText } from "../seeded-random.ts";

/** So many digits of base 16; the same text gives the same ones. */
export const hexOf = (text: string, digits: number): string =>
  Array.from({ length: Math.ceil(digits / 8) }, (_, part) =>
    hashText(`${text}:${part}`).toString(16).padStart(8, "0"),
  )
    .join("")
    .slice(0, digits);

/** A name of the shape that most boards' ids have; the same text gives the same one. */
export const uuidOf = (text: string): string => {
  const digits = hexOf(text, 32);
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20)}`;
};

/** A number of so many digits that does not begin with 0; the same text gives the same one. */
export const numberOf = (text: string, digits: number): number => {
  const least = 10 ** (digits - 1);
  return least + (hashText(`${text}:number`) % (9 * least));
};
