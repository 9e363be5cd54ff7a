/** One question of every kind, over three steps and a review page. */
export const EVERY_KIND = {
  id: "4900000101",
  title: "Everything Engineer",
  company: "Probe & Sons",
  ats: "Workable",
  steps: [
    {
      title: "Contact info",
      questions: [
        { id: "1", label: "First name", kind: "text", prefill: "first_name" },
        { id: "2", label: "Email address", kind: "email_select", prefill: "email" },
        { id: "3", label: "Phone country code", kind: "phone_country", prefill: "phone_country" },
        { id: "4", label: "Mobile phone number", kind: "phone" },
        { id: "5", label: "Location (city)", kind: "typeahead" },
      ],
    },
    {
      title: "Resume",
      questions: [
        { id: "6", label: "Resume", kind: "resume" },
        { id: "7", label: "Cover letter", kind: "file", purpose: "cover_letter", required: false },
      ],
    },
    {
      title: "Additional Questions",
      questions: [
        { id: "8", label: "Years with SQL?", kind: "numeric", max: 99 },
        { id: "9", label: "Current CTC in lakhs?", kind: "decimal", max: 500 },
        { id: "10", label: "Why?", kind: "textarea", required: false },
        { id: "11", label: "Notice period?", kind: "select", options: ["15 days", "30 days"] },
        { id: "12", label: "Authorised?", kind: "radio", options: ["Yes", "No"] },
        { id: "13", label: "Shifts?", kind: "checkboxes", options: ["Morning", "Night"] },
        { id: "14", label: "Terms", kind: "consent", options: ["I agree"] },
        { id: "15", label: "Start date?", kind: "date" },
      ],
    },
  ],
};
