import { words } from "./words.ts";

/** Legal forms that end the names of companies, in the countries of Europe, Asia and America. */
export const LEGAL_FORMS =
  words(`inc|inc\\.|incorporated|llc|l\\.l\\.c\\.?|ltd|ltd\\.|limited|corp|corp\\.|corporation|gmbh|mbh|ag|kg|kgaa|ohg|ug|e\\.\\s?v\\.?|se|plc|llp|lp|pvt|pty|s\\.?a\\.?s\\.?|sarl|eurl|s\\.a\\.?|s\\.l\\.?u?\\.?|s\\.?p\\.?a|s\\.?r\\.?l\\.?s?|lda|ltda|unipessoal|
  b\\.?v\\.?|n\\.v\\.?|vof|oyj?|ab|hb|a\\/s|aps|asa|sp\\.\\s?z\\s?o\\.?\\s?o\\.?|sp\\.\\s?[jk]\\.|s\\.r\\.o\\.?|a\\.s\\.?|kft|zrt|nyrt|bt|d\\.o\\.o\\.?|d\\.d\\.?|a\\.ş\\.?|ltd\\.?\\s?şti|est|fzco|fze|wll|sdn|bhd|pte|pt|tbk|tnhh|jsc|srl|co`);

/** Words that name an employer, in the main languages of Europe. */
export const COMPANY_WORDS =
  words(`company|co|group|holdings?|technologies|technology|solutions|systems|software|labs?|laboratory|laboratories|studios?|agency|bank|banking|university|college|school|institute|hospital|clinic|infotech|industries|
  department|ministry|foundation|association|society|consulting|consultants|consultancy|partners|services|international|enterprises?|networks?|media|digital|trading|contracting|logistics|council|district|county|city of|
  ventures|capital|insurance|airlines|airways|motors|pharma|pharmaceuticals?|healthcare|health|centre|center|startup|start-up|multimedia|museum|authority|bureau|academy|library|union|trust|nhs|railways?|rail|airport|hotels?|resort|restaurant|café|cafe|
  store|shop|market|supermarket|foods?|energy|power|petroleum|oil|gas|steel|textiles?|construction|builders|properties|realty|real estate|press|publishing|productions|films|records|theatre|theater|church|charity|hospice|surgery|practice|estate|farms?|
  groupe|banque|ateliers?|clinique|hôpital|chu|mairie|ministère|agence|cabinet|société|entreprise|usine|transports?|assurances?|université|lycée|école|collège|conseil départemental|conseil régional|association|restaurant|pharmacie|boulangerie|éducation nationale|crèche|
  *werk|*werke|*bank|sparkasse|*klinik|klinikum|krankenhaus|universität|hochschule|*verlag|kanzlei|*versicherung|*amt|stadtwerke|stadt|landkreis|ministerium|verein|stiftung|institut|*bau|*technik|maschinenbau|*haus|apotheke|praxis|*gesellschaft|logistik|*zentrum|*markt|autohaus|söhne|gebrüder|
  grupo|banco|hospital|clínica|talleres|constructora|ayuntamiento|ministerio|universidad|instituto|colegio|fundación|asociación|empresa|transportes|seguros|restaurante|cafetería|tienda|supermercados?|farmacia|bodegas?|consultores|editorial|junta de|gobierno|
  gruppo|banca|ospedale|azienda|officine?|comune|ministero|università|studio|cooperativa|società|fondazione|ristorante|albergo|farmacia|trasporti|assicurazioni|pastificio|fabbrica|agenzia|regione|provincia|asl|ditta|
  construtora|prefeitura|câmara|ministério|universidade|escola|fundação|associação|seguradora|livraria|cerâmica|indústrias?|clínica|lojas?|secretaria|tribunal|
  gemeente|ziekenhuis|stichting|bouw|accountants|energie|universiteit|hogeschool|provincie|rijksoverheid|bibliotheek|apotheek|zorg*|scholengroep|
  szpital|urząd|zakłady?|drukarnia|firma|przedsiębiorstwo|uniwersytet|politechnika|szkoła|fundacja|hurtownia|sklep|biuro|hotel|kancelaria|spółka|
  kommun|region|landsting|sjukhus*|*bolaget|*verket|åkeri|bygg|stiftelse|universitet|*skola|*skolan|kommune|sykehus|sygehus|*fylkeskommune|virasto|kaupunki|sairaala|yliopisto|nemocnice|úřad|škola|kórház|egyetem|önkormányzat|spital|primăria|universitatea|hastanesi|üniversitesi|holding|belediyesi|ticaret|sanayii?|
  yayasan|rumah sakit|toko|perusahaan|dinas|kementerian|apotek|công ty|tập đoàn|ngân hàng|bệnh viện|trung tâm|cửa hàng|nhà hàng|khách sạn|cổ phần`);
