/** French. See `lexicon.ts` for the format. */
export const FRENCH = `
-: pour les professionnels de sante, des professionnels de sante, professionnels de sante, aurez vous, auriez vous, aurez, auriez, le, la, les, l, un, une, des, de, du, d, votre, vos, ton, ta, tes, vous, tu, je, j, nous, notre, nos, a, au, aux, en, dans, sur, sous, chez, pour, par, avec, et, ou, est, sont, etait, veuillez, merci, indiquer, indiquez, saisir, saisissez, renseigner, renseignez, preciser, precisez, selectionner, selectionnez, choisir, choisissez, cochez, svp, s il vous plait, ce, cet, cette, ces, que, qui, quoi, ici, ci dessous, se, sa, son, ses, s, il, elle, on, t, deja, etat civil, eventuellement, le cas echeant, si possible, total, au total, environ, propre, personnel, personnelle, y, e, ee, ne, es, e s, etes, poste est, entreprise du groupe, soit, meme, souhait, n est ce pas, exact, exacte, valide, valable, cours, validite, travaillee, donne, donner, mentionnez, mentionner, complet de, aaaa, jj mm aaaa, mm aaaa, cecrl, principal, principale, a titre d, a titre de, comme, en tant que, en tant qu, actuellement en, en lettres majuscules, en majuscules, cecr, facultatif, correspond le mieux, decrit le mieux, s il y a lieu, dont, ainsi que, chez nous, y compris, %, contre, suis, me, mon, ma, mes, vous trouvez vous, etre, etes vous, quelle est votre, bien vouloir, pouvez vous indiquer, pdf, docx, word, vous considerez vous, en vigueur, en cours de validite, selon le cecrl, cadre europeen, lu ecrit parle, lu parle ecrit, parle et ecrit, ecrit et parle, a l ecrit et a l oral, a l oral et a l ecrit, ecrit et oral, oral et ecrit, sans decimales, sans virgule, professionnellement, dans un cadre professionnel, dans le cadre professionnel, dans un contexte professionnel, dans le cadre de votre travail, a titre professionnel
not: pas, ne pas, sans, jamais, aucun, aucune, non, oppose au, opposee au, oppose a, opposee a, refusez vous, refusez, refuseriez vous, des objections a, un inconvenient a
what: quel est, quelle est, quels sont, quelles sont, quel, quelle, quels, quelles, qu est ce que
which: lequel, laquelle, lesquels, lesquelles, de quel, de quelle, dans quel, dans quelle
how many: combien, combien d, combien de, nombre, nombre d, nombre de
how long: depuis combien de temps, pendant combien de temps
when: quand, a partir de quand, a quelle date, a partir du, a partir de
where: ou habitez, ou etes
why: pourquoi
how: comment
have: avez, as, possedez, disposez, detenez, titulaire, posseder, ayez, beneficiez, beneficier, ai, avoir, justifiez, justifier, possession, etes vous titulaire, disposer
can: pouvez, peux, pouvoir, en mesure, pouvez vous, pourriez
name: nom et prenom complet, noms
first: prenom, prenoms, prenom s, prenom usuel
last: nom, nom de famille, nom d usage, nom de naissance, nom usuel
full: complet, nom et prenom, prenom et nom, nom prenom, prenom nom, nom complet, nom et prenoms, nom prenoms
email: e mail, email, courriel, mail, adresse e mail, adresse email, adresse mail, adresse electronique, adresse courriel, mel, adresse mel, courrier electronique
repeat: confirmer, confirmez, confirmation, ressaisir, ressaisissez, a nouveau, retapez, verification
phone: telephone, portable, tel, mobile, telephone portable, telephone mobile, numero de telephone, numero de portable, numero de mobile, n de telephone, tel portable, numero, n de portable, gsm, numero de gsm, n de gsm, n gsm, telephone principal, telephone cellulaire, cellulaire, no de telephone, numero de cellulaire, telephone de contact, numero de telephone principal, votre numero de portable, coordonnees telephoniques, numero ou vous joindre, numero pour vous joindre, numero auquel vous joindre
dial code: indicatif, indicatif pays, indicatif telephonique, indicatif du pays, code pays, indicatif international
country: pays
city: ville, commune, localite
state: departement, departement de residence, region de residence, region, province, canton, province ou territoire, province territoire
zip: code postal, cp, npa, code postal de residence
address: adresse, adresse postale, adresse complete, adresse personnelle, domicile, adresse domicile, adresse du domicile, n et voie, numero et rue, numero et voie, rue et numero, n et rue, no et rue
street: rue, voie, nom de rue, nom de la rue, numero et nom de rue
house number: numero de rue, numero de voie, n de rue
live: habitez, habites, residez, resider, residence, vivez, demeurez, habiter, lieu de residence, lieu d habitation
location: localisation, lieu
nationality: nationalite, citoyennete
gender: genre, sexe
salutation: civilite, titre de civilite
birth: date de naissance, ne le, naissance
age: age
website: site web, site internet, site personnel
url: lien, url, profil, adresse du profil, lien vers, page
job title: intitule du poste, intitule de poste, metier, titre du poste, titre de poste, poste occupe, fonction occupee, profession, intitule
position: poste, fonction, emploi, emploi occupe
company: entreprise, employeur, societe, organisme, etablissement employeur, l employeur, l entreprise, cabinet, structure
current: actuel, actuelle, actuellement, present, en ce moment, a ce jour, en cours, actuels, aujourd hui, aujourdhui, a present
previous: precedent, precedente, ancien, ancienne, anterieur, auparavant, precedemment, avant dernier, avant derniere
recent: dernier, derniere, plus recent, le plus recent, dernierement
start: debut, commencer, entree, prise de poste, prise de fonction, date d entree, demarrer, arrivee, embauche, debute, rejoindre, integrer, debuter, fecha de incorporacion, incorporacion
end: fin, depart, sortie
date: date
day: jour, jours
week: semaine, semaines
month: mois
year: an, ans, annee, annees, annees revolues, annees completes
hour: heure, heures, h
since: depuis
employed: en poste, salarie, en activite, en emploi, employe, en contrat, salariee, employee, en cdi, en cdd, occupe un emploi
work: travailler, travaillez, travaille, travail, exercer, exercez, exerce, occupez, occupe
use: utilisez, utilises, utilise, utiliser, maniez, pratiquez
experience: experience, experiences, experience professionnelle, pratique, experience pro
industry: secteur, secteur d activite, domaine, domaine d activite
manage: encadrer, encadre, encadrez, manage, managez, manager, dirige, diriger, management, encadrement, gere, gerez
team: equipe, equipes, collaborateurs, personnes, salaries
education: niveau d etudes, niveau d etude, formation, etudes, niveau de formation, niveau scolaire, niveau de diplome, qualification, diplome le plus eleve, plus haut diplome, diplome obtenu, plus haut niveau d etudes, niveau de scolarite, scolarite
degree: diplome, diplomes, intitule du diplome, intitule de votre diplome, titre du diplome, nom du diplome
highest: le plus eleve, plus eleve, la plus elevee, plus haut, le plus haut, maximum, eleve
completed: obtenu, obtenue, acheve, termine, suivi, complete, obtention, achevee, reussi, passe, suivie, suivies
school: ecole, universite, etablissement, etablissement scolaire, centre de formation, etablissement d enseignement, lieu de formation, ecole frequentee, organisme de formation, lieu d obtention, etablissement d obtention du diplome, etablissement d obtention, etablissement frequente, etablissement de formation
field of study: specialite, domaine d etudes, filiere, discipline, specialisation, domaine de formation, domaine du diplome, specialite du diplome, specialite de votre diplome
grade: note, moyenne, mention, mention obtenue, resultat
graduate: obtention du diplome
cv: cv, curriculum vitae
upload: joindre, joignez, telecharger, telechargez, deposer, deposez, importer, piece jointe, ajouter, ajoutez, deposer votre, charger
language: langue, langues, langues parlees
level: niveau, maitrise, niveau de maitrise, niveau de langue, niveau de connaissance, connaissance, connaissances
speak: parlez, parles, parler, maitrisez, ecrit, oral, lu, parle, connaissez
native: langue maternelle, maternelle
notice: preavis contractuel, duree du preavis, duree de votre preavis, preavis a respecter, preavis, delai de preavis, duree de preavis, periode de preavis, delai, delai de conge, delai de disponibilite, delai de prevenance
negotiable: negociable, negocier
pay: salariale, salariales, salaire, remuneration, package, gagnez, revenu, appointements
expected: souhaite, souhaitee, attendu, attendue, pretention, pretentions, attentes, pretensions, recherche, recherchez, recherches, recherchee, recherchez vous, souhaites
expected + pay: pretentions salariales, pretention salariale, pretensions salariales, pretentions de salaire, attentes salariales, aimeriez vous gagner, souhaitez vous gagner, aimeriez gagner, esperez gagner
expected: desire, desiree, voulu, esperee, vise, envisage, envisagee
gross: brut, brute, bruts
net: net, nette, nets, apres impots, apres impot, net a payer
yearly: annuel, annuelle, par an, annuellement, brut annuel, a l annee
monthly: mensuel, mensuelle, par mois, mensuellement, brut mensuel, sur 12 mois, mensuels
hourly: par heure, taux horaire, de l heure
daily: par jour, journalier, tjm, taux journalier
currency: devise, monnaie, euro, euros, eur, in euros
range: fourchette, tranche
available: disponible, disponibilite, disponibilites, date de disponibilite, libre
immediately: immediatement, immediat, immediate, tout de suite, des que possible, de suite, sans preavis
earliest: au plus tot, plus tot, des quand
willing: pret, prete, dispose, disposee, acceptez, accepteriez, acceptes, accepter, d accord, interesse, interessee, seriez, ouvert, ouverte, volontaire, souhaitez, convient, conviennent, envisagez, prets, accepte, acceptee
relocate + willing: mobile sur, mobile geographiquement, etes vous mobile geographiquement
relocate: demenager, mobilite, mobilite geographique, demenagement, changer de region, relocaliser, vous installer, installer, vous relocaliser, vous etablir, vous mettre en region
travel: deplacements, deplacement, voyager, deplacer, deplacements professionnels, voyages
shift: horaires, horaire de travail, postes, horaires postes, equipes alternees, horaires decales, en equipe, travail en equipe, travail poste, roulement, horaire
rotating: alternees, tournants, rotation, en rotation
night: nuit, nuits, de nuit, travail de nuit, la nuit
early: matin, tot
late: soir, apres midi
weekend: week end, week ends, weekend, weekends, fin de semaine, samedi, dimanche, le week end, samedis, dimanches, samedi matin, le samedi, les samedis, le dimanche
holiday: jours feries, jour ferie, feries
overtime: heures supplementaires
part time: temps partiel
full time: temps plein, temps complet
remote: teletravail, a distance, distanciel, jours de teletravail, teletravailler, teletravaillez
hybrid: hybride
office: presentiel, sur site, bureau, au bureau
on call: astreinte, astreintes
car: vehicule, voiture, vehicule personnel, vehicule e, vehiculee, moyen de locomotion, transport personnel, voiture personnelle, moyen de transport
licence: permis, permis de conduire
weekly hours: heures par semaine, temps de travail hebdomadaire, heures hebdomadaires, volume horaire hebdomadaire
authorised: autorise, autorisee, autorises, droit de travailler, autorisation, en droit de, legalement autorise, habilite a travailler, eligible
permit: autorisation de travail, permis de travail, titre de sejour, carte de sejour, permis de sejour, permis unique
sponsor: parrainage, parrainer, sponsor, sponsorisation
visa: visa
citizen: ressortissant, ressortissante, citoyen, citoyenne
eu: union europeenne, ue, eee, espace economique europeen, etat membre, etat membre de l union europeenne, pays de l union europeenne, pays de l ue, etat membre de l ue
restriction: restriction, restrictions
need: besoin, necessaire, necessitez, requis, necessite, avez besoin, avez vous besoin, exige
disability: handicap, situation de handicap, handicape, handicapee, personne handicapee, en situation de handicap
race: origine ethnique, ethnie
religion: religion, confession
certificate: certification, certificat, habilitation, attestation, agrement
at least: au moins, minimum, au minimum, minimum de
more than: plus de, plus d, superieur a
less than: moins de, moins d, inferieur a
up to: jusqu a, au plus, jusqu au, d ici, dans un delai de, dans les
or more: ou plus, et plus, et au dela, et au dessus
between: entre
yes: oui
decline: ne souhaite pas repondre, je ne souhaite pas repondre, ne souhaite pas preciser, prefere ne pas repondre, je prefere ne pas repondre, ne pas repondre, ne se prononce pas, je ne souhaite pas le preciser, prefere ne pas dire, je prefere ne pas le dire, je prefere ne pas dire, non communique, prefiro nao informar, prefiro nao responder, nao desejo informar
other: autre, autres
fresher: debutant, debutante, jeune diplome, sans experience, aucune experience
meet: remplissez, correspondez, repondez, satisfaites, est ce votre cas, le cas
requirement: exigence, critere, condition, imperatif, obligatoire, indispensable
role: le poste, ce poste, poste requiert, implique, poste exige, cette offre, notre offre, l offre, offre d emploi, cette annonce, notre annonce, offre
occasional: occasionnel, occasionnels, occasionnellement, ponctuel, ponctuels, ponctuellement, reguliers
tenure: anciennete
male: homme, masculin, m, monsieur, mr
female: femme, feminin, mme, madame
diverse: non binaire
none: neant, aucune connaissance
beginner: notions, scolaire, elementaire, bases
intermediate: intermediaire, moyen, conversationnel, bon niveau, bon
advanced: avance, tres bon, professionnel
fluent: courant, couramment
native speaker: bilingue, natif, native
high school: baccalaureat, bac, niveau bac, diplome d etudes secondaires, etudes secondaires, enseignement secondaire superieur, cess, secondaire superieur, baccalaureat general, bac general, bac pro, bac professionnel, lycee, secondaire v
vocational: diplome d etudes professionnelles, dep, diplome d aptitude professionnelle, apprentissage
higher vocational: bts, dut, bac 2, deug, bac +2, bts dut, diplome d etudes collegiales, etudes collegiales, dec, brevet de technicien superieur, diplome universitaire de technologie, bac plus 2, dec technique
bachelor: licence, bac 3, bac +3, but, bac +4, bachelier, licence professionnelle, bac plus 3, baccalaureat universitaire
master: bac +5, bac 5, ingenieur, ecole d ingenieur, mastere, master 2, master 1, bac plus 5, diplome d ingenieur, dess, dea
doctorate: doctorat, bac +8, bac 8, phd, these
future: avenir, a l avenir, futur
number: n
unrestricted: sans restriction, sans restrictions
rqth: rqth, travailleur handicape, reconnaissance de la qualite de travailleur handicape, boeth, qualite de travailleur handicape
internship: stage, stages
junior: junior
senior: senior
graduate + year: annee d obtention, annee d obtention du diplome, annee de diplome, annee d obtention de votre diplome, annee de fin d etudes, annee d obtention du dernier diplome, annee du dernier diplome
graduate + date: date d obtention
since when: depuis quand
name + company: nom de l employeur, nom de votre employeur, nom de l entreprise, nom de votre entreprise, nom de la societe, nom employeur
class: categorie, classe
thousand: milliers, k
registered: inscription, membre, inscrit, inscrite
university degree: diplome universitaire, diplome d etudes superieures, diplome de l enseignement superieur, diplome d enseignement superieur
two shifts: 2 pauses, 2x8, deux pauses, en 2 pauses, 2 equipes
school certificate: enseignement primaire, enseignement secondaire inferieur, ceb, cesi, cap, bep, cap bep, certificat d aptitude professionnelle, brevet d etudes professionnelles, niveau 3
passport: passeport
orientation: orientation sexuelle
employment status: situation actuelle, situation professionnelle, situation professionnelle actuelle, statut professionnel, situation d emploi, statut d emploi, statut actuel, votre situation professionnelle
unemployed: sans emploi, demandeur d emploi, demandeuse d emploi, en recherche d emploi, au chomage, chomeur, a la recherche d un emploi
self employed: independant, independante, auto entrepreneur, travailleur autonome, travailleuse autonome, freelance, micro entrepreneur, a mon compte
student status: etudiant, etudiante, en formation, en etudes, aux etudes, apprenti, apprentie
retired: retraite, a la retraite, retraitee
time zone: fuseau horaire, fuseau
workload: temps de travail, temps de travail souhaite, taux d occupation, duree du travail, taux d activite, taux d activite souhaite
accommodation: hebergement, logement, logement du personnel, loge
two wheeler: moto, scooter
lift: porter, soulever, port de charges, porter des charges, manutention
height: hauteur, en hauteur, en hauteurs
cold: froid, chambre froide, environnement froid, grand froid
outdoor: exterieur, en exterieur, en plein air
abroad: a l etranger, etranger
background check: casier judiciaire, extrait de casier judiciaire, verification des antecedents, verification d antecedents, verification judiciaire
drug test: test de depistage, depistage de drogues, test de drogue
medical exam: visite medicale, examen medical
vaccinated: vaccine, vaccinee, vaccination, vaccinations, schema vaccinal, vaccin
bond: clause de dedit formation
split shift: coupure, coupures, horaires coupes, horaires en coupure, services en coupure
afternoon: l apres midi
laptop: ordinateur, ordinateur portable, pc, ordinateur personnel
professional body: ordre, ordre national, a l ordre, l ordre, a l ordre national, l ordre national
internet: internet, connexion internet, wifi, haut debit
smoker: fumeur, fumeuse, fumer
tattoo: tatouage, tatouages, piercing
animals: animaux, animal, experimentation animale
children people: avec des enfants
probation: periode d essai, journee d essai
uniform: uniforme, tenue de travail, epi
commission only: a la commission, commission, commissions
fixed term: cdd, contrat a duree determinee, interim, saisonnier, mission temporaire
permanent job: cdi, contrat a duree indeterminee
union: syndicat, syndique, syndiquee
promoted: promu, promue, promotion
budget: budget, budgets
cash handling: especes, caisse
customer contact: contact client, contact clientele, relation client
self: seul, seule, en autonomie, de maniere autonome
digit: chiffre, chiffres
postgraduate: diplome d etudes superieures specialisees
vacancies: offres d emploi, nouvelles offres, offres, opportunites
applied position: poste vise, poste a pourvoir, poste pour lequel vous postulez, candidature au poste, candidature pour le poste de, poste sollicite, poste demande
pay + expected: remuneration souhaitee, salaire souhaite, remuneration attendue
contract: contrat, type de contrat, type de contrat recherche, contrat recherche, nature du contrat
zip + city: npa localite, npa et localite
heard of: eu connaissance, pris connaissance, avez vous connu, connu, entendu parler, avez vous entendu parler, trouve cette offre, decouvert, trouve notre offre, vu cette offre, vu notre offre, vu cette annonce, vu l annonce, vu notre annonce
company + current: etablissement actuel, entreprise actuelle, employeur actuel, societe actuelle
since when + current + position: depuis quand etes vous en poste
weekly: hebdomadaire, hebdomadaires
`;
