// Doses at home. A draft, to be read by clinicians who speak Hindi: nothing here may be read as "take it again".
import type { Catalogue } from '#contract/language/language.ts';

export const DOSES: Catalogue = {
  'Only {onDays}': 'सिर्फ़ {onDays}',
  'I took it': 'मैंने ले ली थी',
  'I left it out': 'मैंने नहीं ली',
  Skip: 'इस बार नहीं ली',
  'We remind you in {minutes} minutes': 'हम आपको {minutes} मिनट बाद याद दिलाएँगे',
  'Remind me later': 'बाद में याद दिलाएँ',
  'Undo the delay': 'बाद में याद दिलाना रद्द करें',
  'In {minutes} min': '{minutes} मिनट बाद',
  'I forgot it': 'मैं भूल गया/गई',
  'I have none left': 'दवा ख़त्म हो गई',
  'It made me unwell': 'इससे तबीयत ख़राब हुई',
  'I was told to leave it out': 'मुझे न लेने को कहा गया',
  'Another reason': 'कोई और कारण',
  'Taken {time}': '{time} पर ले ली',
  'Left out: {reason}': 'नहीं ली: {reason}',
  '{why}. Your doctor has been told.': '{why}। आपके डॉक्टर को बता दिया गया है।',
  'Again at {time}': '{time} पर याद दिलाएँगे',
  'Missed, or not marked': 'छूट गई, या निशान नहीं लगा',
  'Due now': 'समय हो गया',
  'at {times}': 'समय {times}',
  '{skipped} left out': '{skipped} नहीं ली',
  '{missed} missed or not marked': '{missed} छूटी या निशान नहीं लगा',
  '{taken} of {all} taken': '{all} में से {taken} ले ली',
  'You are on the ward.': 'आप वार्ड में हैं।',
  '{name} is on the ward.': '{name} वार्ड में हैं।',
  'The nurses give {name} the medicines. Bring or give nothing without asking them.':
    '{name} को दवाएँ नर्स देती हैं। उनसे पूछे बिना कोई दवा न लाएँ और न दें।',
  'Nothing is planned at home while {name} is on the ward.': 'जब तक {name} वार्ड में हैं, घर के लिए कुछ तय नहीं है।',
  'Nothing is planned today. What {name} takes as needed has no times.':
    'आज कुछ तय नहीं है। {name} जो दवा सिर्फ़ ज़रूरत होने पर लेते हैं, उसका कोई समय नहीं होता।',
  'No doses are planned. They appear here when a doctor prescribes {name} something.':
    'कोई ख़ुराक तय नहीं है। डॉक्टर {name} को कुछ लिखेंगे, तो वह यहाँ दिखेगा।',
  'The nurses give you your medicines. Take nothing of your own without asking them.':
    'दवाएँ आपको नर्स देती हैं। उनसे पूछे बिना अपनी कोई दवा न लें।',
  'Do not take a double dose to make up for a missed one.': 'छूटी हुई ख़ुराक के बदले दोगुनी ख़ुराक न लें।',
  'Look in the leaflet of the pack, under “If you forget to take it”. If you are not sure, ask your pharmacist or your doctor before the next dose.':
    'दवा के पैक में रखे काग़ज़ में देखें कि भूल जाने पर क्या करना है। पक्का पता न हो, तो अगली ख़ुराक से पहले दवा की दुकान पर फ़ार्मासिस्ट से या अपने डॉक्टर से पूछें।',
  'Source: European Medicines Agency, template of package leaflets, section 3.':
    'स्रोत: यूरोपीय दवा एजेंसी, दवा के पैक में रखे काग़ज़ का नमूना, भाग 3।',
  Yesterday: 'बीते कल',
  'Nothing is planned at home while you are on the ward.': 'जब तक आप वार्ड में हैं, घर के लिए कुछ तय नहीं है।',
  'Nothing is planned today. The next dose is tomorrow: {name}.': 'आज कुछ तय नहीं है। अगली ख़ुराक कल लेनी है: {name}।',
  'Nothing is planned today. What you take as needed has no times.':
    'आज कुछ तय नहीं है। जो दवा सिर्फ़ ज़रूरत होने पर लेनी है, उसका कोई समय नहीं होता।',
  'No doses are planned. They appear here when a doctor prescribes you something.':
    'कोई ख़ुराक तय नहीं है। डॉक्टर दवा लिखेंगे, तो ख़ुराकें यहाँ दिखेंगी।',
  'The week behind': 'पिछला हफ़्ता',
  'Take none before {moment}. You have taken the earlier one already.':
    '{moment} से पहले कोई ख़ुराक न लें। पहले वाली ख़ुराक आप ले चुके हैं।',
  'Next dose: {day}': 'अगली ख़ुराक: {day}',
  'Ask your doctor before taking this again.': 'यह दवा फिर शुरू करने से पहले अपने डॉक्टर से पूछें। तब तक न लें।',
  'The ward stopped it, and your doctor has not decided yet how it goes on. We tell you then.':
    'वार्ड में यह दवा बंद कर दी गई थी, और आगे क्या करना है यह आपके डॉक्टर ने अभी तय नहीं किया। तय होने पर हम आपको बताएँगे।',
  'The ward changed it, and your doctor has not decided yet how it goes on. We tell you then.':
    'वार्ड में यह दवा बदल दी गई थी, और आगे क्या करना है यह आपके डॉक्टर ने अभी तय नहीं किया। तय होने पर हम आपको बताएँगे।',
  'Call {phone}': '{phone} पर कॉल करें',
  'Ended {day}': '{day} को ख़त्म हुई',
  'Days left: unknown': 'कितने दिन बाक़ी: पता नहीं',
  'Ask for a repeat from {day}.': 'दोबारा लिखवा सकते हैं: {day} से।',
  'This course is finished. If you are not well, a doctor looks first.':
    'यह दवा पूरी हो चुकी है। तबीयत ठीक न हो, तो पहले डॉक्टर देखेंगे।',
  'Asked for {name}': '{name} दोबारा लिखने को कहा गया',
  'Your doctor': 'आपके डॉक्टर',
  'Ask for a repeat': 'दोबारा लिखवाएँ',
  'Asked {day}.': '{day} को कहा गया।',
  '{doctor} decides.': '{doctor} तय करेंगे।',
  '{doctor} prescribed it again on {day}.': '{doctor} ने {day} को इसे दोबारा लिखा।',
  'No repeat.': 'दोबारा नहीं लिखी गई।',
  'Please come first.': 'कृपया पहले दिखाने आएँ।',
  'Your medicines': 'आपकी दवाएँ',
  'Change times': 'समय बदलें',
  'Nothing is prescribed at the moment.': 'अभी कोई दवा नहीं लिखी गई है।',
  'Choose a reason.': 'कारण चुनें।',
  'Say why, in a few words.': 'कुछ शब्दों में कारण बताएँ।',
  'Marked as left out': '“नहीं ली” का निशान लग गया',
  'Wait for an answer before the next dose. If you get worse, call {number}.':
    'अगली ख़ुराक लेने से पहले जवाब का इंतज़ार करें। तबीयत बिगड़े, तो {number} पर कॉल करें।',
  'Your doctor has been told': 'आपके डॉक्टर को बता दिया गया है',
  'Leave out {name} {dosage}?': 'इस बार {name} {dosage} नहीं ली?',
  'Why?': 'क्यों?',
  'In your words': 'अपने शब्दों में',
  'Leave it out': 'इस बार नहीं ली',
  'We tell your doctor that it made you unwell.': 'हम आपके डॉक्टर को बताएँगे कि इससे आपकी तबीयत ख़राब हुई।',
  'Trouble with breathing, a swollen face or throat, fainting or pain in the chest: do not wait for an answer, call {number}.':
    'साँस लेने में तकलीफ़, चेहरे या गले में सूजन, बेहोशी या सीने में दर्द हो: जवाब का इंतज़ार न करें, {number} पर कॉल करें।',
  'Do not stop it for good by yourself. {link} what you felt.': 'दवा अपने आप हमेशा के लिए बंद न करें। क्या महसूस हुआ, {link}।',
  'Write to your doctor': 'अपने डॉक्टर को लिखें',
  '{times}. A time that has passed today counts from tomorrow.': '{times}। जो समय आज निकल चुका है, वह कल से लागू होगा।',
  'Times changed': 'समय बदल गए',
  'When do you take {name}?': 'आप {name} कब लेते हैं?',
  '{words}, as it was prescribed. You choose the times; we remind you then.':
    '{words}, जैसा डॉक्टर ने लिखा है। समय आप चुनें; हम उसी समय याद दिलाएँगे।',
  'Dose {n}': 'ख़ुराक {n}',
  'All times: {times}': 'सारे समय: {times}',
  'Save times': 'समय सेव करें',
  'When did you take {name} {dosage}?': 'आपने {name} {dosage} कब ली थी?',
  'I took it then': 'तब ले ली थी',
};
