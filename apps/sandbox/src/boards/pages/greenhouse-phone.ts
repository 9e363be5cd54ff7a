import { markup, type Markup } from "../../markup.ts";

/** "code dial", the countries that most applicants come from; the real list has all of the world's 244. */
const COUNTRIES = `in 91, us 1, gb 44, de 49, af 93, al 355, dz 213, ad 376, ao 244, ar 54, am 374, au 61, at 43, az 994, bh 973,
bd 880, by 375, be 32, bz 501, bj 229, bt 975, bo 591, ba 387, bw 267, br 55, bn 673, bg 359, bf 226, bi 257, kh 855, cm 237, ca 1,
cv 238, cf 236, td 235, cl 56, cn 86, co 57, km 269, cg 242, cr 506, hr 385, cu 53, cy 357, cz 420, dk 45, dj 253, ec 593, eg 20,
sv 503, er 291, ee 372, et 251, fj 679, fi 358, fr 33, ga 241, gm 220, ge 995, gh 233, gr 30, gt 502, gn 224, gy 592, ht 509, hn 504,
hk 852, hu 36, is 354, id 62, ir 98, iq 964, ie 353, il 972, it 39, jp 81, jo 962, kz 7, ke 254, kw 965, kg 996, la 856, lv 371,
lb 961, ls 266, lr 231, ly 218, li 423, lt 370, lu 352, mo 853, mg 261, mw 265, my 60, mv 960, ml 223, mt 356, mr 222, mu 230, mx 52,
md 373, mc 377, mn 976, me 382, ma 212, mz 258, mm 95, na 264, np 977, nl 31, nz 64, ni 505, ne 227, ng 234, mk 389, no 47, om 968,
pk 92, pa 507, pg 675, py 595, pe 51, ph 63, pl 48, pt 351, qa 974, ro 40, ru 7, rw 250, sa 966, sn 221, rs 381, sc 248, sl 232,
sg 65, sk 421, si 386, so 252, za 27, kr 82, es 34, lk 94, sd 249, sr 597, se 46, ch 41, sy 963, tw 886, tj 992, tz 255, th 66,
tg 228, tn 216, tr 90, tm 993, ug 256, ua 380, ae 971, uy 598, uz 998, ve 58, vn 84, ye 967, zm 260, zw 263`;

const NAMES = new Intl.DisplayNames("en", { type: "region" });

/** intl-tel-input on forms within a company's page: its list stands in the page while it is closed (portal facts, captured 4.1). */
export function phoneCountries(): Markup {
  const rows = COUNTRIES.split(",").map((line) => {
    const [code = "", dial = ""] = line.trim().split(" ");
    return markup`<li class="iti__country" role="option" id="iti-0__item-${code}" data-dial-code="${dial}" data-country-code="${code}" aria-selected="false"><span class="iti__country-name">${NAMES.of(code.toUpperCase())}</span><span class="iti__dial-code">+${dial}</span></li>`;
  });
  return markup`<div class="iti"><button type="button" class="iti__selected-country" aria-expanded="false" aria-haspopup="dialog" aria-controls="iti-0__dropdown-content" aria-label="India: +91">+91</button><div id="iti-0__dropdown-content" class="iti__dropdown-content iti__hide" role="dialog" aria-modal="true"><input type="text" class="iti__search-input" placeholder="Search" aria-label="Search" role="combobox" aria-expanded="true" aria-controls="iti-0__country-listbox"><ul class="iti__country-list" id="iti-0__country-listbox" role="listbox" aria-label="List of countries">${rows}</ul></div></div>`;
}
