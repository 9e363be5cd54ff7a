/** Polish. See `lexicon.ts` for the format. Words that are small ones of another language as well ("do", "na", "to") are left out. */
export const POLISH = `
-: w, z, oraz, czy, prosze, podaj, podac, wpisz, wybierz, wskaz, zaznacz, twoj, twoja, twoje, swoj, swoja, swoje, pan, pani, pana, panstwa, jest, sa, sie, dla, przez, przy, zl, silnikiem, silnika, programem, programu, narzedziem, oprogramowaniem, systemem
not: nie, bez, zaden, zadna, zadnych, nigdy
none: brak, nie znam, brak znajomosci
yes: tak
what: jaki, jaka, jakie, jaki jest, jaka jest, jakie jest, jakie sa
which: ktory, ktora, ktore
how many: liczba, ilosc
how many + year: ile lat, ile pelnych lat
how many + month: ile miesiecy
how long: jak dlugo, od jak dawna
when: kiedy, od kiedy, kiedy najwczesniej
where: gdzie
why: dlaczego
have: masz, posiadasz, posiada, posiadam, dysponujesz, dysponuje
can: mozesz, moze, moglbys, moglabys, mogliby
name: nazwa
first: imie, imiona, pierwsze imie
last: nazwisko
full: imie i nazwisko, imie nazwisko, nazwisko i imie, pelne imie i nazwisko, pelny
email: e mail, email, adres e mail, adres email, adres poczty elektronicznej, adres mailowy
repeat: powtorz, potwierdz
phone: telefon, telefonu, numer telefonu, nr telefonu, telefon kontaktowy, numer kontaktowy, telefon komorkowy, numer telefonu komorkowego, tel
dial code: numer kierunkowy, kod kraju, prefiks
country: kraj, panstwo, kraju
city: miasto, miejscowosc, miejscowosci, miasta
state: wojewodztwo, wojewodztwa, region
zip: kod pocztowy
address: adres, adres zamieszkania, adres korespondencyjny, pelny adres
street: ulica
house number: numer domu, nr domu
address unit: numer mieszkania, nr mieszkania, nr lokalu
live: zamieszkania, mieszkasz, mieszka, zamieszkujesz
location: lokalizacja, miejsce
nationality: obywatelstwo, narodowosc
gender: plec
salutation: zwrot grzecznosciowy
birth: data urodzenia
age: wiek
website: strona internetowa, strona www
url: link, adres url, profil
job title: stanowisko pracy, nazwa stanowiska, tytul stanowiska, zawod
position: stanowisko, stanowiska
company: firma, firmie, pracodawca, nazwa firmy, nazwa pracodawcy, przedsiebiorstwo
current: obecny, obecna, obecne, obecnie, aktualny, aktualna, aktualne, aktualnie
previous: poprzedni, poprzednia, poprzednie, wczesniej
recent: ostatni, ostatnia, ostatnie
start: rozpoczac, zaczac, rozpoczecia, rozpoczecie, podjac, podjecia, data rozpoczecia, rozpoczecia pracy
end: zakonczenia, zakonczenie, data zakonczenia
date: data, daty
day: dzien
week: tydzien, tygodnie, tygodni, tygodnia
month: miesiac, miesiace, miesiecy, miesiaca
year: rok, lat, lata, roku
hour: godzina, godziny, godzin
work: pracy, prace, pracowac, pracujesz, pracuje, zawodowe, zawodowego
use: uzywasz, uzywac, korzystasz, obslugi, obsluga
experience: doswiadczenie, doswiadczenia, staz, stazu
industry: branza, branzy, sektor
team: zespol, zespolu
education: wyksztalcenie, wyksztalcenia, poziom wyksztalcenia
degree: tytul, stopien, kierunek i stopien
highest: najwyzsze, najwyzszy, najwyzsza
completed: ukonczone, ukonczony, ukonczona, ukonczyl, ukonczylas, zdobyte, uzyskane
school: uczelnia, uczelni, szkola, szkoly, nazwa uczelni, nazwa szkoly, uniwersytet
field of study: kierunek, kierunek studiow, specjalnosc, specjalizacja
grade: srednia ocen, ocena koncowa
graduate + year: rok ukonczenia, rok ukonczenia studiow, rok ukonczenia uczelni, rok ukonczenia szkoly, rok ukonczenia nauki
graduate + date: data ukonczenia studiow, data ukonczenia
cv: cv, zyciorys
upload: zalacz, dodaj, przeslij, zalaczyc
language: jezyk, jezyka, jezyki, jezykow
level: poziom, poziomie, znajomosc, znajomosci, stopien znajomosci, poziom znajomosci, bieglosc
speak: mowisz, znasz
native: jezyk ojczysty, ojczysty
notice: okres wypowiedzenia, okresu wypowiedzenia, dlugosc okresu wypowiedzenia
pay: wynagrodzenie, wynagrodzenia, pensja, zarobki
expected: oczekiwane, oczekiwana, oczekiwany, oczekiwania
expected + pay: oczekiwania finansowe, oczekiwane wynagrodzenie, oczekiwania placowe, oczekiwania finansowe brutto, oczekiwania finansowe umowa o prace, oczekiwane wynagrodzenie umowa o prace
gross: brutto, kwota brutto
net: netto, kwota netto
yearly: rocznie, roczne, roczny
monthly: miesiecznie, miesieczne, miesieczny
hourly: stawka godzinowa, za godzine
daily: stawka dzienna, za dzien
currency: waluta
range: widelki, przedzial
available: dostepny, dostepna, dostepnosc, dyspozycyjny, dyspozycyjna, dyspozycyjnosc
immediately: od zaraz, natychmiast, natychmiastowo
earliest: najwczesniej, najwczesniejsza
willing: gotow, gotowy, gotowa, gotowi, dopuszczasz, zgadzasz sie, akceptujesz, chcesz, chetnie, chetny, chetna
relocate: relokacja, relokacji, przeprowadzka, przeprowadzki, przeprowadzic sie, przeprowadzke
travel: podroze sluzbowe, podrozy sluzbowych, wyjazdy sluzbowe, delegacje, delegacji, delegacjach
shift: zmiana, zmiany, zmianach, systemie zmianowym, system zmianowy
night: nocne, nocna, noc, nocnych
weekend: weekend, weekendy, weekendach, w weekendy
overtime: nadgodziny, nadgodzinach, nadgodzin
part time: niepelny etat, czesc etatu, pol etatu, niepelny wymiar
full time: pelny etat, caly etat, pelny wymiar
remote: zdalna, zdalnie, praca zdalna, pracy zdalnej, zdalnej
hybrid: hybrydowo, hybrydowa, hybrydowy, hybrydowej, hybrydowym, praca hybrydowa, pracy hybrydowej
office: biuro, biurze, biura, stacjonarnie, stacjonarna, stacjonarnej
car: samochod, wlasny samochod, samochodem
licence: prawo jazdy, prawa jazdy
authorised: prawo do pracy, uprawniony, uprawniona
permit: pozwolenie na prace, zezwolenie na prace
visa: wiza, wizy
citizen: obywatel, obywatelka
eu: ue, unia europejska, unii europejskiej
disability: niepelnosprawnosc, niepelnosprawnosci, orzeczenie o niepelnosprawnosci
certificate: certyfikat, certyfikaty, zaswiadczenie
at least: co najmniej, przynajmniej, minimum
more than: powyzej, ponad, wiecej niz
less than: ponizej, mniej niz
up to: maksymalnie, najwyzej
or more: lub wiecej, i wiecej
between: pomiedzy, miedzy
decline: wole nie odpowiadac, nie chce odpowiadac, wole nie podawac, odmawiam odpowiedzi
other: inne, inny, inna
male: mezczyzna
female: kobieta
beginner: podstawowa, podstawowy, poczatkujacy, elementarna
intermediate: srednio zaawansowana, sredniozaawansowana, sredniozaawansowany, srednio zaawansowany, komunikatywna, komunikatywny, dobra
advanced: zaawansowana, zaawansowany, bardzo dobra
fluent: biegla, biegly, biegle, plynna, plynnie
unfinished: w trakcie studiow, w trakcie, niepelne wyzsze, niepelne
school certificate: podstawowe, gimnazjalne
high school: srednie, matura, liceum, technikum, srednie ogolnoksztalcace
vocational: zawodowe zasadnicze, zasadnicze zawodowe, srednie techniczne, branzowe
bachelor: licencjat, licencjackie, wyzsze licencjackie, inzynier, inzynierskie, wyzsze inzynierskie, studia licencjackie, studia inzynierskie, studia i stopnia, wyzsze i stopnia
master: magisterskie, wyzsze magisterskie, studia magisterskie, studia ii stopnia, wyzsze ii stopnia
postgraduate: podyplomowe, studia podyplomowe
doctorate: doktorat, doktoranckie
contract: forma zatrudnienia, forma wspolpracy, rodzaj umowy, typ umowy, preferowana forma zatrudnienia, preferowana forma wspolpracy, preferowany rodzaj umowy, preferowana umowa
contract now: obecna forma zatrudnienia, aktualna forma zatrudnienia, obecna forma wspolpracy, aktualna forma wspolpracy, obecny rodzaj umowy, obecna umowa
permanent job: umowa na czas nieokreslony
fixed term: umowa na czas okreslony
internship: praktyka, praktyki, staz studencki
heard of: dowiedziales sie, dowiedzialas sie, skad wiesz
`;
