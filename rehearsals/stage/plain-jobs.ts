/** Jobs in one city that ask nothing beyond what everybody has answered, for the portals' control. */
export function plainJobs(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(7_100_000_000 + index),
    title: "Backend Engineer",
    company: `Plainly ${index + 1}`,
    location: "Bangalore, Karnataka, India",
  }));
}
