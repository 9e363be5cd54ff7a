/** English: how forms in Britain, America, India and elsewhere put the words of a question. See `lexicon.ts` for the format. */
export const ENGLISH = `
-: been, select all that apply, check all that apply, tick all that apply, choose all that apply, mark all that apply, all that apply, all which apply, tick all which apply, if selected, out of 10, out of 4, out of 4 0, out of 100, out of 5, a, an, the, of, your, yours, you, my, mine, i, me, in, at, for, with, on, to, by, from, as, is, was, were, be, being, please, kindly, pls, us, we, our, it, its, and, or, any, some, if applicable, if any, if available, if known, if so, here, below, following, enter, mention, provide, specify, state your, select, choose, indicate, give, tell us, tell, share, fill in, type in, type, input, write, details, detail, information, info, answer, response, exact, exactly, official, officially, valid, own, personal, personally, also, then, both, candidate, candidates, applicant, applicants, s, per, so, such, this, that, these, those, there, tick, appropriate, option, respective, correct, submit, insert, pick, about, kind, latest information, now, either, whether, let, know, will, shall, would, could, should, may, am, has, had, having, myself, self, do you mind telling us, may we know, drop, kindly mention, respectively, concerned, ref, actual, value, as of today, as on date, till date, to date, as of now, so far, in total, in all, altogether, overall, total, entire, complete number of, no of, number of, proud, stated, shown, appearing, appear, appears, used, would like, like, within our company, if offered, if hired, as well as, ours, of the time, of your time, of working time, time, on a, cefr, iso 3166, model, everyone, spend, spends, yourself, hands on, practical, kindly mention ur, ur, practice, lawfully, legally, consider, identify, identify as, as defined, face, mm, yyyy, dd, mm yyyy, dd mm yyyy, mm dd yyyy, yy, clean, arrangement, ger, at any time, use of, e g, eg, practised year, im, i m, ive, basis, including, incl, inclusive of, before, skills, skill, in numbers, in block letters, block letters, in capital letters, capital letters, in capitals, all caps, applicable to you, regarding, concerning, exactly as, as applicable, and above all, reachable, do not abbreviate, in words, to you, approximate, approx, best matches, best fits, best reflects, most closely matches, approximately, roughly, circa, mcer, best describes, describes, describe you, describes you, do have, have you had, as on today, as of date, at your, held so far, individual, ever since, positively, %, against, best number to reach you at, expressed, handy, indicated, requested, desired by you, myself currently, pdf, docx, doc, pdf or docx, word, for queries, valid until further notice, in force, when required, when needed, as needed, as required, if required, if needed, as necessary, when necessary, if necessary, if posted, if transferred, where required, where needed, when asked, written and spoken, spoken and written, speaking and writing, written and verbal, verbal and written, oral and written, as the business needs, as business needs, as per business needs, as per the business needs, as per the roster, as per roster, as per the hospital roster, as per the duty roster, as the business requires, as the rota requires, without decimals, no decimals, take up this post, take up the post, take up this position, take up the role, pre employment, tick all known, all known, daytime, in full, official id, as on official id, coordination, contractually, professionally, as in passport, come into, coming into, come in to, come to, coming to, prior to employment, prior to appointment, before appointment, prior to starting, when rostered, as rostered, with area code
not: not, no, never, without, neither, nor, none of, opposed to, object to, objection to, objections to, objection against, averse to, unwilling, uncomfortable, refuse, prevent you from, stop you from, prevent you
what: what, what is, whats, what are, what was
which: which, in which, which of the following, which of these, which one
how many: how many, how much, howmany
how long: how long, for how long
when: when, from when
where: where, whereabouts
who: who, whom, whose
why: why
how: how
have: have, possess, hold, held, holding, got, in possession of, holder of, hold a, do you have, bring
are: are
can: can, able to, able, capable of
do: do, does
did: did, have you ever, ever, now or have you ever been, now or have you ever, you now or have you ever been
name: name, names
first: first, given, christian, fore, forename, forenames, fname, firstname, first name s, forename s, other names, other name, given names, full first name
last: last, surname, surnames, family, family name, family names, lname, lastname
full: full, complete, whole
middle: middle, middle initial
preferred: preferred, preference, prefer, nickname, known as, goes by, alias
legal: legal, as per passport, as per id, as per aadhaar, as per records, as on your id, as on id, as on passport, as per documents, as it appears on your id, government, as per resume, as per your resume, as per marksheet, as in resume
email: email, home e mail address, home email address, home email, private email, private email address, best email address to reach you, best email to reach you, best email address to contact you, active email, active email address, valid email, valid email address, working email address, e mail, e mail address, email address, email id, mail id, e mail id, emailid, mail, emails, primary email, primary email address, best email, best email address, contact email, contact email address, preferred email address, email for correspondence, personal email, personal email address, email address for correspondence, email address we can use, email address to contact you, primary e mail, contact e mail, preferred contact e mail, preferred contact email, courrier electronique
repeat: repeat, re type, retype, re enter, reenter, confirm, again, confirmation, once more, verify, re confirm, reconfirm
phone: phone, mobile, cell, telephone, tel, handphone, contact no, contact number, phone no, mobile no, mobile number, phone number, telephone number, cell number, cellphone, contact phone, tel no, daytime telephone, mob no, mob, ph no, ph, telephone no, mobile phone, cell phone, contact tel, reachable number, primary phone, primary phone number, main phone, main phone number, best phone number, best contact number, primary contact number, mobile telephone, mobile telephone number, contact mobile, telephone main, cell mobile, cell phone number, preferred phone number, mobile phone number, contact telephone, contact telephone number, best number to reach you, number to reach you, best phone number to reach you, best contact, contact, whatsapp number, whatsapp no, daytime telephone number, daytime phone, daytime contact number, evening phone, evening telephone, number we can reach you on, phone number we can reach you on, number to call, callback number, best daytime phone, landline or mobile, telephone numbers mobile, telephone numbers, phone numbers, telephone number s, phone number s
whatsapp: whatsapp, whats app
alternate: alternate, alternative, secondary, second, another, additional, other, landline, home phone, work phone
dial code: country code, dial code, dialling code, dialing code, isd code, phone code, area code of country, calling code, international code, international dialling code, country calling code, phone country code, country phone code, mobile country code, phone prefix, prefix, international prefix, with international prefix, country code of mobile number, country code of mobile, country code mobile, phone country, country code for phone
country: country, nation, country region, country name, country of permanent residence
city: city, town, city town, town city, post town, city village, municipality, locality, suburb, suburb city, town suburb
county: county, county of current residence
state: state, emirate, state emirate, emirate state, province, region, state province, province state, territory, state region, state or province, prefecture, state territory, county state, state county, state or territory, province or territory, province territory, state or region, prov, region state, state of residence, region of residence
zip: zip, zip code of residence, home zip code, residential zip code, zip code of your primary residence, zip code of your residence, zip code of your home, zip code where you live, zip code you live in, zip code you currently live in, zip code you reside in, zip code of your current residence, postcode of your home, home postcode, postcode where you live, postal code of residence, postal code where you live, home postal code, pincode of residence, zip code, zipcode, post code, postcode, postal code, postal, pin code, pincode, pin, zip postal code, postal zip code, post postal code, eircode, eir code, postcode eircode, code postal
address: address, address line 1, address line, postal address, mailing address, home address, residential address, current address, communication address, correspondence address, address for communication, address for correspondence, complete address, full address, present address, contact address, residential address line, home street address, street address no po boxes, first line of address, first line of your address, number and street, street and number, home address excluding post code, address excluding postcode, address excluding post code, home address excluding postcode, address without postcode
address 2: address line 2, apt, apartment, suite, unit, address line 3
street: street, street name, street address, road
suburb: barangay, colony, neighbourhood, neighborhood
house number: house number, house no, building number, street number, house name or number
live: live, living, reside, residing, residence, resident, based, located, stay, staying, domiciled, live in, home
location: location, place, current location, where you live, base location, present location
nationality: nationality, citizenship, country of citizenship, nationalities
gender: gender, gender identity
salutation: salutation, honorific, form of address, mode of address, title mr ms, title mr mrs, title mr mrs ms, title mr mrs miss ms, title mr miss mrs
birth: birth, born, dob, date of birth, birth date, birthdate, birthday, d o b
age: age, years old, how old
marital status: marital status, civil status
linkedin: linkedin, linked in, linkedin profile, linkedin url, linkedin link, linkedin com in, linkedin com, linkedincom, linkedincom in, wwwlinkedincom
github: github, git hub, github com, gitlab, githubcom
website: website, portfolio, web site, homepage, personal site, personal website, blog
url: url, link, profile, page, web address, profile url, https, http, www, com, username
job title: job title, designation, position title, post title, role title, title of post, job position, occupation, job designation, title of your job, title of position, job role, job profile, profession
position: position, role, post, title, post held, position held, role held, job held, appointment, positions
company: company, employer, organisation, organization, firm, companies, employers, workplace, place of work, business name, name of employer, company name, employer name, concern, organisation name, organization name, trust, org, current org, name of organisation
current: current, current last drawn, current or last drawn, currently, present, presently, at present, at the moment, existing, right now, most recent current, todays, ongoing, present day, most recent or current, current or most recent, current most recent, current last, present or most recent, current or last, present last, at this time, nowadays
previous: previous, prior, former, formerly, previously, past, last but one, immediately before your current one, before your current one, immediately prior, before current, immediate previous, immediate past, immediately previous, earlier, prior to this, earlier than this, the one before, before the present one, before this one, before the current one, preceding, penultimate, second most recent, before present one, before present company, previous to this, in past, one before, current one
recent: most recent, latest, recent, most recently, lately
start: start, started, appointed, begin, began, begun, commence, commencement, commenced, joining, joined, join, appointment date, starting, hired, date of joining, onboard, joined on, date from, doj, joined in, date of appointment, appointed to, dates employed from, dates from, from date, employed from, date employed from
end + date: separation date, date of separation
end: end, separated, ended, leaving, left, finish, finished, leave, last working, relieving, date of leaving, until, date to, end date, ending, last day worked, last day, left on, relieving date, date of relieving, relieved, date relieved, date of exit, exit date, leaving date, relieved on, dates employed to, dates to, to date of employment, employed to, date employed to
date: date, day month year, full date, dates, on what date
day: day, days
week: week, weeks, wk, wks
month: month, months, mth, mths, mos, mo
year: year, years, in completed years, in full years, in whole years, yr, yrs, in years, whole years, full years, completed years, complete years, years only, year s
hour: hour, hours, hrs, hr, h
since: since, for the last, over the last
employed: employed, in employment, in work, in a job, employment, working anywhere, doing job, doing any job, having a job, job status, employee, employed full time, employed part time, working professional, in paid work, in paid employment, salaried, permanent employee
status: status, situation
work: work, working, worked, job, jobs, served, works, practise, practised, practiced, practice as, associated
use: use, using, utilise, utilize, operate, operated
experience: experience, knowledgeable in, knowledgeable about, knowledgeable on, exp, experienced, expereince, experiance, work experience, working experience, professional experience, work exp, expertise, background, practical experience, relevant work experience, track record, years in the workforce, time in the workforce
industry: industry, sector, domain, field of work, line of work, trade, vertical, functional area
moving and handling: moving and handling, moving handling
manual handling: manual handling
manage: manage, managed, managing, supervise, supervised, lead, led, leading, management of, in charge of, handled, handle, handling, supervising
team: team, crews, people, staff, direct reports, reports, persons, employees, headcount, crew
size: size, largest, biggest, how big
education: education, education level, educational, academic, qualification, qualifications, level of education, level of study, educational level, qualified, schooling, educational attainment, attainment, academic qualification, educational qualification, academics, studies, highest qualification, highest qualifications, education attained, highest level of education, highest level attained
degree: degree, degrees, course name, degree name, degree title, diploma title, degree program, programme, program, course, name of degree
highest: highest, highest level, maximum, top, most advanced, final, most senior
completed: completed, issued, done, attained, achieved, earned, obtained, received, passed, acquired, awarded, conferred, gained, obtain, gain, acquire, earn, concluded, finished your, obtained your, cleared, qualified in, graduated in, passed in
first degree: first degree, undergraduate degree, bachelor degree, bachelors degree, ug degree, undergraduate, graduation degree, primary degree, ug, bachelors, bachelor
school: polytechnic university attended, university polytechnic attended, school, university, college, institution, institute, alma mater, awarding institution, awarding body, university college, college university, school university, school name, university name, college name, institute name, awarding university, higher institution, institution attended, school attended, technical school, nursing school, trade school, place of study, tertiary institution, university attended, college attended, at which university did you study, which university did you study at, university did you study at, college did you study at, college you studied at, establishment attended
field of study: title of course studied, title of course, name of course studied, field of study, major, subject, discipline, specialisation, specialization, branch, stream, area of study, course of study, study area, concentration, degree subject, studied, study, course studied, subject studied, area studied, subject of degree, programme of study, area of specialisation, area of specialization, area of degree, degree area
grade: grade, gpa, cgpa, marks, score, percentage, class, classification, cpi, aggregate, degree class, degree classification, result, grade point average, overall grade
graduate: graduation, graduated, graduate, passing, pass out, passing out, passed out, passout, completion, graduating, batch
cv: cv, resume, curriculum vitae, c v, curriculum
upload: upload, attach, attachment, file, browse, choose file, document
language: language, languages, languages known, languages spoken, tongue
level: level, proficiency, fluency, skill level, knowledge level, standard, command, ability, competency, degree of fluency, proficiency level, level of proficiency, knowledge, knowledge of, level of knowledge, language skills, command of, proficiency in
speak: speak, spoken, speaking, communicate, converse, understand, written, read, read and write, conversant
native: native, mother tongue, first language, native language, mother
notice: contractual notice period, contractual notice, notice period in your contract, notice period per contract, notice, notice period, period of notice, np, length of notice, notice duration, notice required, notice time, resignation period, notice to give, notice period required, notice to present employer, notice needed, joining time, notice are you contractually required to give, notice are you required to give, notice must you give, notice you are required to give, notice you must give, notice you have to give, notice would you need to give
serving: serving
negotiable: negotiable, negotiation, shorten, flexible notice, shortened, be shortened
pay: salary, pay, compensation, ctc, remuneration, wage, wages, package, earnings, salary package, salary figure, comp, emoluments, earning, income, gross pay, rate of pay, annual ctc, salaries, c t c
expected: expected, expectation, expectations, desired, expecting, expect, target, ectc, looking for, asking, want, wanted, desire, anticipated, hoping for, e ctc, would you like to earn, aspiration, sought, anticipated salary, hoped for, proposed, required by you
current pay: cctc, c ctc, current ctc, present ctc
gross: gross, before tax, pre tax
base: base, basic, basic salary, base salary, fixed salary, fixed, base pay
net: net, take home, in hand, inhand, after tax, after taxes, post tax, take home pay, takehome
yearly: yearly, annual, annually, per annum, per year, p a, pa, a year, lpa, in lpa, lakhs per annum, per anum, year s pay
monthly: monthly, per month, a month, p m, each month
hourly: hourly, per hour, an hour, hour rate, rate per hour
daily: daily, per day, a day, day rate, per diem
lakh: lakh, lakhs, lac, lacs, in lakhs, in lacs, l
thousand: thousand, thousands, k, in k
currency: currency, usd, eur, gbp, inr, euro, euros, dollars, pounds, rupees, brl, chf, pln, aed, sgd, cad, aud, euro s
range: range, bracket, band
available: available, availability, free
immediately: immediately, immediate, asap, right away, straight away, at once, immediately available, with immediate effect, without notice
earliest: earliest, soonest, how soon, how early, as early as
willing: willing, willingness, ready, prepared, open, happy, comfortable, ok, okay, fine, agree, agreeable, accept, interested, be able to work, flexible, commit, amenable, ok with, okay with, fine with, comfortable with, flexibility, mind, content, would you consider, participate in, happy to, up for, keen to, commit to, suit you, acceptable to you, is this acceptable, is that acceptable, does this suit, acceptable, happy with this, able to do this, can you do this, can you commit to this, posting ok, okay to, ok to, fine to
relocate: relocate, relocation, relocating, move, moving, move house, shifting base, shift base, shift to
travel: travel, travelling, traveling, business travel, business trips, trips, work travel, travel for work, tour, touring
shift: shift, shifts, shift work, shift pattern, shift basis, shift timings, shift schedule, rota, roster, schedule, timings, working pattern, hours of work
rotating: rotating, rotational, rotation, rotate, rotary
night: night, nights, night shift, night shifts, overnight, graveyard, graveyard shift, graveyard shifts, night duty, night duties, overnight shift, overnight shifts, 3rd shift, third shift
early: early, opening shifts, opening shift, early shift, early shifts, openers, morning, early morning
late: late, closing shifts, closing shift, late shift, late shifts, evening shifts, evening shift, evening, evenings
weekend: weekend, weekends, saturday, saturdays, sunday, sundays, sat, sun, saturdays and sundays
holiday: holiday, holidays, statutory holidays, statutory holiday, stat holidays, federal holidays, public holidays, bank holidays, bank holiday
overtime: overtime, extra hours, extended hours, additional hours, ot
part time: part time, reduced hours
full time: full time, fulltime
remote: remote, remotely, work from home, wfh, home office, home working, telework, working from home
hybrid: hybrid
office: office, work from office, wfo, on site, onsite, in office, in person, on premises, on the premises, from the office
on call: call out rota, callout rota, call out rotation, call out, callouts, call outs, standby rota, on call, standby, out of hours rota, on call rota, stand by, on call duty
car: car, vehicle, reliable means of transportation, means of transportation, reliable means of transport, reliable transportation to and from work, own vehicle, own car, own transport, transport, access to a vehicle, access to a car, reliable transportation, reliable transport, access to own transport, personal vehicle, use of a car, access to own vehicle, means of transport, car driver
licence: licence, license, licenses, licences, licensed, driving licence, driving license, drivers license, drivers licence, driver license, driver licence, driver s license, driver s licence, dl, drivers, licensed driver, qualified driver, licence class, license class
drive: drive, driving, driver
weekly hours: weekly hours, hours per week, hours a week, hours each week, working hours per week, weekly working hours, weekly working time
authorised: authorised, working rights, legal authority, lawful authority, legal authorization, legal authorisation, authorized, right to work, eligible to work, legally entitled, legally allowed, legally permitted, permitted, entitled, allowed, eligibility to work, right to live and work, right to take up employment, right to be employed, work authorization, work authorisation, legally authorized, legally authorised, entitled to work, permission to work, eligible, eligibility, legally eligible, work rights, employment eligibility, legally work
permit: permit, work permit, work visa, residence permit, residency permit, ead
sponsor: sponsorship, sponsor, sponsored, visa sponsorship, sponsorship for employment visa, certificate of sponsorship, cos
visa: visa, immigration, employment visa
citizen: citizen, national, citizens, nationals
eu: eu, eea, eu eea, eea eu, european union, european economic area, eu member state, eu country, eu eea country, member state of the eu, member state of the european union, eu or eea, member state
commonwealth: commonwealth, commonwealth country
restriction: restriction, restrictions, limitation, limitations
unrestricted: unrestricted, without restriction, without restrictions, without any restriction, without any restrictions, without limitation
need: need, require, requires, requiring, needed, needing, required
disability: disability, disabled, disabilities, pwd, handicap, differently abled, long term health condition, person with a disability, person with disabilities
race: race, ethnicity, ethnic, ethnic group, ethnic origin, ethnic background, racial
religion: religion, belief, faith
certificate: certificate, certification, certified, certifications, credential, credentials, accreditation, accredited, card, ticket, professional qualification, professional qualifications
registered: registered, registration, on the register of, register, member, membership, subscribed, enrolled
at least: at least, atleast, minimum, minimum of, a minimum of, min, not less than, no less than, or above
more than: more than, over, above, exceeding, greater than, in excess of, beyond
less than: less than, under, fewer than
up to: up to, upto, maximum of, at most, no more than, not more than, max, within, or less, or below, or fewer, and below
or more: or more, and above, and more, or greater, and over, or over, or higher, and up, upwards, onwards
to: till
between: between
yes: yes
other: others, other please specify, something else
fresher: fresher, freshers, fresh graduate, entry level, newly qualified, no experience, without experience, new graduate
meet: meet, fulfil, fulfill, satisfy, match, qualify, possess the same, have the same, is that you, is this you, does this describe you, does that describe you, apply to you, match these, do you match, demonstrate this, do you have this
same: same
requirement: requirement, criterion, criteria, requirements, must, mandatory, essential, we require, role requires, position requires, compulsory, prerequisite, necessary, condition, conditions
role: role is, this role, this position, this post, this job, this vacancy, this opening, post holder, successful candidate, ideal candidate, our company, someone, somebody, candidates must, we need, looking for someone, involves, involve, includes, include, subject to, based on, expected to, participate, take part in, take part, run, sign, undertake, vacancy, opening, opportunity, job opening, advert, advertisement, job posting, posting, job advert, this opportunity, the vacancy, this job opening, this advert, roles
occasional: occasional, occasionally, sometimes, from time to time
well: well, good, how good
fluent: fluent, fluently, bilingual, bilingual in
immediate: immediate joiner
rate: rate, describe, assess, judge, evaluate
male: male, man, mr, m, he him, gentleman
female: female, woman, ms, mrs, miss, f, lady
future: future, in the future, later, at a later date, eventually
number: number, num
reference: reference, ref no, reference no, reference number
unfinished: pursuing, incomplete, in progress, ongoing degree, not completed, some high school, some college, some university, no degree
non: non
internship: internship, internships, intern, traineeship, articleship, placement
seniority: seniority, seniority level, career level, experience level, job level
mid level: mid level, mid, intermediate level, midweight, associate
senior: senior, sr
junior: junior, jr, entry
graduate + year: year of passing, passing year, pass out year, passout year, batch year, year of award, year degree awarded, year awarded
since when: since when
tenure: length of service, time with, tenure with, duration with, time in, service length, length of time with, length of time in, time spent with
two wheeler: two wheeler, 2 wheeler, bike, motorcycle, motorbike, scooter, own two wheeler, own bike
university degree: tertiary degree, university degree, college degree, bachelors degree or higher
first degree + where: where did you do your undergraduate studies, where did you complete your undergraduate studies, where did you study for your undergraduate degree
two shifts: 2 shift, two shift, 2x8, 2 shift system, two shift system, two shifts
passport: passport, international passport, travel passport
orientation: sexual orientation
asean: asean, asean member state, asean country
employment status: employment status, employment situation, current employment status, current work situation, professional status, occupational status, current situation, current employment situation, working status, current work status, work status
unemployed: unemployed, not employed, not working, not currently working, not currently employed, out of work, between jobs, job seeker, jobseeker, looking for work, seeking employment, currently unemployed, out of a job, not in employment, not working at present
self employed: self employed, independent contractors, contractors, independent contractor basis, on a contractor basis, freelancer, freelance, contractor, independent contractor, sole trader, own business, business owner, self employment
student status: student, full time student, in education, in training, studying
retired: retired, on leave, on parental leave, career break
time zone: time zone, timezone, time zones, timezones
workload: hours wanted, desired working hours, working time wanted, preferred working hours, desired workload, desired employment type
accommodation: accommodation, staff accommodation, staff housing, live in accommodation, company accommodation, lodging, hostel, staff quarters
lift: lift, lifting, carry, carrying, lift and carry, move loads, heavy lifting
height: height, heights, at height, at heights, working at height
cold: cold, cold store, cold storage, freezer, chilled environment, cold environment
outdoor: outdoors, outside, outdoor, all weathers, all weather
abroad: abroad, overseas, outside the country, foreign country
alcohol licence: personal licence, personal licence holder, personal alcohol licence, liquor licence, alcohol licence
background check: background check, nbi clearance, police clearance certificate, police clearance certificates, barangay clearance, national police check, national police clearance, criminal background check, criminal history check, credit and criminal background check, criminal background and credit check, criminal and credit background check, background and credit check, background screening, background verification, criminal record check, pre employment screening, dbs check, police check, dbs, vetting check, police clearance, screening, background checks, background screenings, screening checks, dbs checks, police checks
drug test: drug test, drug testing, drug screen, drug screening, drug and alcohol test, drug and alcohol testing, substance test, pre employment drug screen, pre employment drug test
medical exam: pre employment medical check, pre employment medical assessment, pre employment medical examination, pre employment health check, medical assessment, medical examination, medical exam, medical check, medical test, pre employment medical, health check, medical fitness, medical checkup
vaccinated: vaccinated, vaccination, vaccinations, vaccine, immunised, immunized, immunization, immunisation, vaccination status, immunisations, flu shot, jab, jabs
bond: bond, service bond, service agreement, employment bond, training bond, service bond agreement
split shift: split shifts, split shift, splits, splits shifts
afternoon: afternoon, afternoons, afternoon shift
laptop: laptop, own laptop, computer, own computer, pc
internet: internet, internet connection, stable internet connection, reliable internet connection, reliable internet, high speed internet connection, reliable high speed internet connection, reliable high speed internet, fast internet, fast internet connection, good internet connection, broadband connection, broadband, wifi, wi fi, wi fi connection, high speed internet, stable internet, internet access
smoker: smoke, smoker, non smoker, smoking
tattoo: tattoo, tattoos, visible tattoos, piercing, piercings
animals: animals, animal, animal models, laboratory animals, animal work, pets, dogs
children people: work with children, children and young people
probation: probation, probation period, probationary period, trial period, trial day, trial shift
uniform: uniform, wear a uniform, dress code, ppe
commission only: commission only, commission, commission based, commission basis
fixed term: fixed term, temporary contract, temporary, contract role, contract basis, fixed term contract, seasonal
permanent job: permanent contract, permanent position, permanent role, permanent employment
union: union, trade union, union member
promoted: promoted, promotion
budget: budget, budgets, budget size, budget responsibility
cash handling: cash handling, handle cash, cash
customer contact: face to face with customers, customer facing, dealing with customers
self: alone, on my own, independently
digit: digit, digits, figures
high school: high school diploma, ged, high school diploma or ged, secondary school diploma, 12th, hsc, class 12, class xii, 12th standard, std 12, xii std, 12th class, puc, 10 2, 10+2, matric, matriculation certificate, intermediate, inter
vocational: vocational qualification, vocational training, trade certificate, apprenticeship, nvq, trade qualification, off the job apprenticeship
higher vocational: associate degree, associates degree, hnd, foundation degree
master: masters degree, masterdiplom
postgraduate: postgraduate certificate, pgce
doctorate: doctoral degree, doctorate
vacancies: vacancies, job openings, openings, job offers, opportunities, new jobs, similar jobs
school certificate: 10th, ssc, class 10, class x, 10th standard, std 10, x std, matriculation, 10th class, sslc
applied position: position applied for, job applied for, role applied for, post applied for, position you are applying for, vacancy you are applying for, role you are applying for, job you are applying for, position applying for, post applying for, applying for the post of, applying for, applied for, job title applied for, position of interest, vacancy applied for
bachelor: bachelordiplom
buyout: buyout, buy out, buyout possible, buyout option, early release, early relieving
backup power: backup power, power backup, backup power at home, power backup at home, backup power supply, alternative power
internet speed: internet speed, download speed, internet download speed, connection speed, internet connection speed, broadband speed
offer: offer, offers, any other offer in hand, any other offers in hand, active offer, pending offer, pending offers, any offer in hand, any offers in hand, offer in hand, offers in hand, other offer, other offers, another offer, any other offer, job offer, other job offers, competing offers, active offers, other offer in hand, other offers in hand
expected + pay: exp ctc, target base salary, salary you would expect, salary sought, minimum salary expectation
three shifts: 3 shift, three shift, 3 shifts, three shifts, all three shifts, all 3 shifts, 3x8
contract: contract type, type of contract, contract type desired, type of contract sought
heard of: hear about, heard about, hear of, heard of, find out about, found out about, find out, learn about, learn of, learned about, learnt about, come to know about, came to know about, come to know of, become aware of, became aware of, see this vacancy, see this job, see this post, see the vacancy, see this advert, see the job advertised, see this role advertised, see this position advertised, see this post advertised, see the advertisement, source of application, application source, first hear, hear, find this job, find this vacancy, find us, find this position, find this role, find the job, find the vacancy, refer to us, come across, came across, made aware of, see this job advertised, see the job, see this vacancy advertised, learn about this vacancy, how did you find this
second shift: second shift, 2nd shift, swing shift
first shift: first shift, 1st shift
current + company: current employer or last employer if not working, current or last employer, employer at present
graduate + when: when did you obtain your degree, when did you complete your degree, when did you finish your degree, when did you get your degree
previous + company: company you worked for before, employer you had before
day + week: times per week, times a week, x per week, x a week, times weekly
bachelor + year: year of passing graduation, graduation year of passing, passing year graduation, graduation passing year
visa + number: visa no, visa number
american hours: us shift, us shifts, us timings, us hours, us shift timings
british hours: uk shift, uk shifts, uk timings, uk hours, uk shift timings
australian hours: australian shift, australian shifts, australian timings, australia shift
`;
