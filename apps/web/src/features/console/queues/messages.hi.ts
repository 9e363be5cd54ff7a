import type { english } from "./messages.ts";

const kinds: Readonly<Record<string, string>> = {
  lanes: "काम वाले अकाउंट जिन्हें कोई वर्कर नहीं देख रहा",
  sign_ins: "लॉग इन जिन्हें किसी वर्कर ने नहीं लिया",
  unconfirmed: "आवेदन जिनका पहुँचना नहीं दिखा",
  mails: "जाने वाले ईमेल",
  texts: "जाने वाले SMS",
  mails_given_up: "छोड़े गए ईमेल, पिछला घंटा",
  texts_given_up: "छोड़े गए SMS, पिछला घंटा",
  orders: "ऑर्डर जिन पर PayU का आखिरी जवाब बाकी है",
  schedules: "शेड्यूल जिनका समय हो गया",
};

export const hindi: typeof english = {
  queues: "कतारें",
  notCompared: "यह डेटाबेस भेजे गए आवेदनों के जर्नल से नहीं मिलाया गया है।",
  nothingIsSent: "जब तक कोई वर्कर यह न करे, कुछ नहीं भेजा जाता।",
  backlogs: "बाकी काम",
  promised: "जो करना है और अभी नहीं हुआ",
  what: "क्या",
  kindOf: (kind) => kinds[kind] ?? kind,
  waiting: "इंतज़ार में",
  oldest: "सबसे पुराना",
  workers: "वर्कर",
  lanesHeld: "अभी पकड़ी हुई लेन",
  nobodyAtWork: "कोई लेन पकड़ी नहीं है: कोई काम नहीं है, या कोई वर्कर नहीं चल रहा।",
  jobs: "जॉब",
  jobsDue: "समय हो गया, किसी ने नहीं लिया",
  queue: "कतार",
  active: "चालू",
  failedLastDay: "असफल, 24 घंटे",
  worker: "वर्कर",
  lanes: "लेन",
  longest: "सबसे लंबा",
};
