/** "4:32". */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.max(0, seconds % 60)).padStart(2, "0")}`;
}
