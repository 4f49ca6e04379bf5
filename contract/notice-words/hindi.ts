// The notices in Hindi. Fetched with the catalogue by who reads Hindi; the server words mails with it.
import type { NoticeCode } from './english.ts';
import { FAMILY_NOTICES_IN_HINDI } from './family-hindi.ts';
import type { Text } from './fill.ts';

const CHOOSE_ANOTHER = 'अगर आपको अब भी दिखाना है, तो आप दूसरा समय चुन सकते हैं।';
const IF_YOU_CANNOT = 'अगर आप तब नहीं आ सकते, तो इसे रद्द करें या दूसरा समय चुनें।';
const KEEP_PLACE = 'वेटिंग लिस्ट में आपकी जगह बनी हुई है।';
const BRING_CARD = 'अपॉइंटमेंट लें, और टीकाकरण कार्ड साथ लाएँ।';
const STAY_OPEN = 'छुट्टी मिलने तक आपका रिकॉर्ड वार्ड के लिए खुला रहेगा। अगर आप यहाँ भर्ती नहीं हैं, तो हमें फ़ोन करें।';
const STILL_TO_READ = 'पढ़ने के लिए अपने संदेश खोलें।';

const BY_VIDEO = 'यह वीडियो से होगी, कहीं जाना नहीं है। समय से 15 मिनट पहले से {video} खोलें';
const ANOTHER_TIME = '{doctor} के साथ दूसरा समय चुनें, वीडियो से या क्लिनिक में। तबीयत बिगड़े, तो उसका इंतज़ार न करें।';

export const NOTICES_IN_HINDI: Readonly<Record<NoticeCode, { title: string; text: Text }>> = {
  'visit-approved': {
    title: '{doctor} ने आपकी अपॉइंटमेंट मंज़ूर कर ली है',
    text: ['{when}', '{room}', '{directions}', BY_VIDEO],
  },
  'visit-declined': {
    title: '{doctor} आपके माँगे हुए समय पर आपको नहीं देख पाएँगे',
    text: ['{when}', '{reason}', CHOOSE_ANOTHER],
  },
  'visit-cancelled': {
    title: '{doctor} के साथ आपकी अपॉइंटमेंट रद्द हो गई है',
    text: ['{when}', '{reason}', CHOOSE_ANOTHER],
  },
  'visit-cancelled-record-closed': {
    title: '{doctor} के साथ आपकी अपॉइंटमेंट रद्द हो गई है',
    text: [
      '{when}',
      '{reason}',
      'क्लिनिक में आपका रिकॉर्ड बंद कर दिया गया है। अगर आपको अब भी दिखाना है, तो कृपया क्लिनिक को फ़ोन करें।',
    ],
  },
  'visit-moved': {
    title: '{doctor} के साथ आपकी अपॉइंटमेंट का समय बदल गया है',
    text: ['पहले थी: {before}', 'अब है: {when}', BY_VIDEO, '{reason}', IF_YOU_CANNOT],
  },
  'visit-moved-to-another': {
    title: '{doctor} के साथ आपकी अपॉइंटमेंट बदल गई है',
    text: ['पहले थी: {before}', 'अब है: {when}, {newDoctor} के साथ', BY_VIDEO, '{reason}', IF_YOU_CANNOT],
  },
  'visit-not-answered': {
    title: 'आपकी माँग का समय पर किसी ने जवाब नहीं दिया',
    text: '{doctor}, {when}। कृपया दूसरा समय चुनें; हमें खेद है।',
  },
  'visit-not-answered-come-today': {
    title: 'कृपया अब और इंतज़ार न करें',
    text: [
      'आपकी माँग का अभी तक जवाब नहीं आया है, और आपको आज ही डॉक्टर को दिखाना चाहिए',
      'आज ही {clinic}, {address} के डेस्क पर आएँ, या बिना अपॉइंटमेंट वाले किसी क्लिनिक या अस्पताल की इमरजेंसी में जाएँ',
      'तबीयत बिगड़े, तो {emergencyNumber} पर कॉल करें',
    ],
  },
  'visit-waits-again': { title: 'आपकी माँग फिर जवाब के इंतज़ार में है', text: '{doctor} ने अपना फ़ैसला वापस लिया: {when}।' },
  'visit-booked-by-desk': {
    title: '{doctor} के साथ आपकी अपॉइंटमेंट है',
    text: ['{when}', '{room}', '{directions}', BY_VIDEO, `डेस्क ने यह आपके लिए ली है। ${IF_YOU_CANNOT}`],
  },
  'video-visit-missed': { title: 'आपकी वीडियो अपॉइंटमेंट नहीं हो पाई', text: ['समय पर कोई नहीं मिला', ANOTHER_TIME] },
  'video-visit-broken-off': {
    title: 'आपकी वीडियो अपॉइंटमेंट बीच में रुक गई',
    text: ['पूरी होने से पहले ही ख़त्म हो गई', ANOTHER_TIME],
  },
  'visit-done': { title: '{doctor} को दिखाना आपके रिकॉर्ड में दर्ज हो गया है', text: '{when}।' },
  'visit-missed': { title: '{doctor} ने दर्ज किया कि आप नहीं आए', text: '{when}।' },
  'visit-missed-says-desk': { title: 'डेस्क ने दर्ज किया कि आप नहीं आए', text: '{when}।' },
  'visit-left': { title: '{doctor} को दिखाने से पहले आप चले गए', text: ['{when}', CHOOSE_ANOTHER] },
  'visit-note-taken-back': {
    title: 'डेस्क ने जो दर्ज किया था, उसे वापस ले लिया है',
    text: ['{doctor} के साथ आपकी अपॉइंटमेंट: {when}', 'इस पर अभी कुछ दर्ज नहीं है।'],
  },
  'queue-joined': {
    title: 'आप {doctor} के इंतज़ार में हैं',
    text: [
      'आपका नंबर {token} है',
      '{room}',
      '{directions}',
      'डेस्क ने आपको लाइन में लगाया है, और {doctor} आपका रिकॉर्ड खोल सकते हैं। अगर आप क्लिनिक में नहीं हैं, तो हमें बताएँ',
    ],
  },
  'queue-elsewhere': {
    title: 'अब आप {doctor} के इंतज़ार में हैं',
    text: ['{earlierDoctor} की जगह', '{reason}', 'आपका नंबर {token} ही रहेगा'],
  },
  'queue-left': { title: 'आप {doctor} के इंतज़ार में नहीं हैं', text: 'डेस्क ने आपको ग़लती से लाइन में लगा दिया था।' },
  'called-in': { title: 'आपकी बारी है: {doctor} आपको बुला रहे हैं', text: ['कृपया अभी अंदर जाएँ', '{directions}'] },
  'called-in-to-room': {
    title: 'आपकी बारी है: {doctor} आपको बुला रहे हैं, {room}',
    text: ['कृपया अभी अंदर जाएँ', '{directions}'],
  },
  'called-in-not-yet': {
    title: '{doctor} अभी तैयार नहीं हैं',
    text: 'कृपया थोड़ा और इंतज़ार करें। आपको फिर बुलाया जाएगा।',
  },

  'offer-held': { title: 'एक समय ख़ाली हुआ है: {doctor}', text: '{when}। यह {until:time} बजे तक आपके लिए रखा है।' },
  'offer-lapsed': {
    title: 'आपके लिए रखा हुआ समय अगले मरीज़ को दिया जा रहा है',
    text: `{doctor}, {when}। दस मिनट पूरे हो गए। ${KEEP_PLACE}`,
  },
  'offer-withdrawn': {
    title: 'आपके लिए रखा हुआ समय अब नहीं मिल सकता',
    text: `{doctor}, {when}। हमें खेद है। ${KEEP_PLACE}`,
  },
  'wait-over': {
    title: 'अब आप {whom} की वेटिंग लिस्ट में नहीं हैं',
    text: 'आपको ठीक लगने वाला कोई समय ख़ाली नहीं हुआ। आप दूसरा समय ले सकते हैं, या फिर से लिस्ट में आ सकते हैं।',
  },
  'wait-over-doctor-left': {
    title: 'अब आप {whom} की वेटिंग लिस्ट में नहीं हैं',
    text: 'ये डॉक्टर अब यहाँ मरीज़ नहीं देखते। आप किसी और डॉक्टर का समय ले सकते हैं या उनका इंतज़ार कर सकते हैं।',
  },
  'wait-over-department-closed': {
    title: 'अब आप {whom} की वेटिंग लिस्ट में नहीं हैं',
    text: 'इस विभाग में अब यहाँ कोई मरीज़ नहीं देखता। आप किसी और डॉक्टर का समय ले सकते हैं या उनका इंतज़ार कर सकते हैं।',
  },

  'reminder-of-visit-in-an-hour': { title: 'एक घंटे के अंदर आपकी अपॉइंटमेंट है', text: '{doctor}, {when}' },
  'reminder-of-visit-in-a-day': { title: '24 घंटे के अंदर आपकी अपॉइंटमेंट है', text: '{doctor}, {when}' },
  'reminder-of-note': { title: '{title}', text: '{detail}' },
  'dose-due': { title: 'दवा का समय: {name}', text: '{doses}।' },
  'dose-due-not-marked': { title: 'दवा का समय: {name}', text: '{doses}। अभी तक कोई निशान नहीं लगा है।' },
  'doses-due': { title: 'आपकी दवाओं का समय', text: '{doses}।' },
  'doses-due-not-marked': { title: 'आपकी दवाओं का समय', text: '{doses}। अभी तक कोई निशान नहीं लगा है।' },
  'vaccines-due': { title: 'टीके लगवाने का समय हो गया है', text: `{names:vaccines}। ${BRING_CARD}` },
  'vaccines-overdue': { title: 'टीकों का समय निकल चुका है', text: `{names:vaccines}। ${BRING_CARD}` },

  'medicine-prescribed': { title: '{doctor} ने आपके लिए दवा लिखी है', text: ['{medicines}', 'जाँचें: {tests}'] },
  'tests-ordered': { title: '{doctor} ने आपके रिकॉर्ड में लिखा है', text: ['जाँचें: {tests}'] },
  'diagnosis-written': { title: '{doctor} ने आपके रिकॉर्ड में लिखा है', text: 'डॉक्टर ने क्या पाया, यह आपके रिकॉर्ड में है।' },
  'medicine-stopped': { title: '{name} लेना बंद करें', text: '{reason}' },
  'medicine-stopped-after-stay': { title: '{name} लेना बंद करें', text: 'वार्ड में भर्ती रहने के बाद यह दवा बंद की गई है।' },
  'medicine-replaced': {
    title: '{names}: पुराने पर्चे की जगह नया पर्चा है',
    text: 'अब से यह लें: {now}। यह अब न लें: {before}। दोनों न लें।',
  },
  'medicines-replaced': {
    title: '{names}: पुराने पर्चे की जगह नया पर्चा है',
    text: 'अब से यह लें: {now}। यह अब न लें: {before}। इनमें से सिर्फ़ नई वाली लें।',
  },
  'medicine-goes-on': {
    title: '{name} पहले की तरह लें',
    text: 'आपके डॉक्टर ने तय किया है कि वार्ड से छुट्टी के बाद यह दवा जारी रहेगी।',
  },
  'medicine-held': {
    title: '{names} दोबारा लेने से पहले अपने डॉक्टर से पूछें',
    text: 'वार्ड ने इसे बंद किया या बदला था। आपके डॉक्टर तय करेंगे, तब हम आपको बताएँगे। पूछने के लिए {phone} पर फ़ोन करें।',
  },
  'medicine-still-held': {
    title: '{names} दोबारा लेने से पहले अब भी पूछें',
    text: 'अभी तक किसी डॉक्टर ने तय नहीं किया है कि यह दवा आगे कैसे चलेगी। हमने और डॉक्टरों से पूछा है। कृपया {phone} पर फ़ोन करके पूछें।',
  },
  'repeat-renewed': { title: '{name} फिर से लिख दी गई है', text: ['{answer}', 'आप इसे पहले की तरह ले सकते हैं।'] },
  'repeat-refused': { title: '{name} दोबारा नहीं लिखी गई', text: ['{answer}'] },
  'repeat-visit-first': {
    title: 'कृपया पहले दिखाने आएँ: {name}',
    text: ['{answer}', 'अपॉइंटमेंट लें, फिर हम इस पर बात करेंगे।'],
  },
  'result-released': { title: 'आपकी रिपोर्ट आ गई है: {test}', text: '{doctor} ने इसे देख लिया है।' },
  'result-released-with-note': { title: 'आपकी रिपोर्ट आ गई है: {test}', text: '{note}' },
  news: { title: 'आपके लिए कुछ नया है', text: 'पढ़ने के लिए पेज फिर लोड करें।' },
  'record-held': { title: 'आपके रिकॉर्ड से एक ख़बर', text: 'जब हमारा स्टाफ़ आपकी पहचान जाँच लेगा, तब आप इसे यहाँ पढ़ सकेंगे।' },

  'message-from-doctor': { title: '{doctor} का नया संदेश', text: STILL_TO_READ },
  'message-from-desk': { title: 'डेस्क का नया संदेश', text: STILL_TO_READ },
  'message-shows-danger': {
    title: 'यह इमरजेंसी हो सकती है: {emergencyNumber} पर कॉल करें',
    text: 'आपने जो लिखा है, वह ख़तरे का लक्षण हो सकता है। जवाब का इंतज़ार न करें: {emergencyNumber} पर कॉल करें।',
  },
  'call-answered': {
    title: 'मदद के लिए आपकी पुकार क्लिनिक को मिल गई है',
    text: '{name} ने मदद के लिए आपकी पुकार देख ली है और वे मदद में लगे हैं।',
  },

  admitted: {
    title: 'आपको भर्ती किया गया है',
    text: 'बेड {place}, डॉक्टर {doctor}। अगर यह सही नहीं है, तो हमारे स्टाफ़ को बताएँ या हमें फ़ोन करें।',
  },
  'admission-not-accepted': {
    title: 'आपकी भर्ती मंज़ूर नहीं हुई',
    text: '{doctor} ने बेड {place} पर भर्ती नहीं ली। आगे क्या होगा, यह हमारा स्टाफ़ आपको बताएगा।',
  },
  'stay-accepted-after-glass': {
    title: '{name} ने इमरजेंसी के अधिकार से रिकॉर्ड खोलकर भर्ती मंज़ूर की',
    text: STAY_OPEN,
  },
  'stay-accepted-after-alert': { title: '{name} ने एक अलर्ट के कारण रिकॉर्ड खोलकर भर्ती मंज़ूर की', text: STAY_OPEN },
  'stay-opened-by-alarm': {
    title: 'डॉक्टर के भर्ती मंज़ूर करने से पहले, एक अलार्म के कारण रिकॉर्ड खोला गया',
    text: 'वार्ड में एक माप से अलार्म बजा, इसलिए ड्यूटी पर मौजूद डॉक्टर और नर्स आपका रिकॉर्ड खोल सकते हैं। अगर आप यहाँ भर्ती नहीं हैं, तो हमें फ़ोन करें।',
  },

  'record-opened': {
    title: '{name} ने आपका रिकॉर्ड खोला',
    text: 'आपके इलाज से बाहर, 60 मिनट के लिए। बताया गया कारण: {reason}',
  },
  'record-opening-not-justified': {
    title: 'आपका रिकॉर्ड खोले जाने की हमने जाँच की',
    text: '{name} ने आपके इलाज से बाहर आपका रिकॉर्ड खोला था। हमने जाँच की और पाया कि यह सही नहीं था।',
  },
  'card-opened': {
    title: 'आपका इमरजेंसी कार्ड खोला गया',
    text: 'उसके लिंक से, {device} पर। अगर यह लिंक किसी के पास नहीं होना चाहिए, तो उसे बंद करें।',
  },
  'contact-changed': {
    title: 'आपसे संपर्क की जानकारी बदली है',
    text: 'नाम या फ़ोन नंबर बदला गया है। अगर आपको इसकी उम्मीद नहीं थी, तो हमारे डेस्क को बताएँ।',
  },
  'email-to-approve': { title: 'नया ईमेल', text: 'डेस्क ने {email} लिखा है। आपकी सहमति के बाद ही यह चलेगा।' },
  'account-closed': {
    title: 'आपका अकाउंट बंद है',
    text: 'हमारे डेस्क ने आपका अकाउंट बंद किया है: आप लॉगिन नहीं कर सकते, और कोई अपॉइंटमेंट नहीं ली जाएगी। आपका रिकॉर्ड रखा हुआ है।',
  },
  'erasure-agreed': {
    title: 'आपका रिकॉर्ड तीन दिन में मिटा दिया जाएगा',
    text: 'तब आपके बारे में हमारी सारी जानकारी मिट जाएगी, और उसे कोई वापस नहीं ला सकता। आने वाली अपॉइंटमेंट रद्द होंगी। अगर आपने यह नहीं माँगा, या रिकॉर्ड रखना चाहते हैं, तो तुरंत हमें फ़ोन करें।',
  },
  'erasure-stopped': {
    title: 'आपका रिकॉर्ड नहीं मिटाया जाएगा',
    text: 'मिटाना रोक दिया गया है। सब कुछ पहले जैसा है।',
  },
  'account-open-again': {
    title: 'आपका अकाउंट फिर खुल गया है',
    text: 'हमारे डेस्क ने आपका अकाउंट फिर खोल दिया है: आप पहले की तरह लॉगिन करें।',
  },
  'dose-missed': {
    title: 'हो सकता है कि {name} की एक दवा छूट गई हो',
    text: '{names}, {when:time}। किसी ने निशान नहीं लगाया है कि दवा ली गई।',
  },
  ...FAMILY_NOTICES_IN_HINDI,
};
