/**
 * Words of one thing that share no stem, in all languages of forms, a family a line: a verb with its noun, and names of one thing that
 * forms and profiles use for each other. A word that also means something else belongs to no family.
 */
const FAMILIES = `
sell selling sells sold sales sale vender ventas venta vendre vente ventes verkauf verkaufen verkaufs vendas venda vendite vendita verkoop verkopen
driver driving drive drives conduire conducir dirigir guidare fahren rijden
teach teaching taught teacher lehrer unterricht unterrichten enseigner enseignement profesor profesora docente docencia ensenanza professor ensino insegnante insegnamento leraar lesgeven
buy buying bought purchasing procurement einkauf achats compras acquisti inkoop
sew sewing stitching naaien nahen
mend repair repairs repairing reparatur reparation reparacion riparazione reparatie
weld welding welder schweissen schweisser soudage soudeur soldadura soldador saldatura saldatore lassen lasser soldagem
cook cooking cuisine cuisinier koch kochen cocina cocinero cucina cuoco cozinha cozinheiro koken kok
pharmacy pharmacist apotheke apotheker pharmacie pharmacien farmacia farmaceutico farmacista
forklift flt stapler gabelstapler staplerschein staplerausweis chariot carretilla carretillero muletto heftruck empilhadeira
books bookkeeping accounts accounting accountancy buchhaltung comptabilite contabilidad contabilidade contabilita boekhouding
children child kids pupils pupil students kinder enfants ninos criancas bambini kinderen
elderly older seniors senioren aines mayores idosos anziani ouderen
hire hiring recruit recruiting recruitment recrutement reclutamiento seleccion recrutamento selezione werving
negotiate negotiation negotiating verhandlung verhandeln negociacion negociacao trattativa
train training trained trainer coach coaching schulung formation formacion formacao formazione opleiding
prescribe prescribing prescriber prescription
advise advising adviser advisor advice advisory consult consulting consultant consultancy beratung berater conseil asesoramiento consultoria consulenza advies
support supporting supported care caring
handle handling handled
customs zoll zollabwicklung douane aduana aduanas alfandega dogana
seafreight seefracht ocean maritime maritimo marittimo zeevracht
excel tabellenkalkulation
payroll lohnabrechnung lohnbuchhaltung paie nominas nomina folha paghe salarisadministratie
welfare soziales social
legal law litigation recht juridique juridico legale giuridico juridisch
nurse nursing rn krankenpflege krankenschwester pflegefachfrau pflegefachmann infirmier infirmiere enfermera enfermero enfermeria enfermagem infermiere verpleegkundige
gesellenprufung gesellenbrief gesellenstuck
meisterprufung meisterbrief
preventive preventative preventiva preventivo preventif praventiv preventief
invoicing invoices invoice billing facturacion facturas faturacao faturamento facturation factures fakturierung rechnungsstellung fatturazione fatture facturatie facturering
complaint complaints reklamation reklamationen reclamation reclamations reclamacion reclamaciones reclamacao reclamacoes reclami reclamo klachten
packaging verpackung emballage embalaje embalagem imballaggio verpakking
maintenance instandhaltung wartung entretien mantenimiento manutencao manutenzione onderhoud
planning planung planification planificacion planeamento planejamento pianificazione
warehouse warehousing lager entrepot almacen armazem almoxarifado magazzino magazijn
logistics logistik logistique logistica logistiek
quality qualitat qualite calidad qualidade qualita kwaliteit
archive filing archivierung ablage archivage archivo arquivo archivio
appointments terminvereinbarung terminkoordination agendamento agendamentos appuntamenti afspraken
leidinggeven leidinggevende leiding aansturen teamleider
`;

const FAMILY_OF = new Map<string, number[]>();
for (const [at, line] of FAMILIES.trim().split("\n").entries())
  for (const word of line.split(" ")) FAMILY_OF.set(word, [...(FAMILY_OF.get(word) ?? []), at]);

/** Whether two folded words are of one family. */
export function isFamily(one: string, other: string): boolean {
  const families = FAMILY_OF.get(one);
  return families?.some((family) => FAMILY_OF.get(other)?.includes(family) === true) === true;
}
