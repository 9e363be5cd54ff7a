import type { Facts } from "../facts/facts.ts";
import { fold } from "../text/fold.ts";

/** The words of the person's own trade: of their titles and of their degrees. */
export const tradeOf = ({ profile, user }: Facts): string[] => [
  ...new Set(
    [
      ...profile.experience.map(({ jobTitle }) => jobTitle),
      ...profile.education.map(({ degreeName }) => degreeName),
      user.role ?? "",
    ].flatMap((text) => fold(text).split(" ")),
  ),
];
