export interface Place {
  /** What a job seeker types. */
  name: string;
  /** How a card shows it. */
  label: string;
  /** Other spellings that find it. */
  aliases: readonly string[];
}

/** The cities jobs are in. "Remote" is a place to search by; its jobs are in India and done from home. */
export const PLACES: readonly Place[] = [
  { name: "Bangalore", label: "Bengaluru, Karnataka, India", aliases: ["bengaluru", "bangalore"] },
  { name: "Hyderabad", label: "Hyderabad, Telangana, India", aliases: ["hyderabad"] },
  { name: "Pune", label: "Pune, Maharashtra, India", aliases: ["pune"] },
  { name: "Mumbai", label: "Mumbai, Maharashtra, India", aliases: ["mumbai", "bombay"] },
  { name: "Chennai", label: "Chennai, Tamil Nadu, India", aliases: ["chennai", "madras"] },
  { name: "Delhi", label: "New Delhi, Delhi, India", aliases: ["delhi", "new delhi"] },
  { name: "Gurgaon", label: "Gurugram, Haryana, India", aliases: ["gurgaon", "gurugram"] },
  { name: "Noida", label: "Noida, Uttar Pradesh, India", aliases: ["noida"] },
  { name: "Kolkata", label: "Kolkata, West Bengal, India", aliases: ["kolkata", "calcutta"] },
  { name: "Remote", label: "India", aliases: ["remote"] },
];

/** In turn, so that every family of jobs is spread over all places, the big ones more often. */
export const PLACE_ROTATION: readonly string[] = [
  "Bangalore",
  "Hyderabad",
  "Bangalore",
  "Remote",
  "Pune",
  "Bangalore",
  "Mumbai",
  "Gurgaon",
  "Bangalore",
  "Chennai",
  "Delhi",
  "Bangalore",
  "Noida",
  "Remote",
  "Kolkata",
  "Hyderabad",
  "Mumbai",
];

/** What the location fields of a form suggest. Free text that is not picked from here is refused. */
export const CITIES: readonly string[] = [
  "Bengaluru, Karnataka, India",
  "Bengaluru East, Karnataka, India",
  "Greater Bengaluru Area",
  "Mumbai, Maharashtra, India",
  "Navi Mumbai, Maharashtra, India",
  "Mumbai Metropolitan Region",
  "Delhi, India",
  "New Delhi, Delhi, India",
  "Greater Delhi Area",
  "Hyderabad, Telangana, India",
  "Greater Hyderabad Area",
  "Chennai, Tamil Nadu, India",
  "Greater Chennai Area",
  "Pune, Maharashtra, India",
  "Pune/Pimpri-Chinchwad Area",
  "Kolkata, West Bengal, India",
  "Greater Kolkata Area",
  "Gurugram, Haryana, India",
  "Gurgaon, Haryana, India",
  "Noida, Uttar Pradesh, India",
  "Greater Noida, Uttar Pradesh, India",
  "Ghaziabad, Uttar Pradesh, India",
  "Faridabad, Haryana, India",
  "Ahmedabad, Gujarat, India",
  "Surat, Gujarat, India",
  "Vadodara, Gujarat, India",
  "Rajkot, Gujarat, India",
  "Jaipur, Rajasthan, India",
  "Jodhpur, Rajasthan, India",
  "Udaipur, Rajasthan, India",
  "Kota, Rajasthan, India",
  "Lucknow, Uttar Pradesh, India",
  "Kanpur, Uttar Pradesh, India",
  "Varanasi, Uttar Pradesh, India",
  "Agra, Uttar Pradesh, India",
  "Prayagraj, Uttar Pradesh, India",
  "Indore, Madhya Pradesh, India",
  "Bhopal, Madhya Pradesh, India",
  "Gwalior, Madhya Pradesh, India",
  "Nagpur, Maharashtra, India",
  "Nashik, Maharashtra, India",
  "Aurangabad, Maharashtra, India",
  "Thane, Maharashtra, India",
  "Kolhapur, Maharashtra, India",
  "Kochi, Kerala, India",
  "Thiruvananthapuram, Kerala, India",
  "Kozhikode, Kerala, India",
  "Thrissur, Kerala, India",
  "Coimbatore, Tamil Nadu, India",
  "Madurai, Tamil Nadu, India",
  "Salem, Tamil Nadu, India",
  "Tiruchirappalli, Tamil Nadu, India",
  "Mysuru, Karnataka, India",
  "Mangaluru, Karnataka, India",
  "Hubballi, Karnataka, India",
  "Belagavi, Karnataka, India",
  "Visakhapatnam, Andhra Pradesh, India",
  "Vijayawada, Andhra Pradesh, India",
  "Guntur, Andhra Pradesh, India",
  "Tirupati, Andhra Pradesh, India",
  "Warangal, Telangana, India",
  "Bhubaneswar, Odisha, India",
  "Cuttack, Odisha, India",
  "Patna, Bihar, India",
  "Ranchi, Jharkhand, India",
  "Jamshedpur, Jharkhand, India",
  "Raipur, Chhattisgarh, India",
  "Guwahati, Assam, India",
  "Siliguri, West Bengal, India",
  "Durgapur, West Bengal, India",
  "Chandigarh, India",
  "Mohali, Punjab, India",
  "Ludhiana, Punjab, India",
  "Amritsar, Punjab, India",
  "Dehradun, Uttarakhand, India",
  "Panaji, Goa, India",
  "Puducherry, India",
  "Jammu, Jammu & Kashmir, India",
  "Dubai, United Arab Emirates",
  "Singapore, Singapore",
  "London, England, United Kingdom",
  "New York, New York, United States",
  "San Francisco, California, United States",
  "Sydney, New South Wales, Australia",
  "Melbourne, Victoria, Australia",
  "Toronto, Ontario, Canada",
  "Abu Dhabi, United Arab Emirates",
  "Manchester, England, United Kingdom",
  "Birmingham, England, United Kingdom",
  "Leeds, England, United Kingdom",
  "Bristol, England, United Kingdom",
  "Liverpool, England, United Kingdom",
  "Sheffield, England, United Kingdom",
  "Nottingham, England, United Kingdom",
  "Glasgow, Scotland, United Kingdom",
  "Edinburgh, Scotland, United Kingdom",
  "Cardiff, Wales, United Kingdom",
  "Belfast, Northern Ireland, United Kingdom",
  "Dublin, Leinster, Ireland",
  "Cork, Munster, Ireland",
  "Amsterdam, North Holland, Netherlands",
  "Rotterdam, South Holland, Netherlands",
  "Utrecht, Utrecht, Netherlands",
  "Eindhoven, North Brabant, Netherlands",
  "Berlin, Berlin, Germany",
  "Hamburg, Hamburg, Germany",
  "Munich, Bavaria, Germany",
  "Cologne, North Rhine-Westphalia, Germany",
  "Frankfurt am Main, Hesse, Germany",
  "Stuttgart, Baden-Württemberg, Germany",
  "Vienna, Vienna, Austria",
  "Zürich, Zürich, Switzerland",
  "Paris, Île-de-France, France",
  "Lyon, Auvergne-Rhône-Alpes, France",
  "Madrid, Community of Madrid, Spain",
  "Barcelona, Catalonia, Spain",
  "Milan, Lombardy, Italy",
  "Lisbon, Lisbon, Portugal",
  "Warsaw, Masovia, Poland",
  "Austin, Texas, United States",
  "Dallas, Texas, United States",
  "Houston, Texas, United States",
  "Chicago, Illinois, United States",
  "Boston, Massachusetts, United States",
  "Seattle, Washington, United States",
  "Denver, Colorado, United States",
  "Atlanta, Georgia, United States",
  "Phoenix, Arizona, United States",
  "Los Angeles, California, United States",
  "Mississauga, Ontario, Canada",
  "Ottawa, Ontario, Canada",
  "Vancouver, British Columbia, Canada",
  "Calgary, Alberta, Canada",
  "Montréal, Quebec, Canada",
  "Brisbane, Queensland, Australia",
  "Perth, Western Australia, Australia",
  "Auckland, Auckland, New Zealand",
  "Johannesburg, Gauteng, South Africa",
  "Nairobi, Nairobi, Kenya",
  "Lagos, Lagos, Nigeria",
  "Manila, Metro Manila, Philippines",
  "Mexico City, Mexico City, Mexico",
  "São Paulo, São Paulo, Brazil",
];

/** Old names that people still type. */
const OLD_NAMES: Record<string, string> = {
  bangalore: "bengaluru",
  bombay: "mumbai",
  madras: "chennai",
  calcutta: "kolkata",
  trivandrum: "thiruvananthapuram",
  cochin: "kochi",
  calicut: "kozhikode",
  mysore: "mysuru",
  mangalore: "mangaluru",
  vizag: "visakhapatnam",
  allahabad: "prayagraj",
  baroda: "vadodara",
};

const SUGGESTIONS_MAX = 8;

/** What was typed, and the new names of the cities whose old name begins so. */
function spellings(typed: string): string[] {
  const renamed = Object.entries(OLD_NAMES)
    .filter(([old]) => old.startsWith(typed) || typed.startsWith(`${old},`))
    .map(([, name]) => name);
  return [typed, ...renamed];
}

/** The cities whose name, or old name, begins with what was typed; then those with a later word that does. */
export function suggestCities(typed: string): string[] {
  const wanted = typed.trim().toLowerCase().replace(/\s+/g, " ");
  if (wanted === "") return [];
  const names = spellings(wanted);
  const starts = CITIES.filter((city) => names.some((name) => city.toLowerCase().startsWith(name)));
  const inside = CITIES.filter((city) =>
    names.some((name) => city.toLowerCase().includes(` ${name}`)),
  );
  return [...new Set([...starts, ...inside])].slice(0, SUGGESTIONS_MAX);
}
