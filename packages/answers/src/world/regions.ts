import { fold } from "../text/fold.ts";
import { usStateLetters } from "./gazetteer.ts";

/** Codes and other names of states, cantons and provinces, by country: the name that profiles have, an equals sign, the others. */
const REGIONS: Readonly<Record<string, string>> = {
  AU: "queensland = qld; new south wales = nsw; victoria = vic; south australia = sa; western australia = wa; tasmania = tas; northern territory = nt; australian capital territory = act",
  CA: "ontario = on; quebec = qc; british columbia = bc, colombie britannique; alberta = ab; manitoba = mb; saskatchewan = sk; nova scotia = ns, nouvelle ecosse; new brunswick = nb, nouveau brunswick; newfoundland and labrador = nl, terre neuve et labrador; prince edward island = pe, pei, ile du prince edouard; yukon = yt; nunavut = nu; northwest territories = nt",
  CH: "bern = be, berne; zurich = zh, zuerich; luzern = lu, lucerne; uri = ur; schwyz = sz; obwalden = ow; nidwalden = nw; glarus = gl; zug = zg; fribourg = fr, freiburg; solothurn = so; basel stadt = bs, basel city; basel landschaft = bl, basel land; schaffhausen = sh; st gallen = sg, sankt gallen; graubunden = gr, grisons; aargau = ag; thurgau = tg; ticino = ti, tessin; vaud = vd, waadt; valais = vs, wallis; neuchatel = ne, neuenburg; geneva = ge, genf, geneve; jura = ju",
  AT: "upper austria = oberosterreich, ooe, oo; lower austria = niederosterreich, noe; vienna = wien; styria = steiermark; carinthia = karnten; tyrol = tirol; salzburg = sbg; vorarlberg = vbg; burgenland = bgld",
  DE: "bavaria = bayern, by; north rhine westphalia = nordrhein westfalen, nrw, nw; lower saxony = niedersachsen, ni; hesse = hessen, he; saxony = sachsen, sn; rhineland palatinate = rheinland pfalz, rp; thuringia = thuringen, th; saxony anhalt = sachsen anhalt, st; mecklenburg western pomerania = mecklenburg vorpommern, mv; baden wurttemberg = bw, baden wuerttemberg; berlin = be; hamburg = hh; bremen = hb; brandenburg = bb; saarland = sl; schleswig holstein = sh",
  NL: "north brabant = noord brabant; north holland = noord holland; south holland = zuid holland; friesland = fryslan; zeeland = zld",
  BE: "west flanders = west vlaanderen, flandre occidentale; east flanders = oost vlaanderen, flandre orientale; antwerp = antwerpen, anvers; flemish brabant = vlaams brabant, brabant flamand; walloon brabant = waals brabant, brabant wallon; hainaut = henegouwen; liege = luik; namur = namen; limburg = limbourg",
  IT: "lombardy = lombardia; piedmont = piemonte; tuscany = toscana; sicily = sicilia; sardinia = sardegna; apulia = puglia; aosta valley = valle d aosta; friuli venezia giulia = friuli; trentino alto adige = trentino south tyrol, trentino alto adige sudtirol",
  ES: "catalonia = cataluna, catalunya; andalusia = andalucia; basque country = pais vasco, euskadi; community of madrid = comunidad de madrid, madrid; valencian community = comunidad valenciana, comunitat valenciana; balearic islands = islas baleares, illes balears; canary islands = canarias, islas canarias; navarre = navarra; castile and leon = castilla y leon; castilla la mancha = castilla la mancha; aragon = aragon",
  PT: "lisbon = lisboa",
  BR: "sao paulo = sp; rio de janeiro = rj; minas gerais = mg; parana = pr; santa catarina = sc; rio grande do sul = rs; bahia = ba; pernambuco = pe; ceara = ce; goias = go; distrito federal = df; espirito santo = es; mato grosso = mt; mato grosso do sul = ms; para = pa; amazonas = am; maranhao = ma; paraiba = pb; rio grande do norte = rn; alagoas = al; piaui = pi; sergipe = se; rondonia = ro; tocantins = to; acre = ac; amapa = ap; roraima = rr",
  IN: "maharashtra = mh; karnataka = ka; tamil nadu = tn; telangana = ts, tg; gujarat = gj; delhi = dl, new delhi, nct of delhi; haryana = hr; uttar pradesh = up; west bengal = wb; kerala = kl; rajasthan = rj; madhya pradesh = mp; punjab = pb; bihar = br; odisha = od, orissa; andhra pradesh = ap; jharkhand = jh; assam = as; goa = ga; chhattisgarh = cg; uttarakhand = uk",
  PH: "metro manila = national capital region, ncr, national capital region ncr, manila; calabarzon = region iv a, calabarzon region iv a; central luzon = region iii, central luzon region iii; central visayas = region vii, central visayas region vii; davao region = region xi; western visayas = region vi; ilocos region = region i; bicol region = region v; northern mindanao = region x",
  MX: "nuevo leon = nl; mexico city = ciudad de mexico, cdmx; state of mexico = estado de mexico; jalisco = jal; puebla = pue; queretaro = qro; coahuila = coah",
};

/** Letters of Italian provinces by the city that gives them their name. */
const ITALIAN_PROVINCES =
  "ag agrigento, al alessandria, an ancona, ao aosta, ar arezzo, at asti, av avellino, ba bari, bg bergamo, bl belluno, bn benevento, bo bologna, br brindisi, bs brescia, bz bolzano, ca cagliari, cb campobasso, ce caserta, ch chieti, cn cuneo, co como, cr cremona, cs cosenza, ct catania, cz catanzaro, fe ferrara, fg foggia, fi firenze, fr frosinone, ge genova, gr grosseto, im imperia, kr crotone, lc lecco, le lecce, li livorno, lo lodi, lt latina, lu lucca, mc macerata, me messina, mi milano, mn mantova, mo modena, mt matera, na napoli, no novara, nu nuoro, or oristano, pa palermo, pc piacenza, pd padova, pe pescara, pg perugia, pi pisa, pn pordenone, po prato, pr parma, pt pistoia, pv pavia, pz potenza, ra ravenna, rc reggio calabria, re reggio emilia, rg ragusa, ri rieti, rm roma, rn rimini, ro rovigo, sa salerno, si siena, so sondrio, sp la spezia, sr siracusa, ss sassari, sv savona, ta taranto, te teramo, tn trento, to torino, tp trapani, tr terni, ts trieste, tv treviso, ud udine, va varese, vc vercelli, ve venezia, vi vicenza, vr verona, vt viterbo, vv vibo valentia";
const PROVINCE_OF_LETTERS = new Map(
  ITALIAN_PROVINCES.split(", ").map((entry) => [entry.slice(0, 2), entry.slice(3)] as const),
);

const NAME_OF = new Map<string, Map<string, string>>(
  Object.entries(REGIONS).map(([country, lines]) => [
    country,
    new Map(
      lines.split(";").flatMap((line) => {
        const [name = "", others = ""] = line.split("=").map((part) => part.trim());
        return [
          [name, name] as const,
          ...others.split(",").map((other) => [other.trim(), name] as const),
        ];
      }),
    ),
  ]),
);

/** One name for a region of a country, whatever it is called there: "QLD" and "Queensland", "Oberösterreich" and "Upper Austria". */
export function regionKey(name: string, country: string | undefined): string {
  const folded = fold(name);
  return (country === undefined ? undefined : NAME_OF.get(country)?.get(folded)) ?? folded;
}

/** A region under all its names but the letters of a code: "Nordrhein-Westfalen" is "North Rhine-Westphalia" and "NRW" as well. */
export function regionNames(name: string, country: string | undefined): string[] {
  if (name.trim() === "") return [];
  const key = regionKey(name, country);
  const others = country === undefined ? [] : [...(NAME_OF.get(country) ?? [])];
  return [
    ...new Set([
      fold(name),
      key,
      ...others.filter(([other, of]) => of === key && other.length > 2).map(([other]) => other),
    ]),
  ];
}

/** The city whose Italian province has these letters ("BO" is Bologna's), folded. */
export function italianProvince(letters: string): string | undefined {
  return PROVINCE_OF_LETTERS.get(letters.trim().toLowerCase());
}

/** Cities by their English names, an equals sign, and what they are called at home. */
const OWN_NAMES: ReadonlyMap<string, string> = new Map(
  "turin=torino,rome=roma,milan=milano,naples=napoli,florence=firenze,venice=venezia,genoa=genova,padua=padova,mantua=mantova,syracuse=siracusa,seville=sevilla,saragossa=zaragoza,corunna=a coruna,antwerp=antwerpen,ghent=gent,bruges=brugge"
    .split(",")
    .map((pair) => {
      const [english = "", own = ""] = pair.split("=");
      return [english, own] as const;
    }),
);

/** The folded name that a city has at home, where it has another one in English. */
export const ownName = (city: string): string | undefined => OWN_NAMES.get(city);

/** The letters that a form with room for two or three wants for a region; undefined where they are not known. */
export function regionLetters(place: {
  state?: string;
  city?: string;
  country?: string;
}): string | undefined {
  const { state, city, country } = place;
  if (country === "IT")
    return [...PROVINCE_OF_LETTERS].find(([, name]) => name === city)?.[0].toUpperCase();
  if (state === undefined || country === undefined) return undefined;
  if (country === "US") return usStateLetters(state);
  const names = NAME_OF.get(country);
  const key = names?.get(state) ?? state;
  const letters = [...(names ?? [])].find(
    ([other, name]) => name === key && /^[a-z]{2,3}$/.test(other),
  );
  return letters?.[0].toUpperCase();
}
