/** What the charts say while there is little to draw. */
export const littleDataTexts = {
  fullWidth: (top: string) => `The full width is ${top} applications.`,
  secondDay: "A line starts with the second day.",
  today: (count: string) => `${count} today`,
  onDay: (count: string, day: string) => `${count} on ${day}`,
  inMonth: (count: string, month: string) => `${count} in ${month}`,
  comparison: (month: string) => `The comparison starts in ${month}.`,
  oneEach: "One application each so far",
  more: (count: number) => `and ${count} more`,
} as const;
