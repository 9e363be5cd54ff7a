import type { PlatformFilterDefinition } from "@sendoff/contract/platform";

/**
 * The filters that we apply ourselves to what a portal finds, the same on every platform: their names are what
 * `choicesFromFilters` reads. None of them skips anything until it is answered; the minimum match is then the one of all platforms.
 */
export function choiceFilters(firstId: number): PlatformFilterDefinition[] {
  const own: readonly Omit<PlatformFilterDefinition, "id">[] = [
    { field_name: "Excluded companies", field_type: "text", options: [] },
    { field_name: "Excluded title words", field_type: "text", options: [] },
    { field_name: "Excluded description words", field_type: "text", options: [] },
    {
      field_name: "Minimum match score",
      field_type: "select",
      options: ["Any score", ...[30, 40, 50, 60, 70, 80, 90].map((score) => `${score} or more`)],
    },
    {
      field_name: "Same company again",
      field_type: "select",
      options: ["Any time", ...[7, 14, 30, 60, 90].map((days) => `After ${days} days`)],
    },
  ];
  return own.map((filter, index) => ({ id: firstId + index, ...filter }));
}
