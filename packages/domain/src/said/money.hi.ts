import type { Catalogue } from "./catalogue.ts";

/** What the wallet and its payments say. */
export const hindi: Catalogue = {
  "{1} plan": "{1:said} प्लान",
  "Your bank decided a dispute and paid again": "बैंक ने विवाद का फ़ैसला किया और फिर से भुगतान किया",
  "Credits that were not used within 12 months": "12 महीने में काम न आए क्रेडिट",
  "Refund of {1}": "{1} का रिफ़ंड",
  "Taken back by your bank: {1}": "आपके बैंक ने वापस लिया: {1}",
  "Credit card": "क्रेडिट कार्ड",
  "Debit card": "डेबिट कार्ड",
  "Net banking": "नेट बैंकिंग",
  "Pay later": "बाद में भुगतान",
  Wallet: "वॉलेट",
  "Cash card": "कैश कार्ड",
  "${1} for each application": "हर आवेदन के ${1}",
  "Free credits for signing up": "साइन अप के मुफ़्त क्रेडिट",
  "What the payment provider says of this payment does not fit the order":
    "इस पेमेंट के बारे में पेमेंट कंपनी जो बताती है, वह ऑर्डर से मेल नहीं खाता",
  "The bank did not accept the payment": "बैंक ने पेमेंट नहीं लिया",
  "No payment was made within a day": "एक दिन के अंदर पेमेंट नहीं हुआ",
  "The bank did not confirm the payment within a day. If it takes the money after all, it is credited.":
    "बैंक ने एक दिन के अंदर पेमेंट की पुष्टि नहीं की। अगर बाद में पैसे कट जाएँ, तो क्रेडिट मिल जाएँगे।",
  "The bank has taken this payment back because of a dispute":
    "विवाद की वजह से बैंक ने यह पेमेंट वापस ले लिया है",
  "The bank took this payment back after a dispute": "विवाद के बाद बैंक ने यह पेमेंट वापस ले लिया",
  "50 applications suggested, any amount from $1": "सुझाव: 50 आवेदन, $1 से कोई भी रकम",
  "100 applications suggested, 10% less for each": "सुझाव: 100 आवेदन, हर एक 10% सस्ता",
  "250 applications suggested, 20% less for each": "सुझाव: 250 आवेदन, हर एक 20% सस्ता",
  "You cancelled the payment": "आपने पेमेंट रद्द किया",
  "Credits held": "रोके हुए क्रेडिट",
  "Value of credits ($)": "क्रेडिट की कीमत ($)",
  "Credits after": "बाद में क्रेडिट",
  "Credits held after": "बाद में रोके हुए क्रेडिट",
  "Cash after ($)": "बाद में नकद ($)",
  "Balance after ($)": "बाद में बैलेंस ($)",
  "Credits given": "क्रेडिट दिए गए",
  "Credit reserved for an application": "एक आवेदन के लिए क्रेडिट रोका गया",
  "Credit used for an application": "एक आवेदन में क्रेडिट लगा",
  "Reserved credit returned": "रोका हुआ क्रेडिट वापस आया",
  "Credits expired": "क्रेडिट की अवधि पूरी हुई",
  "Payment disputed": "पेमेंट पर विवाद",
  "Dispute decided for you": "विवाद का फ़ैसला आपके पक्ष में",
};
