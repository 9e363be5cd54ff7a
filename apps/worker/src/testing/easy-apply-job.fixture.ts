/** A job of the LinkedIn replica in the applicants' city and role, whose form wants a CV and then asks `questions`. */
export const easyApplyJob = (
  id: string,
  company: string,
  questions: readonly object[],
  state = "open",
) => ({
  id,
  title: "Backend Engineer",
  company,
  location: "Bangalore, Karnataka, India",
  apply: "easy",
  state,
  already_applied: "none",
  has_safety_reminder: false,
  steps: [
    { title: "Resume", questions: [{ kind: "resume", label: "Resume", required: true }] },
    { title: "Additional questions", questions },
  ],
});
