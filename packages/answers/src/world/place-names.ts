import { fold } from "../text/fold.ts";

/** Indian states and cities in Devanagari: the English name, a colon, the others. */
const DEVANAGARI = `
andhra pradesh: आंध्र प्रदेश
assam: असम
bihar: बिहार
chandigarh: चंडीगढ़
chhattisgarh: छत्तीसगढ़
delhi: दिल्ली, नई दिल्ली
goa: गोवा
gujarat: गुजरात
haryana: हरियाणा
himachal pradesh: हिमाचल प्रदेश
jammu and kashmir: जम्मू और कश्मीर, जम्मू कश्मीर
jharkhand: झारखंड, झारखण्ड
karnataka: कर्नाटक
kerala: केरल
madhya pradesh: मध्य प्रदेश
maharashtra: महाराष्ट्र
odisha: ओडिशा, उड़ीसा
punjab: पंजाब
rajasthan: राजस्थान
tamil nadu: तमिलनाडु
telangana: तेलंगाना
uttar pradesh: उत्तर प्रदेश
uttarakhand: उत्तराखंड, उत्तराखण्ड
west bengal: पश्चिम बंगाल
agra: आगरा
ahmedabad: अहमदाबाद
ajmer: अजमेर
amritsar: अमृतसर
aurangabad: औरंगाबाद
bangalore: बेंगलुरु, बैंगलोर, बंगलौर
bareilly: बरेली
bhopal: भोपाल
chennai: चेन्नई
dehradun: देहरादून
dhanbad: धनबाद
faridabad: फरीदाबाद
ghaziabad: गाजियाबाद
gurgaon: गुरुग्राम, गुड़गांव
guwahati: गुवाहाटी
gwalior: ग्वालियर
gorakhpur: गोरखपुर
hyderabad: हैदराबाद
indore: इंदौर, इन्दौर
jabalpur: जबलपुर
jaipur: जयपुर
jodhpur: जोधपुर
kanpur: कानपुर
kolkata: कोलकाता
kota: कोटा
lucknow: लखनऊ
ludhiana: लुधियाना
meerut: मेरठ
mumbai: मुंबई, मुम्बई
muzaffarpur: मुजफ्फरपुर
nagpur: नागपुर
nashik: नासिक, नाशिक
noida: नोएडा
patna: पटना
prayagraj: प्रयागराज, इलाहाबाद
pune: पुणे
raipur: रायपुर
ranchi: रांची
surat: सूरत
thane: ठाणे
udaipur: उदयपुर
ujjain: उज्जैन
vadodara: वडोदरा
varanasi: वाराणसी, बनारस
`;

const ENGLISH = new Map(
  DEVANAGARI.split("\n").flatMap((line) => {
    const at = line.indexOf(":");
    if (at < 0) return [];
    return line
      .slice(at + 1)
      .split(",")
      .map((name) => [fold(name), line.slice(0, at).trim()] as const);
  }),
);

/** The English name, folded, of a place written in Devanagari; any other name as it is, folded. */
export function placeInEnglish(name: string): string {
  const folded = fold(name);
  return ENGLISH.get(folded) ?? folded;
}
