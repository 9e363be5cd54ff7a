/** Hindi, in Devanagari and in Latin letters as people type it. See `lexicon.ts` for the format. */
export const HINDI = `
-: sabse, सबसे, का, के, की, को, में, पर, से, ने, है, हैं, था, थी, थे, हो, हूं, क्या, आप, आपका, आपकी, आपके, आपको, आपने, अपना, अपनी, अपने, मेरा, मेरी, मैं, और, या, तो, भी, ही, यह, वह, इस, उस, ये, इसके, लिए, कृपया, दर्ज, करें, लिखें, बताएं, बताइए, बताइये, चुनें, भरें, दें, कर, करना, करते, करती, किया, किए, कोई, एक, रहे, रही, रहा, होने, कहीं, गया, गई, वाला, वाले, वाली, कुल, जी, यदि, हमारे, हमारी, पास, ka, ke, ki, ko, mein, me, mai, par, pe, se, ne, hai, hain, h, ho, hu, tha, thi, the, kya, aap, aapka, aapki, aapke, aapko, aapne, apka, apki, apke, apne, apna, apni, mera, meri, main, aur, ya, to, bhi, hi, yeh, ye, yah, woh, is, us, iske, liye, kripya, kripaya, likhein, likhe, bataye, batayein, bataiye, batao, chunein, chune, bharein, kar, karna, karte, karti, karta, kiya, koi, ek, rahe, rahi, raha, hone, kahin, gaya, gayi, wala, wale, wali, kul, ji, agar, hamare, hamari, paas, pass, kare, karein, hona, dein, de, करने, karne, के रूप में, ke roop mein, ke roop me, roop, वैध, valid, %, 10 अंक, 10 अंकों का, 10 अंकों, kahan tak hui, kahan tak, कहां तक, hui, हुई
not: नहीं, मत, बिना, nahi, nahin, nahi hai, bina, na, मना
what: क्या है, कौन सा, कौन सी, कौन, kya hai, kaun sa, kaunsa, kaun si, kaunsi, kaun
which: किस, कौन कौन सी, कौन कौन से, किन, kis, kaun kaun si, kin
how many: कितने, कितना, कितनी, कितने साल, kitne, kitna, kitni
how long: कितने समय, kitne time
when: कब, कब तक, kab, kab tak
where: कहां, kahan, kaha
why: क्यों, kyon, kyu, kyun, kyoon
name: नाम, naam, अभ्यर्थी का नाम, उम्मीदवार का नाम, आवेदक का नाम, pura naam, poora naam, aapka naam
first: पहला, प्रथम, pehla, pahla
last: उपनाम, अंतिम, कुलनाम, सरनेम, upnaam, surname
full: पूरा, पूर्ण, pura, poora
email: ईमेल, ई मेल, ईमेल आईडी, ईमेल पता, email id, mail id
repeat: दोबारा, फिर से, पुष्टि, dobara, phir se
phone: मोबाइल, फोन, मोबाइल नंबर, फोन नंबर, दूरभाष, संपर्क नंबर, मोबाइल न, mobile number, phone number, व्हाट्सएप नंबर, whatsapp number
dial code: देश कोड, desh code
country: देश, desh
city: शहर, नगर, shahar, sheher, shehar
state: राज्य, प्रदेश, rajya
zip: पिन कोड, पिनकोड, pin code
address: पता, pata, पूरा पता, पत्राचार का पता
live: रहते, रहती, निवास, rehte, rehti, rahte, rahti, nivas, rehte hain, rehti hain, rahte hain, rahti hain, रहते हैं, रहती हैं, रह, rah, रह रहे, रह रही, rah rahe, rah rahi
location: स्थान, वर्तमान स्थान, sthan
nationality: राष्ट्रीयता, नागरिकता, rashtriyata, nagrikta
gender: लिंग, जेंडर, ling
birth: जन्म तिथि, जन्मतिथि, जन्म, जन्म दिनांक, janm tithi, janam tithi
age: उम्र, आयु, umar, umra, aapki umar, umar kitni, उम्र कितनी, आपकी उम्र
job title: पदनाम, वर्तमान पद
position: पद, pad
company: कंपनी, कम्पनी, नियोक्ता, संस्था, संगठन, niyokta, company, kampani, office, hospital, अस्पताल
current: वर्तमान, अभी, इस समय, मौजूदा, फिलहाल, vartaman, abhi, filhal, maujooda, is samay
previous: पिछली, पिछले, पिछला, पूर्व, pichli, pichle, pichla
start: शुरू, शुरुआत, ज्वाइन, जॉइन, ज्वाइनिंग, shuru, join, joining
date: तारीख, तिथि, दिनांक, tareekh, tarikh
day: दिन, दिनों, din, dino
week: सप्ताह, हफ्ता, हफ्ते, hafte, hafta, saptah
month: महीना, महीने, महीनों, माह, mahine, mahina, maheene, mahino
year: साल, वर्ष, सालों, वर्षों, saal, sal, varsh, saalon
hour: घंटे, घंटा, ghante
employed: नौकरी, नौकरी कर, कार्यरत, naukri, naukri kar, job kar, karyarat, नौकरीपेशा
work: काम, कार्य, kaam, kaam kiya, काम किया
experience: अनुभव, तजुर्बा, anubhav, tajurba, tajurbaa, शिक्षण अनुभव, कार्य अनुभव
education: शिक्षा, योग्यता, शैक्षणिक योग्यता, शैक्षिक योग्यता, पढ़ाई, शैक्षणिक, shiksha, yogyata, padhai, shaikshik yogyata, padhai kahan tak, पढ़ाई कहां तक
degree: डिग्री, उपाधि
highest: उच्चतम, सबसे उच्च, सर्वोच्च, अधिकतम, sabse unchi, uchchtam, sabse badi, uchchatam
school: विश्वविद्यालय, कॉलेज, स्कूल, महाविद्यालय, school, college, vidyalaya, विद्यालय
field of study: विषय, vishay
grade: अंक, प्रतिशत, प्राप्तांक, प्राप्त अंक, अंक प्रतिशत, प्राप्तांक प्रतिशत
graduate: उत्तीर्ण, उत्तीर्ण वर्ष
cv: बायोडाटा, रिज्यूमे, सीवी, biodata
upload: अपलोड, संलग्न
language: भाषा, भाषाएं, भाषाओं, bhasha, bhashayein, bhashaen, bhashaye
level: स्तर, star
speak: baat kar, baat karte, baat karna, बात कर, बातचीत, बोलते, बोलती, जानते, जानती, बोल, लिख, पढ़, bolte, bolti, jaante, jante, bol, aati hai, aata hai, aate hain, bolte hain, bolti hain, आती है, आता है
native: मातृभाषा, matrubhasha
notice: नोटिस, नोटिस पीरियड, सूचना अवधि, notice period, नोटिस अवधि, notice avadhi, notice
pay: वेतन, सैलरी, तनख्वाह, सीटीसी, vetan, tankhwah, tankha, salary, ctc
expected: अपेक्षित, इच्छित, अपेक्षा, चाहिए, उम्मीद, apekshit, chahiye, chahte, ummeed, expect karte, chahte hain, chahti hain, expected, चाहते हैं, चाहती हैं
yearly: वार्षिक, सालाना, प्रति वर्ष, salana, varshik, saalana
monthly: मासिक, प्रति माह, प्रति महीना, masik, per mahina, mahine ki, mahine ka, har mahine, महीने का
lakh: लाख, lakh
net: इन हैंड
available: उपलब्ध, uplabdh
immediately: तुरंत, तुरन्त, turant, abhi turant
willing: तैयार, इच्छुक, सहमत, taiyar, tayaar, tayyar, icchuk, ready, taiyaar, raazi, razi, ichhuk, sahaj, राज़ी
relocate: स्थानांतरित, शिफ्ट होने, दूसरे शहर, स्थानांतरण, relocate, shift hone, relocate hone, shift ho, shift hona, shift ho sakte, shift ho sakti, sthanantarit, शिफ्ट, दूसरे शहर में जाने, दूसरे शहर जाने, शहर बदलने, अन्य शहर में जाने, dusre shehar, dusre shahar, शिफ्ट होने को
travel: यात्रा, सफर, yatra, travel
shift: पाली, shift
rotating: रोटेशनल, rotational
night: रात, नाइट, नाइट शिफ्ट, रात की शिफ्ट, रात्रि, raat, raat ki shift, night shift, रात की पाली, रात्रि पाली, रात की ड्यूटी, नाइट ड्यूटी, raat ki duty, night duty, raat ki pali
weekend: शनिवार, रविवार, वीकेंड, shanivar, ravivar
remote: घर से, घर से काम, ghar se, ghar se kaam
office: ऑफिस, कार्यालय, ऑफिस से
car: गाड़ी, वाहन, gaadi, gadi, vahan, khud ki gaadi
licence: ड्राइविंग लाइसेंस, लाइसेंस, ड्राइविंग लाइसेन्स, driving licence, driving license
authorised: अधिकृत, अनुमति, anumati
citizen: नागरिक, nagrik
disability: दिव्यांग, विकलांग, दिव्यांगता, विकलांगता, divyang, viklang, viklangta
religion: धर्म, dharm
certificate: प्रमाणपत्र, प्रमाण पत्र, कोर्स, praman patra, course
at least: कम से कम, न्यूनतम, kam se kam
more than: से ज्यादा, से अधिक, अधिक, se zyada, se jyada, se adhik
less than: से कम, se kam
up to: तक, tak
or more: या अधिक, या ज्यादा, ya zyada, ya adhik
yes: हां, जी हां, haan, han, haa, ji haan
decline: बताना नहीं चाहते, नहीं बताना चाहते, बताना नहीं चाहता, बताना नहीं चाहती, nahi batana, nahi batana chahte, batana nahi chahte
other: अन्य, दूसरा, anya
fresher: फ्रेशर, fresher
male: पुरुष, purush
female: महिला, स्त्री, mahila, stri
none: कोई नहीं, koi nahi
beginner: बुनियादी, शुरुआती, प्रारंभिक
intermediate: मध्यम, सामान्य
advanced: उन्नत, अच्छा
fluent: धाराप्रवाह
school certificate: 10वीं, दसवीं, 10वीं पास, हाई स्कूल, 10vi, dasvi, 10vi pass
high school: 12वीं, बारहवीं, 12वीं पास, इंटर, 12vi, barahvi, 12vi pass
vocational: आईटीआई, iti
higher vocational: डिप्लोमा, diploma
bachelor: स्नातक, ग्रेजुएट, graduate, snatak
master: स्नातकोत्तर, परास्नातक, पोस्ट ग्रेजुएट, post graduate, snatakottar
internship: इंटर्नशिप
since when: कब से, kab se
two wheeler: दोपहिया, दोपहिया वाहन, बाइक, do pahiya, bike, two wheeler, टू व्हीलर, khud ka two wheeler, scooty, apni scooty, do pahiya vahan, bike ya scooty
can: सकते, सकती, सकता, sakte, sakti, sakta, कर सकते, कर सकती
passport: पासपोर्ट, passport
currency: रुपये, रुपए, rupaye, रुपये में
employment status: रोजगार स्थिति, वर्तमान स्थिति
unemployed: बेरोजगार, berozgar
self employed: स्वरोजगार
student status: छात्र, विद्यार्थी
retired: सेवानिवृत्त
time zone: समय क्षेत्र
workload: कार्य समय
accommodation: आवास
lift: उठाना
height: ऊंचाई
cold: ठंड
outdoor: बाहर
abroad: विदेश
background check: पुलिस सत्यापन, police verification
drug test: ड्रग टेस्ट
medical exam: मेडिकल जांच, medical
vaccinated: टीका, टीकाकरण
bond: बॉन्ड, bond, service bond
split shift: स्प्लिट शिफ्ट
afternoon: दोपहर
laptop: लैपटॉप, laptop
internet: इंटरनेट, वाईफाई, wifi
smoker: धूम्रपान
tattoo: टैटू
animals: जानवर
children people: बच्चे
probation: परिवीक्षा
uniform: यूनिफॉर्म
commission only: कमीशन
fixed term: अस्थायी
permanent job: स्थायी
union: यूनियन
promoted: पदोन्नति
budget: बजट
cash handling: नकद
customer contact: ग्राहक
self: अकेले
vacancies: नौकरियां
manage: संभाला
completed: paas kiya, pass kiya, kiya hai, ki hai, pura kiya, पास किया
marital status: वैवाहिक स्थिति, vaivahik sthiti, shadi shuda hain
married: विवाहित, शादीशुदा, shaadishuda
single: अविवाहित, कुंवारा, कुंवारी
`;
