import { list } from "../pack.fixture.ts";
import type { LanguagePack } from "../pack.fixture.ts";

const american: LanguagePack = {
  code: "en-US",
  people: list(
    "Kendra Hollis; Marcus T. Bellweather; Siobhan O'Rourke; Tomás Quintero; Lakeisha Dunmore; Wei-Lin Zhao; Jean-Luc Thibodeaux; Priscilla Van Houten",
  ),
  places: list("Tulsa, OK; Boise, ID; Raleigh, NC; Portland, Maine; Des Moines, IA"),
  phones: list("(###) 555-01##; ###-555-01##; +1 ### 555 01##; ###.555.01##"),
  headings: {
    summary: list("Summary; Professional Summary; Profile; Objective"),
    experience: list(
      "Experience; Work Experience; Employment History; Professional Experience; Career History",
    ),
    education: list("Education; Academic Background; Education & Training"),
    skills: list("Skills; Technical Skills; Core Competencies; Areas of Expertise"),
    languages: list("Languages; Language Skills"),
    certificates: list("Certifications; Licenses & Certifications; Professional Certifications"),
    awards: list("Awards; Honors & Awards; Awards and Recognition"),
    interests: list("Interests; Hobbies; Volunteering"),
    contact: list("Contact; Contact Information; Personal Details"),
  },
  months: list(
    "January;February;March;April;May;June;July;August;September;October;November;December",
  ),
  shortMonths: list("Jan;Feb;Mar;Apr;May;Jun;Jul;Aug;Sep;Oct;Nov;Dec"),
  present: list("Present; Current; Now"),
  titles: list(
    "Operations Manager; Registered Nurse; Marketing Coordinator; Staff Accountant; Data Analyst; Warehouse Supervisor; High School Teacher; Civil Engineer; Customer Success Lead; UX Researcher; Payroll Specialist; Line Cook",
  ),
  companies: list(
    "Brightwater Logistics; Pinecrest Medical Center; Halyard & Stone LLC; Juniper Ridge Schools; Cobalt Foods Inc.; Northgate Credit Union; Oakline Robotics; City of Fernley; Mosaic Freight Corp; Tidewater Clinic",
  ),
  degrees: list(
    "Bachelor of Science in Nursing; B.A. in Communication; Master of Business Administration; Associate of Applied Science; B.S. Mechanical Engineering; High School Diploma",
  ),
  schools: list(
    "University of Tulsa; Boise State University; Wake Technical Community College; Fernley High School; Meredith College; Drake University",
  ),
  languages: list("English; Spanish; French; Vietnamese; Tagalog; Mandarin"),
  levels: list("Native; Fluent; Professional working proficiency; Conversational; Basic"),
  skills: list(
    "Budgeting; Inventory Control; Salesforce; Microsoft Excel; SQL; Tableau; Public Speaking; Scheduling; Team Building; QuickBooks; Python; Patient Care; Google Analytics; Conflict Resolution; Lean Six Sigma; AutoCAD; R; C++; Vendor Negotiation; CRM",
  ),
  skillGroups: list("Software; Leadership; Analysis; Tools"),
  years: list("# years; #+ yrs; # yrs of experience"),
  awards: list(
    "Employee of the Quarter|Brightwater Logistics; President's Award for Service|City of Fernley; Best Poster Award|Regional Nursing Summit; Dean's List|Drake University",
  ),
  certificates: list(
    "Certified Public Accountant|State Board of Accountancy; Basic Life Support (BLS)|Heartcare Association; Project Management Professional|Project Management Institute; Forklift Operator License|Safety Council",
  ),
  tasks: list(
    "Led a team of 14 people across two shifts and cut overtime by 18%; Negotiated new rates with six vendors, saving $240K a year; Trained more than forty new colleagues and wrote the handbook that they still use; Introduced weekly stock counts, which brought losses below one percent; Reported to the regional director on cost and quality; Built dashboards in Tableau for the finance team",
  ),
  summary:
    "Results-oriented professional with nine years of practice in growing teams. Known for calm planning, clear writing and an eye for waste, and happiest where a process needs mending.",
  interests: list("Trail running; Woodworking; Local history; Chess"),
};

const indian: LanguagePack = {
  ...american,
  code: "en-IN",
  people: list(
    "Venkataraman Iyer; Sai Kiran Reddy; Deepika Chatterjee; Mohammed Faisal Khan; Anjali S. Deshpande; R. Karthikeyan; Gurpreet Singh Sandhu; Thanh Nguyen",
  ),
  places: list("Pune, Maharashtra; Coimbatore, Tamil Nadu; Hyderabad, India; Noida, Uttar Pradesh"),
  phones: list("+91 98### #####; +91-9########0; 09#########; (+91) 97### #####"),
  headings: {
    ...american.headings,
    summary: list("Career Objective; Professional Summary; Profile Summary"),
    experience: list("Work Experience; Professional Experience; Employment Details; Internships"),
    education: list("Education; Educational Qualifications; Academic Qualification; Academics"),
    skills: list("Technical Skills; Key Skills; IT Skills; Skill Set"),
    languages: list("Languages Known; Languages"),
    certificates: list("Certifications; Certifications & Trainings; Courses and Certifications"),
    awards: list("Achievements; Awards & Achievements; Honours and Awards"),
    interests: list("Hobbies; Extra-Curricular Activities; Declaration"),
    contact: list("Personal Details; Contact; Personal Information"),
  },
  present: list("Present; Till Date; till date; Current"),
  titles: list(
    "Software Engineer; Senior Systems Engineer; Assistant Manager - Finance; Graduate Engineer Trainee; Team Lead; Business Analyst; Assistant Professor; Quality Analyst; HR Executive; Project Trainee",
  ),
  companies: list(
    "Kaveri Infotech Pvt. Ltd.; Sahyadri Motors Limited; Blue Lotus Technologies; Meenakshi Textiles; Godavari Bank Ltd; Trishul Consultancy Services; Vindhya Labs Private Limited",
  ),
  degrees: list(
    "B.Tech in Computer Science and Engineering; B.E. (Mechanical Engineering); Master of Computer Applications (MCA); M.Tech (VLSI Design); B.Com; Higher Secondary Certificate (HSC); PGDM in Marketing",
  ),
  schools: list(
    "Anna University; College of Engineering, Guindy; Kendriya Vidyalaya; Osmania University; Narmada Institute of Technology; St. Xavier's College; Delhi Public School",
  ),
  languages: list("English; Hindi; Tamil; Telugu; Marathi; Bengali"),
  levels: list("Native; Fluent; Intermediate; Basic; Professional"),
  awards: list(
    "Spot Award|Kaveri Infotech Pvt. Ltd.; Star Performer of the Year|Godavari Bank Ltd; Gold Medal in Mathematics|Osmania University; First Prize, Smart City Hackathon|Ministry of Urban Affairs",
  ),
  certificates: list(
    "Oracle Certified Java Programmer|Oracle; AWS Certified Developer - Associate|Amazon Web Services; Certified ScrumMaster|Scrum Alliance; NPTEL Course on Data Structures|IIT Madras",
  ),
};

const gulf: LanguagePack = {
  ...american,
  code: "en-AE",
  people: list(
    "Abdulrahman Al-Harbi; Fatima Zahra El Idrissi; Khalid bin Saeed; Noura Al Mansoori; Yousef Abu Khalil; Layla Haddadi",
  ),
  places: list("Sharjah, UAE; Riyadh, Saudi Arabia; Doha, Qatar; Amman, Jordan; Cairo, Egypt"),
  phones: list("+971 50 ### ####; +966 5# ### ####; 00962 79 ### ####; +20 10 #### ####"),
  languages: list("Arabic; English; French; Urdu"),
  companies: list(
    "Al Noor Trading Est.; Desert Falcon Contracting LLC; Marhaba Hospitality Group; Gulf Harbour Petroleum; Emaar Crescent Bank; Ministry of Municipal Works",
  ),
  schools: list(
    "University of Sharjah; American University of Doha; King Faisal College; Cairo University",
  ),
};

const british: LanguagePack = {
  ...american,
  code: "en-GB",
  people: list(
    "Rhys Llewellyn; Harriet Ashdown-Price; Oluwaseun Adebayo; Callum McAllister; Imogen Fairweather",
  ),
  places: list("Leeds, UK; Cardiff, Wales; Norwich, United Kingdom; Glasgow, Scotland"),
  phones: list("07### ######; +44 7### ######; 0161 496 0###; +44 (0)20 7946 0###"),
  headings: {
    ...american.headings,
    summary: list("Personal Statement; Profile; Personal Profile"),
    experience: list("Employment History; Employment; Work Experience; Career Summary"),
    education: list("Education and Qualifications; Education; Qualifications"),
    skills: list("Key Skills; Skills; IT Skills"),
    certificates: list(
      "Certificates; Professional Qualifications and Training; Training & Certificates",
    ),
    awards: list("Awards; Achievements; Honours"),
    interests: list("Interests; Hobbies and Interests; References"),
  },
  degrees: list(
    "BSc (Hons) Geography; BA (Hons) History, 2:1; MSc Environmental Management; A Levels: Maths, Physics, Art; GCSEs; PGCE Secondary Education",
  ),
  schools: list(
    "University of Leeds; Cardiff Metropolitan University; Norwich Sixth Form College; Ashdown Grammar School",
  ),
  companies: list(
    "Fenwick & Daughters Ltd; Pennine Rail; NHS Wales; Thistle Insurance plc; Broadland District Council; Kestrel Films",
  ),
};

export const ENGLISH = [american, indian, gulf, british];
