import { inLanguage } from "../../language/language.ts";

/** UI texts. */
export const english = {
  noSuccessRateYet: (count: string) => `${count}, no success rate yet`,
  successRate: (count: string, rate: number) => `${count}, ${rate}% success`,
  tableOfTitle: (title: string) => `Table of ${title}`,
  csvOfTitle: (title: string) => `CSV of ${title}`,
};

export const messages = inLanguage("components/charts", english);
