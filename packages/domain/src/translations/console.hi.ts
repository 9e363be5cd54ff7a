import type { Catalogue } from "./catalogue.ts";

/** What the operator's console refuses. */
export const hindi: Catalogue = {
  "There is no such portal.": "ऐसा कोई पोर्टल नहीं है।",
  "Nothing waits for a try there: it is not paused, or one is under way.":
    "वहाँ किसी कोशिश का इंतज़ार नहीं है: पोर्टल रुका नहीं है, या एक कोशिश चल रही है।",
  "No order has this number.": "इस नंबर का कोई ऑर्डर नहीं है।",
  "The payment provider has answered this refund already.": "भुगतान सेवा इस रिफ़ंड का जवाब दे चुकी है।",
  "There is nothing to send back: this order is not paid, or its money went back.":
    "लौटाने को कुछ नहीं है: इस ऑर्डर का भुगतान नहीं हुआ, या पैसा लौटाया जा चुका है।",
  "Another request about this order is under way. One at a time.":
    "इस ऑर्डर पर दूसरा अनुरोध चल रहा है। एक समय में एक ही।",
  "This request was decided already.": "इस अनुरोध पर फ़ैसला हो चुका है।",
  "This is your own request. Somebody else has to confirm it.":
    "यह आपका अपना अनुरोध है। किसी और को इसकी पुष्टि करनी होगी।",
  "That is more than this order has left.": "यह इस ऑर्डर में बची राशि से ज़्यादा है।",
  "The bank did not take the money back.": "बैंक ने पैसा वापस नहीं लिया।",
};
