import { type Newcomer, peopleOf } from "./newcomer.ts";

export const OVERSEAS: readonly Newcomer[] = [
  ...peopleOf("United States", "America/Chicago", "USD", [
    {
      judged: "m1/marcus-electrician-us",
      firstName: "Marcus",
      lastName: "Dillard",
      city: "Austin",
      phone: "+1 512 555 0147",
      jobs: [
        "Electrician|Barton Creek Electric|2019-05|",
        "Apprentice Electrician|Pecan Street Wiring|2017-01|2019-04",
      ],
      school: "High School Diploma|Travis Heights High School|2011-08|2015-05",
      languages: ["English: Native", "Spanish: Conversational"],
      notice: "2 weeks",
      pay: [62000, 72000],
    },
    {
      judged: "m2/paralegal-us",
      firstName: "Denise",
      lastName: "Kowalczyk",
      city: "Chicago",
      phone: "+1 312 555 0182",
      jobs: ["Paralegal|Wacker and Lyle LLP|2021-06|"],
      school: "BA Political Science|Lakefront College|2016-08|2020-05",
      languages: ["English: Native", "Polish: Conversational"],
      notice: "2 weeks",
      pay: [58000, 66000],
    },
  ]),
  ...peopleOf("Canada", "America/Toronto", "CAD", [
    {
      judged: "m2/pharmacist-ca",
      firstName: "Farhan",
      lastName: "Siddiqui",
      city: "Mississauga",
      phone: "+1 905 555 0119",
      jobs: ["Pharmacist|Credit Valley Drugs|2017-06|"],
      school: "Doctor of Pharmacy|Humber Valley University|2013-09|2017-05",
      languages: ["English: Fluent", "Urdu: Native"],
      notice: "4 weeks",
      pay: [108000, 120000],
    },
  ]),
  ...peopleOf("United Arab Emirates", "Asia/Dubai", "AED", [
    {
      judged: "m1/imran-maintenance-ae",
      firstName: "Imran",
      lastName: "Qureshi",
      city: "Dubai",
      phone: "+971 50 123 4567",
      jobs: [
        "Mechanical Maintenance Technician|Jebel Cold Stores|2021-03|",
        "Maintenance Technician|Creek Facilities|2019-01|2021-02",
      ],
      school: "Diploma in Mechanical Engineering|Ravi Polytechnic|2015-08|2018-06",
      languages: ["English: Professional working proficiency", "Urdu: Native"],
      notice: "30 days",
      pay: [54000, 66000],
    },
  ]),
  ...peopleOf("Australia", "Australia/Melbourne", "AUD", [
    {
      judged: "m2/chef-au",
      firstName: "Liam",
      lastName: "Rossi",
      city: "Melbourne",
      phone: "+61 412 345 678",
      jobs: ["Chef de Partie|Yarra Bistro|2023-11|", "Cook|Brunswick Kitchen|2022-02|2023-10"],
      school: "Certificate III in Commercial Cookery|Merri Institute|2020-02|2021-12",
      languages: ["English: Native", "Italian: Conversational"],
      notice: "2 weeks",
      pay: [62000, 68000],
    },
  ]),
];
