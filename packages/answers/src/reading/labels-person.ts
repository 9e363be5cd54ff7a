import type { Topic } from "../question/meaning.ts";

/** Whole questions about the person and what is attached, folded, separated by commas: English, German, French, Spanish, Hindi. */
export const PERSON_LABELS: Partial<Record<Topic, string>> = {
  first_name: `
    first name, given name, given names, forename, preferred first name, preferred given name, first name preferred, preferred first name english, legal first name, first name legal, legal given name, firstname,
    vorname, prenom, nombre, primer nombre, nombres, imie, nome proprio, voornaam, pehla naam
  `,
  last_name: `
    last name, surname, family name, legal last name, last name legal, lastname, last name surname,
    surname family name, nachname, familienname, nom de famille, nom, apellido, apellidos, nazwisko, cognome, sobrenome, achternaam, upnaam
  `,
  last_first_name: `
    cognome e nome, cognome nome
  `,
  full_name: `
    name, full name, full legal name, legal name, legal full name, first and last name, first name and last name,
    complete name, full name as per records, vollstandiger name, vor und nachname, nom complet, nom et prenom,
    prenom et nom, nombre completo, nombre y apellidos, nombre y apellido, imie i nazwisko, nome e cognome, nome completo, volledige naam, naam, pura naam, poora naam
  `,
  email: `
    email, e mail, email address, e mail address, email id, mail id, e mail id, emailid, contact email,
    personal email, personal email address, e mail adresse, email adresse, courriel, adresse e mail, adresse email,
    adresse electronique, correo electronico, correo, direccion de correo electronico, email kya hai
  `,
  phone: `
    phone, phone number, mobile, mobile number, mobile phone, mobile phone number, cell, cell phone,
    cell phone number, cell number, telephone, telephone number, contact number, contact no, mobile no, phone no,
    contact phone, contact phone number, primary phone, primary phone number, primary contact number,
    mobile whatsapp number, whatsapp mobile number, telefon, telefonnummer, handynummer, mobilnummer, handy,
    telephone portable, numero de telephone, numero de portable, portable, telefono, numero de telefono,
    telefono movil, numer telefonu, numero di telefono, telefone, telefoonnummer, movil, celular, numero de celular, mobile number kya hai, phone number with country code,
    mobile number with country code, phone number without country code, mobile number without country code,
    10 digit mobile number, phone number including country code
  `,
  dial_code: `
    phone country code, country code, dial code, country dial code, dialing code, country phone code, phone code,
    mobile country code, isd code, landesvorwahl, indicatif, indicatif pays, codigo de pais, prefijo,
    phone number country code, mobile phone country code, mobile number country code, cell phone country code
  `,
  phone_type: `
    phone type, phone device type, type of phone, device type, telephone type
  `,
  address: `
    address, street address, home address, current address, residential address, address line 1, address line,
    street, street and house number, strasse und hausnummer, anschrift, adresse, adresse postale, direccion,
    domicilio, pata
  `,
  city: `
    city, current city, home city, city of residence, town, city town, city town village, location city,
    current location city, city of current residence, stadt, miasto, citta, cidade, woonplaats, ort, wohnort, ville, ville de residence, ciudad,
    ciudad de residencia, shahar, which city do you live in, which city do you currently live in,
    which city are you based in, which city are you currently based in, which city are you located in,
    in which city do you live, in which city do you currently live, in which city are you based,
    which city do you reside in, what city do you live in, in welcher stadt wohnen sie,
    dans quelle ville habitez vous, en que ciudad vives, en que ciudad reside, aap kis shahar mein rehte hain,
    aap kis city mein rehte ho
  `,
  state: `
    state, province, state province, state or province, province state, state region, region state,
    state of residence, bundesland, provincia, rajya, which state do you live in,
    which state do you currently reside in
  `,
  zip: `
    zip, zip code, zipcode, postal code, pin code, pincode, zip postal code, postcode, zip or postal code,
    postal zip code, postleitzahl, plz, code postal, codigo postal, kod pocztowy, cap, cep
  `,
  country: `
    country, country of residence, current country, country region, country of current residence, country region of residence, country or region of residence, residence country,
    country location, land, wohnsitzland, pays, pays de residence, pais, pais de residencia, desh,
    which country do you live in, which country do you currently live in, which country are you based in,
    in which country do you live, in which country do you currently reside, in which country are you based,
    which country do you reside in, in welchem land leben sie, dans quel pays residez vous, en que pais resides
  `,
  location: `
    location, current location, where are you located, where are you based, where are you currently located,
    where are you currently based, where do you live, where do you currently live, present location,
    candidate location, current residence, place of residence, where do you currently reside, location city state,
    city state, city and state, city state territory, city state province, city state region, city and country, city country, city state country, current location city state,
    aktueller standort, standort, wo wohnen sie, wo wohnst du, localisation, lieu de residence, ou habitez vous,
    ubicacion, ubicacion actual, donde vives, lugar de residencia, aap kahan rehte hain, aap kaha rehte ho,
    current location kahan hai, current location kya hai
  `,
  nationality: `
    nationality, citizenship, country of citizenship, citizenship status, citizenship status country, what nationality are you,
    staatsangehorigkeit, nationalitat, staatsburgerschaft, nationalite, nacionalidad, nagrikta
  `,
  linkedin: `
    linkedin, linkedin profile, linkedin url, linkedin profile url, linkedin profile link,
    link to your linkedin profile, linkedin link, linkedin page, linkedin com profile, url of linkedin profile,
    linkedin profil, profil linkedin, perfil de linkedin, perfil linkedin, link to linkedin, url linkedin
  `,
  github: `
    github, github url, github profile, github profile url, github link, link to your github profile, link to github
  `,
  portfolio: `
    website, portfolio, portfolio url, portfolio link, personal website, website url, portfolio website,
    link to your portfolio, website or portfolio, website portfolio, portfolio or website, webseite, site web,
    sitio web
  `,
  referral_source: `
    how did you hear about us, how did you hear about this job, how did you hear about this position,
    how did you hear about this role, how did you hear about this opportunity, how did you find out about this job,
    how did you find this job, source, where did you hear about us, where did you find this job,
    wie haben sie von uns erfahren, comment avez vous entendu parler de nous, como te enteraste de esta oferta
  `,
  driving_licence: `
    do you have a driving licence, do you have a driving license, do you have a drivers license,
    do you have a drivers licence, do you have a valid drivers license, do you have a valid drivers licence,
    do you have a valid driving licence, do you have a valid driving license, do you hold a valid drivers license,
    do you hold a valid driving licence, do you hold a valid driving license, do you hold a driving licence,
    do you possess a valid drivers license, do you possess a valid driving licence, valid drivers license,
    driving licence, drivers license, haben sie einen fuhrerschein, fuhrerschein, avez vous le permis de conduire,
    permis de conduire, tienes carnet de conducir, licencia de conducir, kya aapke paas driving licence hai,
    kya aapke paas driving license hai
  `,
  cv_file: `
    resume, cv, resume cv, cv resume, resume or cv, cv or resume, upload resume, upload cv, upload resume cv,
    attach resume, attach cv, attach resume cv, upload your resume, upload your cv, resume curriculum vitae,
    curriculum vitae, attach your resume, attach your cv, be sure to include an updated resume, updated resume,
    latest resume, latest cv, resume upload, cv upload, resume file, cv file, submit your resume, lebenslauf,
    lebenslauf hochladen, cv telecharger, telecharger votre cv, cv en francais, hoja de vida, curriculum,
    adjuntar cv, adjunta tu cv, upload a resume, upload a cv, updated cv, upload resume file, upload updated resume,
    upload updated cv, apna resume upload karein, apna cv upload karein, upload resume doc docx pdf, resume pdf,
    cv pdf
  `,
};
