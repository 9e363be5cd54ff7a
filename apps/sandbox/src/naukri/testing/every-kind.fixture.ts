const CITIES = ["Bengaluru", "Pune", "Hyderabad", "Chennai", "Mumbai", "Noida", "Kolkata", "Delhi"];

/** One question of every kind; the same text twice; two that may be skipped. */
export const EVERY_KIND = {
  id: "010126000009",
  title: "Everything Engineer",
  company: "Probe & Sons",
  questions: [
    { label: "Where do you live?", kind: "text" },
    { label: "How many years?", kind: "numeric", max: 50 },
    { label: "How many years?", kind: "numeric", max: 50 },
    { label: "Why us?", kind: "long_text" },
    { label: "Salutation", kind: "chips", options: ["Mr.", "Ms."] },
    { label: "Which degree?", kind: "chips", options: [...CITIES, "B.Tech", "MCA"] },
    { label: "Notice period?", kind: "radios", options: ["1 Month", "2 months"] },
    { label: "Relocate?", kind: "radios", options: ["Yes", "No"] },
    { label: "Travel?", kind: "radios", options: ["Yes", "No"] },
    { label: "Skills?", kind: "checkboxes", options: ["SQL", "Java", "Go"] },
    { label: "Which city?", kind: "list", options: CITIES },
    { label: "Which cities?", kind: "multi_list", options: [...CITIES, "Kochi"], max_choices: 2 },
    { label: "Shift?", kind: "select", options: ["Day", "Night"] },
    { label: "Born when?", kind: "date_of_birth" },
    { label: "Join when?", kind: "date" },
    { label: "Referred by?", kind: "text", required: false },
    { label: "Own laptop?", kind: "radios", options: ["Yes", "No"], required: false },
    { label: "Data may be kept.", kind: "consent", options: ["I Accept"] },
    { label: "Your resume, please", kind: "file" },
  ],
};

/** What a test answers to them, as the record has it. */
export const EVERY_ANSWER = [
  { question: "Where do you live?", kind: "text", value: "Pune" },
  { question: "How many years?", kind: "numeric", value: "4" },
  { question: "How many years?", kind: "numeric", value: "5" },
  { question: "Why us?", kind: "long_text", value: "Because" },
  { question: "Salutation", kind: "chips", value: "Ms." },
  { question: "Which degree?", kind: "chips", value: "MCA" },
  { question: "Notice period?", kind: "radios", value: "2 months" },
  { question: "Relocate?", kind: "radios", value: "Yes" },
  { question: "Travel?", kind: "radios", value: "Yes" },
  { question: "Skills?", kind: "checkboxes", value: ["SQL", "Go"] },
  { question: "Which city?", kind: "list", value: "Chennai" },
  { question: "Which cities?", kind: "multi_list", value: ["Pune", "Kochi"] },
  { question: "Shift?", kind: "select", value: "Night" },
  { question: "Born when?", kind: "date_of_birth", value: "31/01/1995" },
  { question: "Join when?", kind: "date", value: "15/12/2026" },
  { question: "Own laptop?", kind: "radios", value: "No" },
  { question: "Data may be kept.", kind: "consent", value: "I Accept" },
  { question: "Your resume, please", kind: "file", value: "cv.pdf" },
];
