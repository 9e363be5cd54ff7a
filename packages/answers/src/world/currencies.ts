/** Signs and words of money; codes are read in capitals by `ISO_CODE`. */
const SIGNS: readonly (readonly [string, RegExp])[] = [
  [
    "INR",
    /₹|\binr\b|\bRs\.?(?=\W|\d|$)|(?<!lankan |pakistani )\brupees?\b|\b(lakhs?|lacs?|LPA|crores?)\b/i,
  ],
  ["AUD", /(?<![A-Za-z])AU?\$|\bAustralian dollars?\b/i],
  ["CAD", /(?<![A-Za-z])CA?\$|\bCanadian dollars?\b/i],
  ["SGD", /(?<![A-Za-z])S\$|\bSingapore dollars?\b/i],
  ["NZD", /NZ\$/],
  ["HKD", /HK\$/],
  ["MXN", /MX?N?\$|\bpesos mexicanos\b/i],
  ["BRL", /R\$|\breais\b/i],
  ["USD", /(?<![A-Za-z])(?:US)?\$|\busd\b|(?<!\w+ian |singapore |zealand |kong )\bdollars?\b/i],
  ["EUR", /€|\beur(os?)?\b/i],
  ["GBP", /£|\bgbp\b|(?<!egyptian )\bpounds?\b/i],
  ["PLN", /zł|\bzloty\w*/i],
  ["JPY", /¥|\byen\b/i],
  ["AED", /^(?!.*(?:MAD|[Mm]oroc|[Mm]aroc)).*\bdirhams?\b/i],
  ["CHF", /\bSFr\.?|\bSwiss francs?\b|\bSchweizer Franken\b/i],
  ["MYR", /\bringgit\b|(?<![A-Za-z])RM(?![A-Za-z])/],
  ["THB", /\bbaht\b/i],
  ["SEK", /\b(?:swedish kron\w+|svenska kronor)\b/i],
  ["IDR", /\brupiah\b/i],
  ["CZK", /\bKč/],
  ["NGN", /₦|\bnaira\b/i],
  ["GHS", /GH₵|\bcedis?\b/i],
  ["XOF", /\bF\.?\s?CFA\b/i],
  ["KES", /\bKsh\b|\bKenyan shillings?\b/i],
  ["PHP", /₱|\bPhilippine pesos?\b/i],
  ["VND", /₫/],
  ["UAH", /₴/],
  ["TRY", /₺/],
];
const ISO_CODE = new RegExp(
  `(?<![A-Za-z])(${[
    "AED AFN AMD AOA ARS AUD AZN BAM BDT BGN BHD BND BOB BRL BWP BYN CAD CHF CLP CNY COP CRC CZK DKK DOP DZD EGP",
    "ETB EUR FJD GBP GEL GHS GTQ HKD HNL HRK HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KHR KRW KWD KZT LAK LBP LKR",
    "MAD MDL MKD MMK MUR MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR",
    "SEK SGD THB TND TTD TWD TZS UAH UGX USD UYU UZS VND XAF XOF YER ZAR ZMW",
  ]
    .join(" ")
    .split(" ")
    .join("|")})(?![A-Za-z])`,
  "g",
);

/** ISO 4217 codes of the currencies a text names, each once, by code in capitals, sign or word. */
export function currenciesIn(raw: string): string[] {
  const found = new Set([...raw.matchAll(ISO_CODE)].map((match) => match[0]));
  for (const [code, pattern] of SIGNS) if (pattern.test(raw)) found.add(code);
  return [...found];
}
