/** Italian. See `lexicon.ts` for the format. */
export const ITALIAN = `
-: il, lo, la, i, gli, le, l, un, uno, una, di, del, della, dello, dei, delle, degli, dell, a, al, alla, allo, ai, alle, all, da, dal, dalla, in, nel, nella, nei, nelle, nell, con, su, sul, sulla, per, e, ed, o, tuo, tua, tuoi, tue, suo, sua, suoi, sue, mio, mia, io, tu, lei, vi, ti, si, ci, ne, che, questo, questa, questi, queste, quello, sono, indica, indicare, indichi, inserisci, inserire, inserisca, seleziona, selezionare, scegli, scegliere, specifica, specificare, per favore, prego, gia, attuale indirizzo di, totale, in totale, proprio, propria, valido, valida, in corso di validita, eventuale, nostro, nostra, presso, essere, giorno di, circa, risposta, se applicabile, anche, mai, periodo di, saresti, potresti, sarebbe, sei disponibile a iniziare, compresi, quelli, inclusi, compreso, incluse, altra, gg, aaaa, mm aaaa, principale, qcer, facoltativo, in stampatello, meglio descrive, in qualita di, fino ad oggi, complessivi, complessiva, %, contro, si trova, trova, il suo, la sua, pdf, docx, word, ti consideri, si considera, in vigore, parlato e scritto, scritto e parlato, scritta e parlata, parlata e scritta, ricoperta, ricoperto, durata, maturato, maturata, maturati, compiuti, devi rispettare, da rispettare, rispettare, devi, tipologia, interesse di
not: non, no, senza, nessuno, nessuna, nessun, contrario a, contraria a, rifiuti, rifiuteresti, obiezioni a
what: qual e, quali sono, quale, quali, qual
which: in quale, in quali
how many: quanti, quante, quanto, da quanti, numero di
how long: da quanto tempo, quanto tempo, per quanto tempo
when: quando
where: dove
why: perche
how: come
have: hai, ha, possiedi, possiede, disponi, dispone, in possesso, possesso, avere, possedere, titolare, dispone di, disponi di, ho, sei in possesso, e in possesso
can: puoi, puo, potrebbe
are: sei
name: nominativo
first: nome, nome di battesimo
last: cognome
full: nome completo, nome e cognome, completo
email: e mail, email, indirizzo e mail, indirizzo email, posta elettronica, indirizzo di posta elettronica, mail
repeat: conferma, confermare, ripeti, ripetere, di nuovo, ridigita
phone: telefono, cellulare, numero di telefono, numero di cellulare, recapito telefonico, numero cellulare, tel, telefono cellulare, numero di cellulare personale
dial code: prefisso, prefisso internazionale, prefisso telefonico, prefisso del paese
country: paese, stato di residenza, nazione
city: citta, comune, localita, citta di residenza
state: provincia, regione, provincia di residenza, sigla provincia
zip: cap, codice postale
address: indirizzo, indirizzo di residenza, indirizzo completo, via e numero civico, indirizzo di domicilio
street: via, strada
field of study: corso di laurea, corso di laurea frequentato, facolta e corso di laurea, in cosa ti sei laureato, in cosa sei laureato
house number: numero civico, civico, n civico
live: vivi, vive, abiti, abita, risiedi, risiede, residenza, residente, domicilio
location: luogo
nationality: cittadinanza, nazionalita
gender: genere, sesso
salutation: titolo di cortesia, titolo sig sigra, titolo sig, appellativo
birth: data di nascita, nascita, nato, nata
age: eta
website: sito, sito web, sito internet
url: link, profilo, url
job title: mansione, qualifica, titolo professionale, posizione lavorativa, professione
position: posizione, ruolo, incarico
company: azienda, datore di lavoro, societa, impresa, ditta
current: attuale, attualmente, corrente, al momento, ora, presente, adesso, in questo momento, oggi
previous: precedente, precedenti, precedentemente, in precedenza, prima, ex, scorso
recent: ultimo, ultima, piu recente
start: inizio, iniziare, cominciare, assunzione, data di inizio, decorrenza, entrata, datum in dienst, in dienst sinds, data di inizio del rapporto, inizio del rapporto, inserimento, data di inserimento, possibile inserimento
end: fine, termine, data di fine
date: data
day: giorno, giorni
week: settimana, settimane
month: mese, mesi
year: anno, anni
hour: ore
employed: occupato, occupata, impiegato, impiegata, lavorando, lavoratore dipendente, dipendente, con contratto, stai lavorando, in attivita, occupazione
work: lavorare, lavori, lavora, lavorato, lavoro
use: usi, usa, usato, utilizzato, utilizzi, utilizza
experience: esperienza, esperienze, esperienza lavorativa, esperienza professionale, esperienza pregressa
industry: settore, ambito
manage: gestito, guidato, coordinato, gestire, coordinare, gestisci
team: team, squadra, persone, collaboratori
education: istruzione, livello di istruzione, formazione, studi, grado di istruzione, titolo di studio, titolo di studio conseguito, scolarita
degree: titolo, diploma, corso di studi
highest: piu alto, piu alta, piu elevato, massimo, elevato
completed: conseguito, conseguita, completato, completata, ottenuto, raggiunto, concluso, terminato, superato, frequentato
school: universita, scuola, ateneo, istituto, istituto presso cui, istituto scolastico, scuola frequentata
field of study: indirizzo di studio, facolta, ambito di studio, specializzazione, materia, indirizzo di studi
grade: votazione di laurea, voto di laurea, votazione finale di laurea, voto, votazione, media
graduate: conseguimento, laureato
cv: cv, curriculum, curriculum vitae
upload: allega, allegare, carica, caricare, file
language: lingua, lingue
level: livello, conoscenza, padronanza, livello di conoscenza
speak: parli, parla, parlare, parlate, conosciute, conosci, conosce
native: madrelingua, lingua madre
notice: preavviso, preavviso contrattuale, preavviso previsto, preavviso da contratto, preavviso richiesto, periodo di preavviso, giorni di preavviso, termini di preavviso, tempi di preavviso, preavviso devi dare, quanto preavviso, durata del preavviso, giorni di preavviso da rispettare, preavviso da rispettare, preavviso devi rispettare, giorni di preavviso devi dare
negotiable: negoziabile, trattabile, onderhandelbaar
pay: stipendio, retribuzione, salario, compenso, retributiva, retributive, retributivo, paga, fascia retributiva, ral, inquadramento economico
expected: desiderato, desiderata, richiesto, richiesta, attesa, attese, aspettativa, aspettative, pretesa, pretese, desideri
expected + pay: aspettative retributive, aspettativa economica, attesa economica, aspettative economiche, aspettativa retributiva, richiesta economica, pretese economiche, aspettative salariali, vorresti guadagnare, vorrebbe guadagnare, ti aspetti di guadagnare
expected + yearly + gross + pay: ral desiderata, ral richiesta, ral attesa
yearly + gross + pay: retribuzione annua lorda
gross: lordo, lorda, lordi
net: netto, netta, dopo le tasse, netti, nette
yearly: annuo, annua, annuale, all anno, annui
monthly: mensile, al mese, mensili
hourly: all ora, oraria, orario di paga
daily: al giorno, giornaliera
currency: valuta, euro, euros, in euros
range: fascia, intervallo
available + immediately: disponibilita immediata
available: disponibile, disponibilita
immediately: immediata, immediato, immediatamente, subito, da subito
earliest: prima possibile, prima data
willing: disposto, disposta, disponibile a, disponibilita a, accetti, accetteresti, interessato, interessata, d accordo, accetta, disponibile al, disponibile per, ti va bene, sei d accordo, ti sta bene
relocate: trasferirti, trasferirsi, trasferimento, trasferire, cambiare residenza, ricollocazione, trasferta lunga, cambiare citta, trasferirti in un altra citta
travel: viaggiare, viaggi, trasferte, trasferta
shift: turni, turno, su turni, orario, orari, turnazione
rotating: rotazione, a rotazione, rotanti
night: notte, notturno, notturni, notturna, notturne
early: mattina
late: sera, pomeriggio
weekend: weekend, fine settimana, week end, sabato, domenica, nel fine settimana, nei weekend
holiday: festivi, giorni festivi, festivita, festivo
overtime: straordinari, straordinario
part time: part time, tempo parziale, contratto part time
full time: full time, tempo pieno
remote: da remoto, smart working, remoto, telelavoro, lavoro agile, smartworking
hybrid: ibrido, ibrida, modalita ibrida, ambiente ibrido
office: in presenza, in sede, ufficio, in ufficio
on call: reperibilita, pronta disponibilita
car: auto, automobile, mezzo proprio, auto propria, automunito, automunita, automunito a, macchina, auto di proprieta, mezzo di trasporto, macchina propria, mezzo
licence: patente, patente di guida, licenza di condurre
weekly hours: ore settimanali, ore a settimana, ore alla settimana
authorised: autorizzato, autorizzata, diritto di lavorare, autorizzazione, legalmente
permit: permesso di lavoro, permesso di soggiorno, visto di lavoro
sponsor: sponsorizzazione, sponsor
visa: visto
citizen: cittadino, cittadina
eu: ue, unione europea, stato membro, comunitario, stato membro dell ue, stato membro dell unione europea, paese ue
restriction: restrizioni, limitazioni
need: hai bisogno, necessiti, bisogno, necessario, richiede, avrai bisogno, necessita
disability: disabilita, invalidita, disabile, persona con disabilita
race: etnia, origine etnica, razza
religion: religione
certificate: certificato, certificazione, attestato, certificazioni, abilitazione
at least: almeno, minimo, come minimo
more than: piu di, oltre, superiore a
less than: meno di, inferiore a
up to: fino a, al massimo, entro
or more: o piu, e oltre, e piu, in su, o superiore
between: tra, fra
decline: preferisco non rispondere, preferisco non dirlo, preferisco non dichiarare, preferisco non specificare, non desidero rispondere
other: altro, altri, altre
fresher: senza esperienza, neolaureato, nessuna esperienza
meet: soddisfi, possiedi questo requisito, rispondi
requirement: requisito, obbligatorio, indispensabile, requisiti
role: il ruolo, la posizione, questa posizione, prevede, annuncio, questa offerta, offerta, questo annuncio, offerta di lavoro
occasional: occasionale, occasionali, occasionalmente, saltuarie
tenure: anzianita, anzianita aziendale
appartieni: appartieni, appartiene, appartenente, appartenenza, iscritto, iscritta, iscrizione, iscrizione liste, rientri nelle, rientra nelle
male: uomo, maschio, maschile
female: donna, femmina, femminile
diverse: non binario
none: nessuna conoscenza
beginner: base, principiante, elementare, scolastico, scolastica
intermediate: intermedio, buono, buona, discreto, intermedia
intermediate upper: intermedio superiore
advanced: avanzato, ottimo, ottima, avanzata
fluent: fluente, fluentemente, correntemente
native speaker: bilingue
school certificate: licenza media, scuola media
high school: diploma di maturita, maturita, scuola superiore, diploma superiore, diploma di scuola superiore, diploma di scuola secondaria, scuola secondaria di secondo grado, licenza superiore, di diploma, al diploma, del diploma
higher vocational: its, diploma its, its academy
bachelor: laurea triennale, triennale, laurea di primo livello, laurea breve, laurea triennale i livello, di diploma di laurea, del diploma di laurea
master: laurea magistrale, magistrale, laurea specialistica, specialistica, laurea vecchio ordinamento, ciclo unico, laurea di secondo livello, laurea quinquennale, laurea magistrale ii livello, laurea magistrale a ciclo unico
doctorate: dottorato, dottorato di ricerca, phd
future: futuro, in futuro
unrestricted: senza restrizioni, senza limitazioni
protected category: categorie protette, categoria protetta
-: l 68 99, legge 68 99, ai sensi della
internship: tirocinio
graduate + year: anno di laurea, anno di conseguimento della laurea, anno di conseguimento laurea, anno di conseguimento del titolo, anno di conseguimento
since when: da quando
name + company: nome azienda, nome dell azienda, nome del datore di lavoro
class: categoria
thousand: migliaia, mila
registered: membro
university degree: laurea, laureata, titolo universitario
two shifts: 2 turni, due turni
passport: passaporto
orientation: orientamento sessuale
employment status: situazione lavorativa, situazione lavorativa attuale, situazione occupazionale, situazione professionale, stato occupazionale, condizione professionale, situazione attuale, condizione lavorativa, condizione occupazionale, stato lavorativo
unemployed: disoccupato, disoccupata, in cerca di lavoro, inoccupato, inoccupata, non occupato, in cerca di occupazione
self employed: autonomo, libero professionista, partita iva, lavoratore autonomo, libera professionista, in proprio
student status: studente, studentessa, in formazione
retired: pensionato, pensionata, in pensione
time zone: fuso orario
workload: orario di lavoro, tipo di orario, tipologia oraria
accommodation: alloggio, vitto e alloggio, alloggio per il personale
two wheeler: moto, scooter
lift: sollevare, sollevamento, spostare carichi
height: quota, in quota, altezza
cold: freddo, cella frigorifera, ambiente freddo
outdoor: all aperto, all esterno
abroad: all estero, estero
background check: casellario giudiziale, certificato penale, controllo dei precedenti
drug test: test antidroga, esame tossicologico
medical exam: visita medica, idoneita fisica
vaccinated: vaccinato, vaccinata, vaccinazione, vaccino, vaccinazioni
bond: patto di stabilita, patto di permanenza
split shift: turni spezzati, orario spezzato, turno spezzato
afternoon: pomeriggi, di pomeriggio, turno pomeridiano
laptop: computer, pc, portatile, computer proprio
internet: internet, connessione internet, wifi
smoker: fumatore, fumare
tattoo: tatuaggio, tatuaggi
animals: animali, animale, sperimentazione animale
children people: con bambini
probation: periodo di prova
uniform: divisa, uniforme, dpi
commission only: provvigione, provvigioni, a provvigione
fixed term: tempo determinato, contratto a tempo determinato, a termine, stagionale, contratto a termine
permanent job: tempo indeterminato, contratto a tempo indeterminato
union: sindacato
promoted: promosso, promossa, promozione
budget: budget, bilancio
cash handling: contanti, cassa
customer contact: contatto con il pubblico, contatto con i clienti
self: solo, sola, in autonomia
digit: cifre
vocational: qualifica professionale, istituto professionale, formazione professionale, diploma professionale
postgraduate: master di i livello, master di ii livello, master di primo livello, master di secondo livello, master universitario
vacancies: offerte di lavoro, nuove offerte, opportunita
applied position: posizione per cui ti candidi, posizione per la quale si candida, posizione di interesse, candidatura per la posizione di, posizione per la quale ti candidi, ruolo per cui ti candidi
contract: tipo di contratto, tipologia di contratto, tipologia contrattuale, forma contrattuale, contratto, inquadramento contrattuale, contrattuale
heard of: venuto a conoscenza, venuta a conoscenza, saputo, sentito parlare, conosciuto, ci hai conosciuto, trovato questo annuncio, trovato questa offerta, hai trovato, ha trovato
last first plain: cognome e nome, cognome nome
since when + current + company: data di assunzione
graduate + year + high school: anno di diploma, anno del diploma, anno di maturita
three shifts: tre turni, 3 turni, su tre turni, su 3 turni, tre turni a rotazione
`;
