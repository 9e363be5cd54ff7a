export interface Country {
  name: string;
  code: string;
  dial: string;
}

/** "code dial name", in the order of the names. */
const LINES = `
ar 54 Argentina
au 61 Australia
at 43 Austria
bd 880 Bangladesh
be 32 Belgium
br 55 Brazil
ca 1 Canada
cl 56 Chile
cn 86 China
co 57 Colombia
cz 420 Czech Republic
dk 45 Denmark
eg 20 Egypt
fi 358 Finland
fr 33 France
de 49 Germany
gr 30 Greece
hk 852 Hong Kong
hu 36 Hungary
in 91 India
id 62 Indonesia
ie 353 Ireland
il 972 Israel
it 39 Italy
jp 81 Japan
ke 254 Kenya
my 60 Malaysia
mx 52 Mexico
np 977 Nepal
nl 31 Netherlands
nz 64 New Zealand
ng 234 Nigeria
no 47 Norway
pk 92 Pakistan
ph 63 Philippines
pl 48 Poland
pt 351 Portugal
ro 40 Romania
sg 65 Singapore
za 27 South Africa
kr 82 South Korea
es 34 Spain
lk 94 Sri Lanka
se 46 Sweden
ch 41 Switzerland
tr 90 Turkey
ua 380 Ukraine
ae 971 United Arab Emirates
gb 44 United Kingdom
us 1 United States
vn 84 Vietnam
`;

/** The countries that a telephone box offers. */
export const COUNTRIES: readonly Country[] = LINES.trim()
  .split("\n")
  .map((line) => {
    const [code = "", dial = "", ...name] = line.split(" ");
    return { code, dial, name: name.join(" ") };
  });

export function countryByCode(code: string): Country {
  const found = COUNTRIES.find((country) => country.code === code);
  if (found === undefined) throw new Error(`No country ${code} in the list`);
  return found;
}
