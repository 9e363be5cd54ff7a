import type { Catalogue } from "./catalogue.ts";

/** What the api refuses, and what it confirms. */
export const hindi: Catalogue = {
  "There is no such application. Your logs list all you have.":
    "ऐसा कोई आवेदन नहीं है। आपके सारे आवेदन “आवेदन इतिहास” में हैं।",
  "Invalid OTP. Please try again.": "कोड सही नहीं है। फिर कोशिश करें।",
  "{1} min": "{1} मिनट",
  "Too many tries. Please wait {1}.": "बहुत बार कोशिश हो चुकी है। {1:ours} रुकें।",
  "Too many requests at once. Please wait a moment.": "एक साथ बहुत सारी कोशिशें हुईं। थोड़ी देर रुकें।",
  "Send the dial code of this number in dial_code": "इस नंबर के देश का कोड dial_code में भेजें",
  "Enter the ten digits of the mobile number": "मोबाइल नंबर के दस अंक डालें",
  "Enter a mobile number": "मोबाइल नंबर डालें",
  "This account is gone": "यह खाता अब नहीं है",
  "This session has ended already.": "यह सेशन पहले ही ख़त्म हो चुका है।",
  "Other exports are being built. Try again in a minute.":
    "दूसरे एक्सपोर्ट बन रहे हैं। एक मिनट बाद फिर कोशिश करें।",
  "This cursor is not one of ours. Start again without it.":
    "यह कर्सर हमारा नहीं है। इसके बिना फिर से शुरू करें।",
  "Only an application that was sent can be answered. Come back to this one once it was.":
    "जवाब उसी आवेदन पर लिखा जा सकता है जो भेजा गया हो। भेजे जाने के बाद यहाँ लौटें।",
  "Choose a date from {1}, when this was sent, to {2}, which is today.":
    "{1} (भेजने का दिन) से {2} (आज) के बीच की तारीख़ चुनें।",
  "This run has ended already.": "यह दौर पहले ही ख़त्म हो चुका है।",
  "There is no such run.": "ऐसा कोई दौर नहीं है।",
  "The list is complete already.": "सूची पहले ही पूरी हो चुकी है।",
  "This list is no longer there. See what fits again.":
    "यह सूची अब नहीं है। “सही नौकरियाँ देखें” से फिर देखें।",
  "We are still looking. Wait until the list is complete, or stop it.":
    "खोज अभी जारी है। सूची पूरी होने तक रुकें, या खोज बंद करें।",
  "This list is older than {1} minutes. Look again before you apply.":
    "यह सूची {1} मिनट से पुरानी है। आवेदन करने से पहले फिर से खोजें।",
  "The list has changed meanwhile. Look at it once more, then apply.":
    "सूची इस बीच बदल गई है। एक बार फिर देखें, फिर आवेदन करें।",
  "This application is still under way or waits for you. Its evidence can be deleted once it is over.":
    "यह आवेदन अभी चल रहा है या आपके इंतज़ार में है। इसका सबूत पूरा होने के बाद ही डिलीट हो सकता है।",
  "Too many windows follow your runs. Close some of them.":
    "बहुत सारी विंडो आपके दौर देख रही हैं। कुछ बंद करें।",
  "Text messages are switched off here. Use e-mail.": "यहाँ SMS बंद हैं। ईमेल से करें।",
  "Your account was moved to another address lately. If that was not you, undo it with the link in the mail that we sent here.":
    "आपके खाते का ईमेल हाल ही में बदला गया। अगर यह आपने नहीं किया, तो यहाँ भेजे हमारे ईमेल के लिंक से इसे पहले जैसा करें।",
  "This account is being deleted: after {1} it is gone. To keep it, open the link in the mail “Your Sendoff account is being deleted”.":
    "यह खाता डिलीट हो रहा है: {1} के बाद यह नहीं रहेगा। इसे रखना हो तो “आपका Sendoff खाता डिलीट हो रहा है” नाम के ईमेल का लिंक खोलें।",
  "There is no such file any more": "यह फ़ाइल अब नहीं है",
  "Please upload your cover letter as .pdf or .docx": "कवर लेटर .pdf या .docx में अपलोड करें",
  "This picture has {1} by {2} pixels; each side is to have {3} to {4}":
    "यह तस्वीर {1} × {2} पिक्सेल की है; हर तरफ़ {3} से {4} पिक्सेल चाहिए",
  "This file was deleted, or its address has expired. Open it anew from your CVs.":
    "यह फ़ाइल डिलीट हो गई है, या इसका पता पुराना हो गया है। इसे अपने सीवी से फिर खोलें।",
  "A run under way sends this CV. Stop the run or wait until it ends, then delete the CV.":
    "चालू दौर यही सीवी भेज रहा है। दौर बंद करें या उसके ख़त्म होने तक रुकें, फिर सीवी डिलीट करें।",
  "There is no such CV, or this platform is not connected. Load the page again and choose anew.":
    "ऐसा कोई सीवी नहीं है, या यह प्लेटफ़ॉर्म कनेक्ट नहीं है। पेज फिर से लोड करें और दोबारा चुनें।",
  "No language model is set up on this installation. Ask whoever runs it to set one up first.":
    "यहाँ कोई भाषा मॉडल सेट नहीं है। जो इसे चलाता है, उनसे पहले एक सेट करने को कहें।",
  "There is no such CV any more. Load the page again to see the ones you have.":
    "यह सीवी अब नहीं है। अपने सीवी देखने के लिए पेज फिर से लोड करें।",
  "Type a name of letters or digits, for example Data Engineer CV":
    "अक्षरों या अंकों का नाम लिखें, जैसे Data Engineer CV",
  "Please upload a CV first": "पहले सीवी अपलोड करें",
  "There is no extracted CV to download yet": "डाउनलोड करने के लिए अभी कोई पढ़ा हुआ सीवी नहीं है",
  "Please upload your CV as .pdf, .docx or .doc": "सीवी .pdf, .docx या .doc में अपलोड करें",
  "Many CVs are being read just now. Please try again.":
    "अभी बहुत सारे सीवी पढ़े जा रहे हैं। थोड़ी देर में फिर कोशिश करें।",
  "Your other CVs are being read just now. Try again when they are done.":
    "आपके दूसरे सीवी अभी पढ़े जा रहे हैं। उनके पूरे होने पर फिर कोशिश करें।",
  "Send the file as multipart/form-data": "फ़ाइल multipart/form-data में भेजें",
  "Please select a file first": "पहले फ़ाइल चुनें",
  "This file is empty": "यह फ़ाइल खाली है",
  "This file is larger than {1}": "यह फ़ाइल {1} से बड़ी है",
  "Send one file in the form field {1}": "एक फ़ाइल फ़ॉर्म फ़ील्ड {1} में भेजें",
  "The upload broke off or is not a valid form": "अपलोड बीच में टूट गया या सही फ़ॉर्म में नहीं है",
  "This picture is gone or its address has expired": "यह तस्वीर अब नहीं है या इसका पता पुराना हो गया है",
  "No page is open on this account now.": "इस खाते पर अभी कोई पेज खुला नहीं है।",
  "Nothing waits for you on this account now.": "इस खाते पर अभी आपके लिए कुछ नहीं है।",
  "This answer is not in your answer bank. Load the page again to see what is.":
    "यह जवाब आपके जवाब बैंक में नहीं है। वहाँ क्या है, यह देखने के लिए पेज फिर से लोड करें।",
  "{1} answers do not fit their forms.": "{1} जवाब अपने फ़ॉर्म में नहीं बैठते।",
  "This account cannot go on by itself. Connect it again on Platforms.":
    "यह खाता अपने-आप आगे नहीं बढ़ सकता। “प्लेटफ़ॉर्म” में इसे फिर से कनेक्ट करें।",
  "This account is connected by another user of Sendoff by now. Connect another one on Platforms.":
    "यह खाता अब Sendoff के किसी और यूज़र से कनेक्ट है। “प्लेटफ़ॉर्म” में कोई दूसरा खाता कनेक्ट करें।",
  "Nothing waits for this question any more. What you have answered is in your answer bank.":
    "इस सवाल के लिए अब कुछ रुका नहीं है। आपका जवाब जवाब बैंक में है।",
  "This link is not whole. Open it from the mail once more, or sign in and switch the mail off under Needs you.":
    "यह लिंक अधूरा है। इसे ईमेल से एक बार फिर खोलें, या लॉग इन करके “आपकी बारी” में ईमेल बंद करें।",
  "You have said that it arrived": "आपने बताया कि यह पहुँच गया",
  "You have said that it did not arrive": "आपने बताया कि यह नहीं पहुँचा",
  "You have said that you cannot tell": "आपने बताया कि आपको पता नहीं",
  "You have written down what the employer answered to it. Take that back on its record first.":
    "आपने इस पर कंपनी का जवाब लिखा है। पहले उसे इसके रिकॉर्ड से वापस लें।",
  "Sendoff has sent this same job already, under another posting. Look it up in your logs, and skip this one.":
    "Sendoff इसी नौकरी पर दूसरे विज्ञापन से आवेदन भेज चुका है। उसे “आवेदन इतिहास” में देखें, और इसे छोड़ दें।",
  "The payment provider does not answer. We keep asking; please look again in a moment.":
    "पेमेंट कंपनी जवाब नहीं दे रही। हम पूछते रहते हैं; थोड़ी देर में फिर देखें।",
  "There is no such payment": "ऐसा कोई पेमेंट नहीं है",
  "Please send this again in a moment": "थोड़ी देर में इसे फिर भेजें",
  "Please enter a valid amount": "सही रकम डालें",
  "This plan is not sold. Please select a plan.": "यह प्लान नहीं मिलता। कोई प्लान चुनें।",
  "Please select a plan first": "पहले कोई प्लान चुनें",
  "The payment page needs a phone number. Add yours in Profile Settings, then try again.":
    "पेमेंट पेज को फ़ोन नंबर चाहिए। “प्रोफ़ाइल सेटिंग” में अपना नंबर जोड़ें, फिर कोशिश करें।",
  "You have added this address already, as {1}. Look for it among your platforms.":
    "यह पता आप पहले ही {1} नाम से जोड़ चुके हैं। इसे अपने प्लेटफ़ॉर्म में देखें।",
  "You have added {1} platforms. Delete one that you no longer need first.":
    "आपने {1} प्लेटफ़ॉर्म जोड़े हैं। पहले कोई ऐसा डिलीट करें जिसकी ज़रूरत नहीं।",
  "{1} wants a sign-in. Connect it with your account there.":
    "{1} में लॉग इन चाहिए। वहाँ के अपने खाते से इसे कनेक्ट करें।",
  "{1} is kept as a bookmark: Sendoff cannot apply there. Open it and apply yourself.":
    "{1} सिर्फ़ बुकमार्क है: Sendoff वहाँ आवेदन नहीं कर सकता। इसे खोलें और खुद आवेदन करें।",
  "Platform connected successfully": "प्लेटफ़ॉर्म कनेक्ट हो गया",
  "{1} is built in and stays in the list. Disconnect it if you no longer use it.":
    "{1} पहले से मौजूद है और सूची में रहेगा। काम न आता हो तो इसे डिसकनेक्ट करें।",
  "There is no such platform. Load the list again.": "ऐसा कोई प्लेटफ़ॉर्म नहीं है। सूची फिर से लोड करें।",
  "Platform deleted successfully!": "प्लेटफ़ॉर्म डिलीट हो गया!",
  "{1} is among the platforms already. Connect it there.": "{1} प्लेटफ़ॉर्म में पहले से है। इसे वहीं कनेक्ट करें।",
  "Please select at least one filter option before saving.": "सेव करने से पहले कम से कम एक फ़िल्टर चुनें।",
  "Filters saved successfully!": "फ़िल्टर सेव हो गए!",
  "There are no filters for this platform. Choose one of the platforms listed.":
    "इस प्लेटफ़ॉर्म के फ़िल्टर नहीं हैं। सूची में से कोई प्लेटफ़ॉर्म चुनें।",
  "This platform has no such filter. Load its filters again.":
    "इस प्लेटफ़ॉर्म में ऐसा फ़िल्टर नहीं है। इसके फ़िल्टर फिर से लोड करें।",
  "Please enter the OTP sent to your email/phone to complete the connection.":
    "कनेक्शन पूरा करने के लिए अपने ईमेल/फ़ोन पर आया कोड डालें।",
  "{1} did not answer in time. Please try again.": "{1} ने समय पर जवाब नहीं दिया। फिर कोशिश करें।",
  "This code is for another platform. Connect that one again.":
    "यह कोड किसी और प्लेटफ़ॉर्म का है। उसे फिर से कनेक्ट करें।",
  "The platform did not answer in time. Please try again.":
    "प्लेटफ़ॉर्म ने समय पर जवाब नहीं दिया। फिर कोशिश करें।",
  "This sign-in is over. Connect the platform again.":
    "यह लॉग इन ख़त्म हो चुका है। प्लेटफ़ॉर्म फिर से कनेक्ट करें।",
  "Enter the code from the platform's message": "प्लेटफ़ॉर्म के मैसेज का कोड डालें",
  "Enter the account's password": "खाते का पासवर्ड डालें",
  "A run on {1} is under way. Stop it first.": "{1} पर एक दौर चल रहा है। पहले उसे बंद करें।",
  "{1} is a company board: it wants no account, so nothing was done with the password. Connect it on its card without one.":
    "{1} कंपनी का जॉब पेज है: वहाँ खाता नहीं चाहिए, इसलिए पासवर्ड काम में नहीं लिया गया। इसे इसके कार्ड से बिना पासवर्ड कनेक्ट करें।",
  "{1} cannot be connected yet, so nothing was done with the password.":
    "{1} अभी कनेक्ट नहीं हो सकता, इसलिए पासवर्ड काम में नहीं लिया गया।",
  "{1} is kept as a bookmark: Sendoff types passwords on its built-in platforms only, so nothing was done with this one.":
    "{1} सिर्फ़ बुकमार्क है: Sendoff पासवर्ड सिर्फ़ पहले से मौजूद प्लेटफ़ॉर्म पर डालता है, इसलिए यह काम में नहीं लिया गया।",
  "There were too many failed log-ins with this account. Check its password on the platform's own site, then try again later.":
    "इस खाते से बहुत बार कोशिश हुई और लॉग इन नहीं हुआ। प्लेटफ़ॉर्म की अपनी साइट पर पासवर्ड देख लें और बाद में फिर कोशिश करें।",
  "{1} It is open for you: see it under Needs you and pass it there.":
    "{1:ours} यह आपके लिए खुला है: “आपकी बारी” में देखें और वहीं पूरा करें।",
  "Another code was tried at the same moment and was wrong. Type the right one.":
    "उसी समय एक और कोड आज़माया गया और वह ग़लत था। सही कोड डालें।",
  "A code is being checked already. Wait for its result.":
    "एक कोड पहले से जाँचा जा रहा है। उसके नतीजे तक रुकें।",
  "The time to confirm is over. Connect again to be asked once more.":
    "पुष्टि का समय निकल गया। दोबारा कनेक्ट करें, फिर पूछा जाएगा।",
  "The time for the code is over. Connect again for a new one.":
    "कोड का समय निकल गया। नए कोड के लिए फिर से कनेक्ट करें।",
  "The platform was disconnected.": "प्लेटफ़ॉर्म डिसकनेक्ट किया गया।",
  "This platform is not connected.": "यह प्लेटफ़ॉर्म कनेक्ट नहीं है।",
  "Platform disconnected successfully!": "प्लेटफ़ॉर्म डिसकनेक्ट हो गया!",
  "{1} allows at most {2} a day. Choose {3} or fewer.":
    "{1} एक दिन में ज़्यादा से ज़्यादा {2} की इजाज़त देता है। {3} या कम चुनें।",
  "This platform is not connected. Connect it first.": "यह प्लेटफ़ॉर्म कनेक्ट नहीं है। पहले इसे कनेक्ट करें।",
  "No credits are left. Add money in the wallet, then approve.":
    "कोई क्रेडिट नहीं बचा। वॉलेट में पैसे जोड़ें, फिर मंज़ूर करें।",
  "{1} cannot be used now.": "{1} अभी काम में नहीं आ सकता।",
  "It was prepared anew since you looked. Load it again and look at its answers.":
    "आपके देखने के बाद इसे नए सिरे से तैयार किया गया है। इसे फिर लोड करें और जवाब देखें।",
  "There is no such prepared application. Load the list again to see what waits.":
    "तैयार किया हुआ ऐसा कोई आवेदन नहीं है। क्या रुका है, यह देखने के लिए सूची फिर लोड करें।",
  "It waits no more: it was skipped or rejected, or its job has closed. Its record says which.":
    "यह अब रुका नहीं है: इसे छोड़ा या नामंज़ूर किया गया, या नौकरी बंद हो गई। इसके रिकॉर्ड में लिखा है।",
  "It is approved already. Its record shows how it goes on.":
    "यह पहले ही मंज़ूर है। आगे क्या हुआ, यह इसके रिकॉर्ड में है।",
  "This reason has nothing to exclude by now. Reject it without a filter.":
    "इस वजह से अब छोड़ने को कुछ नहीं है। बिना फ़िल्टर के नामंज़ूर करें।",
  "This platform has no such filter.": "इस प्लेटफ़ॉर्म में ऐसा फ़िल्टर नहीं है।",
  "There is no such platform. Choose one of those under Platforms.":
    "ऐसा कोई प्लेटफ़ॉर्म नहीं है। “प्लेटफ़ॉर्म” में से कोई चुनें।",
  "Schedule deleted. Its runs stay in your history.":
    "शेड्यूल डिलीट हो गया। उसके दौर आपके इतिहास में रहेंगे।",
  "This schedule runs once, when it is saved: there is nothing to pause. Choose Daily or Weekly first.":
    "यह शेड्यूल एक बार चलता है, सेव होते ही: रोकने को कुछ नहीं है। पहले रोज़ या हर हफ़्ते चुनें।",
  "There is no schedule for this platform. Save one first.":
    "इस प्लेटफ़ॉर्म का कोई शेड्यूल नहीं है। पहले एक सेव करें।",
  "This date has passed. Choose today or later.": "यह तारीख़ निकल चुकी है। आज या बाद की चुनें।",
  "There is no such platform. Choose one of your platforms.":
    "ऐसा कोई प्लेटफ़ॉर्म नहीं है। अपने प्लेटफ़ॉर्म में से कोई चुनें।",
  "Sendoff cannot apply on {1} yet. Choose another platform.":
    "Sendoff अभी {1} पर आवेदन नहीं कर सकता। कोई और प्लेटफ़ॉर्म चुनें।",
  "This was undone already, or its 72 hours are over.":
    "यह पहले जैसा किया जा चुका है, या इसके 72 घंटे पूरे हो गए हैं।",
  "Nothing was asked for from this network.": "इस नेटवर्क से कुछ नहीं माँगा गया।",
  "Codes are sent there already.": "वहाँ कोड पहले से भेजे जाते हैं।",
  "You are in this network yourself: no code would reach you here.":
    "आप खुद इसी नेटवर्क में हैं: यहाँ आप तक कोई कोड नहीं पहुँचेगा।",
  "This code undoes nothing. It was used, its 72 hours are over, or it was mistyped.":
    "इस कोड से कुछ पहले जैसा नहीं होता। यह काम में लिया जा चुका है, इसके 72 घंटे पूरे हो गए हैं, या ग़लत लिखा गया है।",
  "Another Sendoff account has the old address now.": "पुराना ईमेल अब किसी और Sendoff खाते में है।",
  "Filters must be a JSON object": "फ़िल्टर JSON ऑब्जेक्ट होने चाहिए",
  "Filters may be at most 256 KB": "फ़िल्टर 256 KB तक ही हो सकते हैं",
  "Years with a skill are a number from 0 to {1}": "किसी स्किल के साल 0 से {1} तक की नंबर हैं",
  "Send an object with fields": "फ़ील्ड वाला ऑब्जेक्ट भेजें",
  "Send min and max": "min और max भेजें",
  "Send a list of texts": "टेक्स्ट की सूची भेजें",
  "Choose a country of the list.": "सूची में से देश चुनें।",
  "There is no such question. Load the page again.": "ऐसा कोई सवाल नहीं है। पेज फिर से लोड करें।",
  "Choose one of the answers.": "जवाबों में से एक चुनें।",
  "There is no such plan": "ऐसा कोई प्लान नहीं है",
  "Send a time zone such as Asia/Kolkata": "Asia/Kolkata जैसा टाइम ज़ोन भेजें",
  "Choose a country of the list": "सूची में से देश चुनें",
  "This amount is too large": "यह रकम बहुत बड़ी है",
  "Choose a currency of the list": "सूची में से मुद्रा चुनें",
  "Send the whole year's pay, such as 2800000": "पूरे साल की सैलरी भेजें, जैसे 2800000",
  "For {1} send {2}": "{1} के लिए {2} भेजें",
  "{1} rupees cannot be a year's pay. {2}": "{1} रुपये साल भर की सैलरी नहीं हो सकती। {2:ours}",
  "Choose the dial code of this number": "इस नंबर का देश का कोड चुनें",
  "Your other changes are being saved just now. Try again in a moment.":
    "आपके दूसरे बदलाव अभी सेव हो रहे हैं। थोड़ी देर में फिर कोशिश करें।",
  "Authentication token not found. Please login again.": "लॉग इन नहीं मिला। फिर से लॉग इन करें।",
  "Confirm that it is you: type the code that we send to your e-mail address.":
    "पुष्टि करें कि यह आप ही हैं: आपके ईमेल पर भेजा गया कोड डालें।",
  "Something went wrong on our side. Please try again. (Request {1})":
    "हमारी तरफ़ कुछ गड़बड़ हुई। फिर कोशिश करें। (अनुरोध {1})",
  "A number is out of range": "कोई नंबर सीमा से बाहर है",
  "The request does not fit": "भेजी गई जानकारी सही नहीं है",
  "There is no room left on our disk, so nothing was saved. Please try again later.":
    "हमारी डिस्क में जगह नहीं बची, इसलिए कुछ सेव नहीं हुआ। बाद में फिर कोशिश करें।",
  "The service is busy for a moment. Please try again.": "अभी काम ज़्यादा है, ज़रा रुककर फिर कोशिश करें।",
  "The request is larger than allowed": "अनुरोध तय सीमा से बड़ा है",
  "This call takes another content type": "यह कॉल किसी और तरह का कंटेंट लेती है",
  "There is nothing at this address": "इस पते पर कुछ नहीं है",
  "The request cannot be read": "अनुरोध पढ़ा नहीं जा सकता",
  "The request's headers are too large": "अनुरोध के हेडर बहुत बड़े हैं",
  "Too many requests. Please wait a moment.": "बहुत सारी कोशिशें हुईं। थोड़ी देर रुकें।",
  "You have sent very much at once. Please wait a moment, then save again.":
    "आपने एक साथ बहुत कुछ भेजा। थोड़ी देर रुकें, फिर सेव करें।",
  "This is not valid JSON": "यह सही JSON नहीं है",
  "More than {1} values: send less at once": "{1} से ज़्यादा मान: एक बार में कम भेजें",
  "Text must not hold NUL characters or broken Unicode":
    "टेक्स्ट में NUL अक्षर या टूटा Unicode नहीं होना चाहिए",
  "Nested deeper than {1} levels": "{1} से ज़्यादा स्तर अंदर",
  "Names must not hold NUL characters or broken Unicode":
    "नामों में NUL अक्षर या टूटा Unicode नहीं होना चाहिए",
  "The body is not valid UTF-8": "सामग्री सही UTF-8 नहीं है",
  "This server is not known under that name. Open {1}, or set PUBLIC_URL to the address at which browsers reach it.":
    "इस नाम से यह सर्वर नहीं जाना जाता। {1} खोलें, या PUBLIC_URL में वह पता डालें जिससे ब्राउज़र यहाँ पहुँचते हैं।",
  "This address takes {1}": "यह पता {1} लेता है",
  "Too many tries. Please wait a moment.": "बहुत बार कोशिश हो चुकी है। थोड़ी देर रुकें।",
  "Type {1} to confirm": "पुष्टि के लिए {1} लिखें",
  "A date such as 2026-12-31": "2026-12-31 जैसी तारीख़",
  "A day from 2000 to 2099": "2000 से 2099 तक का दिन",
  "The range ends before it begins. Choose a day from `from` on.":
    "आख़िरी दिन पहले दिन से पहले है। `from` या उसके बाद का दिन चुनें।",
  "Enter one e-mail address": "एक ईमेल डालें",
  "A dial code such as +91": "+91 जैसा देश का कोड",
  "Digits only": "सिर्फ़ अंक",
  "Search for at most 200 characters": "ज़्यादा से ज़्यादा 200 अक्षर खोजें",
  "Choose from {1}": "इनमें से चुनें: {1}",
  "Minimum amount is $1": "कम से कम रकम $1 है",
  "At most $10,000 at a time": "एक बार में ज़्यादा से ज़्यादा $10,000",
  "Name the platform by its id, a whole number such as 1": "प्लेटफ़ॉर्म उसकी id से बताएँ, जैसे 1",
  "Platform URL must start with https://": "प्लेटफ़ॉर्म का पता https:// से शुरू होना चाहिए",
  "Give the platform a name": "प्लेटफ़ॉर्म का नाम दें",
  "A name has at most {1} characters": "नाम में ज़्यादा से ज़्यादा {1} अक्षर हो सकते हैं",
  "A name is one line of plain characters": "नाम सादे अक्षरों की एक पंक्ति है",
  "Give the platform's address": "प्लेटफ़ॉर्म का पता दें",
  "This address is too long": "यह पता बहुत लंबा है",
  "Enter the account's e-mail": "खाते का ईमेल डालें",
  "The daily limit is a whole number": "रोज़ की सीमा पूरा नंबर है",
  "The daily limit is at least 1": "रोज़ की सीमा कम से कम 1 है",
  "The code from the platform's message": "प्लेटफ़ॉर्म के मैसेज का कोड",
  "The lower salary cannot exceed the upper one": "कम वाली सैलरी ज़्यादा वाली से बड़ी नहीं हो सकती",
  "{1} or more": "{1} या ज़्यादा",
  "{1} is a whole number, {2}": "{1} एक पूरा नंबर है, {2:ours}",
  "A note has at most {1} characters": "नोट में ज़्यादा से ज़्यादा {1} अक्षर हो सकते हैं",
  "Choose at least one application": "कम से कम एक आवेदन चुनें",
  "Choose at most {1} at once": "एक बार में ज़्यादा से ज़्यादा {1} चुनें",
  "Write what to exclude": "लिखें कि क्या छोड़ना है",
  "On is true, off is false": "चालू true है, बंद false",
  "The goal is a whole number from 1 to 1000": "लक्ष्य 1 से 1000 तक की पूरा नंबर है",
  "The goal is at least 1": "लक्ष्य कम से कम 1 है",
  "The goal is at most 1000": "लक्ष्य ज़्यादा से ज़्यादा 1000 है",
  "A time such as 09:00:00": "09:00:00 जैसा समय",
  "Choose ONETIME, DAILY or WEEKLY": "ONETIME, DAILY या WEEKLY चुनें",
  "Send a list of schedules": "शेड्यूल की सूची भेजें",
  "Send at least one schedule": "कम से कम एक शेड्यूल भेजें",
  "At most 100 schedules at a time": "एक बार में ज़्यादा से ज़्यादा 100 शेड्यूल",
  "Each platform may be named once": "हर प्लेटफ़ॉर्म एक ही बार आ सकता है",
  "The code has 16 letters and digits": "कोड में 16 अक्षर और अंक होते हैं",
  "Send the year's pay in digits, such as 2800000": "साल की सैलरी अंकों में भेजें, जैसे 2800000",
  "This file is not a PDF or a Word document. Please upload your CV as .pdf, .docx or .doc.":
    "यह फ़ाइल PDF या Word नहीं है। सीवी .pdf, .docx या .doc में अपलोड करें।",
  "This file is empty. Please choose your CV again.": "यह फ़ाइल खाली है। सीवी फिर से चुनें।",
  "This file is larger than 5 MB. Please upload a smaller one, for example without pictures.":
    "यह फ़ाइल 5 MB से बड़ी है। छोटी फ़ाइल अपलोड करें, जैसे बिना तस्वीरों के।",
  "This file is protected with a password. Please save a copy without a password and upload that.":
    "इस फ़ाइल पर पासवर्ड लगा है। बिना पासवर्ड की कॉपी सेव करके वह अपलोड करें।",
  "This file is damaged and cannot be opened. Please export your CV again and upload the new file.":
    "यह फ़ाइल ख़राब है और खुल नहीं सकती। सीवी फिर से एक्सपोर्ट करें और नई फ़ाइल अपलोड करें।",
  "This file holds no text that can be read, only pictures, as a scan does. Please upload a CV exported from a word processor.":
    "इस फ़ाइल में पढ़ने लायक टेक्स्ट नहीं है, सिर्फ़ तस्वीरें हैं, जैसे स्कैन में। वर्ड प्रोसेसर से एक्सपोर्ट किया हुआ सीवी अपलोड करें।",
  "This file has more than 50 pages. Please upload only your CV.":
    "इस फ़ाइल में 50 से ज़्यादा पेज हैं। सिर्फ़ अपना सीवी अपलोड करें।",
  "This file is too complex to be read safely. Please export your CV again as a plain PDF.":
    "यह फ़ाइल इतनी उलझी है कि सुरक्षित ढंग से पढ़ी नहीं जा सकती। सीवी फिर से सादे PDF में एक्सपोर्ट करें।",
  "Reading this file took too long. Please export your CV again as a plain PDF and try once more.":
    "इस फ़ाइल को पढ़ने में बहुत समय लगा। सीवी फिर से सादे PDF में एक्सपोर्ट करके एक बार और कोशिश करें।",
  "You have {1} CVs, the most that can be kept. Delete one of them first.":
    "आपके {1} सीवी हैं, इससे ज़्यादा नहीं रखे जा सकते। पहले कोई एक डिलीट करें।",
  "A run on {1} is under way already.": "{1} पर एक दौर पहले से चल रहा है।",
  "Today's goal on {1} is reached: {2} sent.": "{1} पर आज का लक्ष्य पूरा हुआ: {2} भेजे गए।",
  "Today's limit on {1} is reached: {2} of {3}. It opens again tomorrow.":
    "{1} पर आज की सीमा पूरी हुई: {3} में से {2}। कल फिर खुलेगी।",
  "No credits are left. Add money in the wallet to go on.":
    "कोई क्रेडिट नहीं बचा। आगे बढ़ने के लिए वॉलेट में पैसे जोड़ें।",
  "Job preferences not found. Please set up your job preferences first in the profile section.":
    "नौकरी की पसंद नहीं मिली। पहले प्रोफ़ाइल में अपनी नौकरी की पसंद भरें।",
  "You have paused everything. Press Resume all to start again.":
    "आपने सब कुछ रोक रखा है। फिर शुरू करने के लिए “सब फिर शुरू करें” दबाएँ।",
  "{1} is not connected. Connect it first.": "{1} कनेक्ट नहीं है। पहले इसे कनेक्ट करें।",
  "{1} is on or off: send true or false.": "{1} चालू या बंद होता है: true या false भेजें।",
  "{1} has no such option. Choose from: {2}.": "{1} में ऐसा विकल्प नहीं है। इनमें से चुनें: {2}।",
  "{1} is a text.": "{1} टेक्स्ट है।",
  "{1} is too long. Keep it under {2} characters.": "{1} बहुत लंबा है। {2} अक्षरों से कम रखें।",
  "{1} is a whole number from 0 to 100.": "{1} 0 से 100 तक की पूरा नंबर है।",
  "The payment provider does not answer. Please try again in a moment.":
    "पेमेंट कंपनी जवाब नहीं दे रही। थोड़ी देर में फिर कोशिश करें।",
  "The payment provider's answer cannot be read. Please try again in a moment.":
    "पेमेंट कंपनी का जवाब पढ़ा नहीं जा सकता। थोड़ी देर में फिर कोशिश करें।",
  "This is no address. Copy it from the browser's address bar.":
    "यह पता नहीं है। ब्राउज़र के एड्रेस बार से कॉपी करें।",
  "Leave the user name and password out of the address.": "पते से यूज़रनेम और पासवर्ड हटा दें।",
  "{1} boards are bookmarks: each company there wants an account before it shows its form. Open it and apply yourself.":
    "{1} के जॉब पेज बुकमार्क की तरह रखे जाते हैं: वहाँ हर कंपनी फ़ॉर्म दिखाने से पहले खाता माँगती है। पेज खोलें और खुद आवेदन करें।",
  "This address is inside a private network. Give one that everybody on the internet can open.":
    "यह पता किसी निजी नेटवर्क के अंदर है। ऐसा पता दें जो इंटरनेट पर सब खोल सकें।",
  "This {1} address names no company. Open the company's list of jobs and copy its address.":
    "{1} का यह पता किसी कंपनी का नाम नहीं बताता। कंपनी की नौकरियों की सूची खोलें और उसका पता कॉपी करें।",
  "This is your address already": "यह पहले से आपका ईमेल है",
  "Another Sendoff account has this address. Sign in to that one, or use another address.":
    "यह ईमेल किसी और Sendoff खाते में है। उसमें लॉग इन करें, या दूसरा ईमेल डालें।",
  "Please upload your photo as .jpg or .png": "फ़ोटो .jpg या .png में अपलोड करें",
  "This picture is damaged or not complete": "यह तस्वीर ख़राब या अधूरी है",
  "This skip cannot be undone any more: the job has moved on since, or the skip was undone already. Its record says where it stands.":
    "छोड़ा हुआ अब वापस नहीं आ सकता: नौकरी तब तक आगे बढ़ चुकी है, या वह पहले ही वापस लाई जा चुकी है। इसके रिकॉर्ड में लिखा है कि वह कहाँ है।",
  "It took too long. Connect again.": "बहुत देर लग गई। फिर से कनेक्ट करें।",
  "The sign-in took too long. Connect again.": "लॉग इन में बहुत देर लग गई। फिर से कनेक्ट करें।",
  "There is no picture of this file.": "इस फ़ाइल की कोई तस्वीर नहीं है।",
  "This approval cannot be taken back any more: it is being sent, or it was taken back already. Its record says where it stands.":
    "यह मंज़ूरी अब वापस नहीं ली जा सकती: आवेदन भेजा जा रहा है, या मंज़ूरी पहले ही वापस ली जा चुकी है। इसके रिकॉर्ड में लिखा है कि वह कहाँ है।",
  "There is no doubt about this application that you could settle. Its record says where it stands.":
    "इस आवेदन के बारे में ऐसा कुछ बाकी नहीं जो आप बता सकें। इसके रिकॉर्ड में लिखा है कि वह कहाँ है।",
  "{1}, perhaps in another window. Its record is where you change that.":
    "{1:ours}, शायद दूसरी विंडो में। इसे इसके रिकॉर्ड में बदल सकते हैं।",
  "This application has moved on meanwhile. Its record says where it stands.":
    "यह आवेदन इस बीच आगे बढ़ चुका है। इसके रिकॉर्ड में लिखा है कि वह कहाँ है।",
  "{1} What is approved goes out tomorrow morning.": "{1:ours} जो मंज़ूर हुआ है, वह कल सुबह जाएगा।",
  "{1} What is approved goes out with the next run.": "{1:ours} जो मंज़ूर हुआ है, वह अगले दौर में जाएगा।",
  "Write what to exclude.": "लिखें कि क्या छोड़ना है।",
  "Send a list": "सूची भेजें",
  "Give an address that begins with https://.": "https:// से शुरू होने वाला पता डालें।",
};
