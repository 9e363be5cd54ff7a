import { fold } from "../text/fold.ts";

/**
 * Papers, trainings and things of work that go by several names, in one language or in another: a line a thing, its names between bars.
 * Only names that always mean the same stand in one line; what is a step or a kind of another thing has a line of its own.
 */
const OTHER_NAMES = `
nebosh igc | nebosh international general certificate
nebosh ngc | nebosh national general certificate
iosh ms | iosh managing safely
efaw | emergency first aid at work
faw | first aid at work
first aider | first aid | ersthelfer | ersthelferin | erste hilfe | premiers secours | secouriste | primeros auxilios | primeiros socorros | primo soccorso | ehbo
sst | sauveteur secouriste du travail
cpr | cardiopulmonary resuscitation
bls | basic life support
acls | advanced cardiac life support | advanced cardiovascular life support
pals | pediatric advanced life support | paediatric advanced life support
ils | immediate life support
als | advanced life support
crm | customer relationship management
agile | agile methodologies | agile methodology | agile methods | metodologias ageis | metodos ageis | metodologias agiles | metodos agiles | agile methoden | methodes agiles | metodologie agili
uat | user acceptance testing | user acceptance tests
sit | system integration testing
tdd | test driven development
bdd | behaviour driven development | behavior driven development
erp | enterprise resource planning
wms | warehouse management system
tms | transport management system
bms | building management system
emr | electronic medical records | electronic medical record
ehr | electronic health records | electronic health record
pos | point of sale
epos | electronic point of sale
p and l | profit and loss
kyc | know your customer
aml | anti money laundering
gst | goods and services tax
tds | tax deducted at source
vat | value added tax
wht | withholding tax
ifrs | international financial reporting standards
gaap | generally accepted accounting principles
fp and a | financial planning and analysis
ap | accounts payable
ar | accounts receivable
hris | human resources information system
haccp | hazard analysis and critical control points
gmp | good manufacturing practice
gcp | good clinical practice
glp | good laboratory practice
plc | programmable logic controller | programmable logic controllers
cnc | computer numerical control
cad | computer aided design
bim | building information modelling | building information modeling
mrp | material requirements planning
s and op | sales and operations planning
fmea | failure mode and effects analysis
spc | statistical process control
rca | root cause analysis
tpm | total productive maintenance
qa | quality assurance
ux | user experience
sem | search engine marketing
ppc | pay per click
csm | certified scrum master | certified scrummaster
cspo | certified scrum product owner
psm | professional scrum master
pmp | project management professional
capm | certified associate in project management
prince2 | projects in controlled environments
itil | information technology infrastructure library
cissp | certified information systems security professional
ceh | certified ethical hacker
ccna | cisco certified network associate
ccnp | cisco certified network professional
cka | certified kubernetes administrator
ckad | certified kubernetes application developer
cpa | certified public accountant
cma | certified management accountant
cia | certified internal auditor
cfa | chartered financial analyst
acca | association of chartered certified accountants
cpim | certified in planning and inventory management
cscp | certified supply chain professional
phr | professional in human resources
cscs | construction skills certification scheme
cpcs | construction plant competence scheme
ipaf | international powered access federation
pasma | prefabricated access suppliers and manufacturers association
smsts | site management safety training scheme
sssts | site supervisors safety training scheme
whmis | workplace hazardous materials information system
tdg | transportation of dangerous goods
osha 10 | osha 10 hour
osha 30 | osha 30 hour
twic | transportation worker identification credential
cdl | commercial driver license | commercial drivers license | commercial driver s license
cpc | certificate of professional competence
adr | carriage of dangerous goods by road
hgv | heavy goods vehicle | lgv | large goods vehicle
psv | public service vehicle | pcv | passenger carrying vehicle
rsa | responsible service of alcohol
wwcc | working with children check
cna | certified nursing assistant | certified nurse assistant
lpn | licensed practical nurse
rn | registered nurse
ged | general educational development
qts | qualified teacher status
pgce | postgraduate certificate in education
tefl | teaching english as a foreign language
tesol | teaching english to speakers of other languages
celta | certificate in english language teaching to adults
send | special educational needs and disabilities
aws | amazon web services
gcp | google cloud platform
ats | applicant tracking system
aevo | ausbildereignung | ausbilderschein | ada schein | ausbildereignungsprufung
sps | speicherprogrammierbare steuerung | speicherprogrammierbare steuerungen
prl | prevencion de riesgos laborales
grado superior en | tecnico superior en | cfgs en | ciclo formativo de grado superior en
nr 10 | nr10
nr 35 | nr35
vca | veiligheid gezondheid en milieu checklist aannemers
forklift | fork lift | forklift truck | gabelstapler | chariot elevateur | carretilla elevadora | empilhadeira | carrello elevatore | muletto | heftruck
overhead crane | kran | brucken kran | pont roulant | puente grua | ponte rolante | carroponte | bovenloopkran
google play | google play store | play store
apple app store | app store
key holder | keyholder
blueprints | blueprint reading | reading blueprints
moving and handling | manual handling of people | moving and handling of people
administering medication | medication administration | administration of medication
voice process | inbound calling | inbound calls
shop drawings | workshop drawings
`;

/** Each name, folded, with the other names of its thing. */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  OTHER_NAMES.trim()
    .split("\n")
    .flatMap((line) => {
      const names = line.split("|").map((name) => fold(name.trim()));
      return names.map((name) => [name, names.filter((other) => other !== name)] as const);
    }),
);

const LONGEST = Math.max(...[...NAMES.keys()].map((name) => name.split(" ").length));

/** A name within a folded text and what else its thing is called. */
export interface OtherNames {
  name: string;
  others: readonly string[];
}

/** The things of the table that a folded text names, the longest names first. */
export function otherNamesIn(text: string): OtherNames[] {
  const words = text.split(" ");
  const found: OtherNames[] = [];
  for (let size = Math.min(LONGEST, words.length); size > 0; size -= 1)
    for (let at = 0; at + size <= words.length; at += 1) {
      const name = words.slice(at, at + size).join(" ");
      const others = NAMES.get(name);
      if (others !== undefined && !found.some((longer) => ` ${longer.name} `.includes(` ${name} `)))
        found.push({ name, others });
    }
  return found;
}
