import { countryOfCity } from "./gazetteer.ts";
import { cityKey } from "./places.ts";

/** Larger cities of the countries whose forms are read, folded: enough to tell another city from a quarter of one's own. */
const NAMES = `
berlin hamburg munchen koln frankfurt stuttgart dusseldorf leipzig dortmund essen bremen dresden hannover nurnberg duisburg bochum wuppertal bielefeld bonn munster mannheim karlsruhe augsburg wiesbaden monchengladbach gelsenkirchen aachen braunschweig kiel chemnitz magdeburg freiburg krefeld halle mainz erfurt lubeck rostock kassel potsdam saarbrucken oldenburg osnabruck heidelberg darmstadt regensburg ingolstadt wurzburg wolfsburg ulm heilbronn gottingen koblenz jena trier leverkusen
wien graz linz salzburg innsbruck klagenfurt zurich genf basel bern lausanne winterthur luzern lugano
paris marseille lyon toulouse nice nantes montpellier strasbourg bordeaux lille rennes reims toulon grenoble dijon angers nimes clermont-ferrand brest limoges tours amiens metz besancon orleans rouen mulhouse caen nancy avignon poitiers perpignan pau annecy bruxelles liege gand anvers namur charleroi
amsterdam rotterdam utrecht eindhoven groningen tilburg almere breda nijmegen apeldoorn haarlem arnhem enschede amersfoort zwolle leiden dordrecht maastricht zoetermeer antwerpen gent brugge leuven
madrid barcelona valencia sevilla zaragoza malaga murcia palma bilbao alicante cordoba valladolid vigo gijon vitoria granada elche oviedo badalona cartagena terrassa jerez sabadell pamplona almeria burgos santander castellon albacete logrono salamanca huelva leon tarragona cadiz jaen girona lleida toledo
lisboa porto braga coimbra faro setubal aveiro
roma milano napoli torino palermo genova bologna firenze bari catania venezia verona messina padova trieste brescia parma prato modena livorno cagliari ravenna ferrara rimini salerno sassari siracusa pescara monza bergamo trento forli vicenza terni bolzano novara piacenza ancona udine perugia como varese lecce
campinas guarulhos osasco barueri santos sorocaba jundiai curitiba fortaleza salvador manaus recife goiania belem brasilia florianopolis joinville blumenau londrina maringa uberlandia contagem niteroi vitoria natal maceio teresina cuiaba
`;

const KNOWN: ReadonlySet<string> = new Set(
  NAMES.split(/\s+/).map((name) => name.replace(/-/g, " ")),
);

/** Whether a folded name is that of a city that is known; a quarter of a city, or a small town, is none. */
export const isKnownCity = (name: string): boolean => {
  const key = cityKey(name);
  return KNOWN.has(name) || KNOWN.has(key) || countryOfCity(key) !== undefined;
};
