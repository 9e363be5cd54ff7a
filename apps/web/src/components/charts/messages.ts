/** UI texts. */
export const messages = {
  noSuccessRateYet: (count: string) => `${count}, no success rate yet`,
  tableOfTitle: (title: string) => `Table of ${title}`,
  csvOfTitle: (title: string) => `CSV of ${title}`,
};
