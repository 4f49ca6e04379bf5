import type { Text } from '#contract/notice-words/fill.ts';
import type { LetterCode, PARTS } from './english.ts';

const CALL_IF_WRONG = 'अगर यह सही नहीं है, तो कृपया हमें फ़ोन करें: {phone}';
const ADDRESS = '{clinic} में आपका ईमेल';
const REGISTERED = `{clinic} में आपका रजिस्ट्रेशन हो गया है। आपकी Health ID (PUD) है:

{pud}`;
const CONFIRM = `कृपया पक्का करें कि यह ईमेल आपका है। लिंक एक बार, 7 दिन तक चलता है:

{link}`;
const UNTIL_THEN = 'तब तक हम यहाँ और कुछ नहीं भेजेंगे। अगर आपने रजिस्टर नहीं किया, तो कुछ न करें: किसी ने अपना ईमेल ग़लत लिखा है।';

export const LETTERS_IN_HINDI: Readonly<Record<LetterCode, { subject: string; text: Text }>> = {
  welcome: {
    subject: 'आपकी Health ID',
    text: `${REGISTERED}

इससे और अपने पासवर्ड से लॉगिन करें: {loginLink}

${CONFIRM}

${UNTIL_THEN}`,
  },
  'welcome-password-lost': {
    subject: 'आपकी Health ID',
    text: `${REGISTERED}

इससे और अपने पासवर्ड से लॉगिन करें: {loginLink}

${CONFIRM}

किसी ने, शायद आपने, नया पासवर्ड माँगा था। ईमेल पक्का करने के बाद आप उसे यहाँ रख सकते हैं: {forgotLink}

${UNTIL_THEN}`,
  },
  'welcome-from-desk': {
    subject: 'आपकी Health ID',
    text: `${REGISTERED}

इससे और डेस्क के कोड से आप पासवर्ड चुनें: {activateLink}

${CONFIRM}

${UNTIL_THEN}`,
  },
  'email-approval': {
    subject: ADDRESS,
    text: `हमारे डेस्क ने आपके लिए नया ईमेल लिखा है: {email}

अगर यह सही है, तो यह लिंक खोलें। यह एक बार, 7 दिन तक चलता है। फिर हम नए ईमेल पर उसे पक्का करने का मेल भेजेंगे:

{link}

अगर सही नहीं है, तो कुछ न करें और हमें फ़ोन करें: {phone}। हम इसी ईमेल पर लिखते रहेंगे।`,
  },
  'email-confirmation': {
    subject: 'अपना ईमेल पक्का करें',
    text: `अब से {clinic} के मेल इस ईमेल पर आएँगे।
इसे पक्का करने के लिए यह लिंक खोलें। यह एक बार, 24 घंटे तक चलता है:

{link}

अगर आपको इसका कुछ पता नहीं, तो कुछ न करें: यहाँ कोई मेल नहीं आएगा।`,
  },
  'email-change': {
    subject: ADDRESS,
    text: `किसी ने, शायद आपने, हमसे कहा है कि इसकी जगह दूसरे ईमेल पर लिखें।
वहाँ से पक्का होने पर ही यह बदलेगा।

अगर यह आप नहीं थे, तो अपना पासवर्ड बदलें और हमें फ़ोन करें: {phone}`,
  },
  'email-changed': { subject: ADDRESS, text: 'नया ईमेल पक्का हो गया है। अब हम इस ईमेल पर नहीं लिखेंगे।' },
  'account-activated': {
    subject: 'आपका अकाउंट चालू हो गया है',
    text: 'हमारे डेस्क के कोड से किसी ने आपके अकाउंट का पासवर्ड चुना है। अगर यह आप नहीं थे, तो तुरंत हमें फ़ोन करें।',
  },
  'account-closed': {
    subject: 'आपका अकाउंट बंद है',
    text: `हमारे डेस्क ने आपका अकाउंट बंद किया है: आप लॉगिन नहीं कर सकते, और कोई अपॉइंटमेंट नहीं ली जाएगी। आपका रिकॉर्ड रखा हुआ है।

अगर यह सही नहीं है, तो कृपया हमें फ़ोन करें: {clinic}, {phone}`,
  },
  'account-open-again': {
    subject: 'आपका अकाउंट फिर खुल गया है',
    text: `हमारे डेस्क ने आपका अकाउंट फिर खोल दिया है: आप पहले की तरह लॉगिन करें।

अगर यह सही नहीं है, तो कृपया हमें फ़ोन करें: {clinic}, {phone}`,
  },
  'name-changed': {
    subject: '{clinic} में आपकी जानकारी',
    text: `आपकी जानकारी बदली गई है:

नाम: {name}

${CALL_IF_WRONG}`,
  },
  'phone-changed': {
    subject: '{clinic} में आपकी जानकारी',
    text: `आपकी जानकारी बदली गई है:

फ़ोन: {newPhone}

${CALL_IF_WRONG}`,
  },
  'name-and-phone-changed': {
    subject: '{clinic} में आपकी जानकारी',
    text: `आपकी जानकारी बदली गई है:

नाम: {name}
फ़ोन: {newPhone}

${CALL_IF_WRONG}`,
  },
  'record-opened': {
    subject: 'आपका रिकॉर्ड खोला गया',
    text: `{name} ने आपके इलाज से बाहर, 60 मिनट के लिए, आपका रिकॉर्ड खोला। कारण जानना हो, तो हमसे पूछें।

{clinic}
{phone}`,
  },
  'record-opening-not-justified': {
    subject: 'आपका रिकॉर्ड खोले जाने की हमने जाँच की',
    text: `{name} ने आपके इलाज से बाहर आपका रिकॉर्ड खोला था। हमने जाँच की और पाया कि यह उचित नहीं था। कोई सवाल हो, तो हमसे पूछें।

{clinic}
{phone}`,
  },
  'records-merged': {
    subject: '{clinic} में आपका रिकॉर्ड',
    text: [
      'हमारे पास आपके दो रिकॉर्ड थे। अब वे एक हैं, {kept} के नाम से। पुराने नंबर {other} से भी वह मिल जाएगा',
      '{login}',
      '{come}',
      CALL_IF_WRONG,
    ],
  },
  'records-separated': {
    subject: '{clinic} में आपका रिकॉर्ड',
    text: [
      'जिन दो रिकॉर्ड को हमने एक किया था, वे फिर अलग हैं: {kept} और {other}',
      '{come}',
      'कोई सवाल हो, तो कृपया हमें फ़ोन करें: {phone}',
    ],
  },
};

export const PARTS_IN_HINDI: Readonly<Record<keyof typeof PARTS, string>> = {
  'one-login': 'जो लॉगिन रखा गया है, उसी से पहले की तरह लॉगिन करें; दूसरा बंद है।',
  'come-to-read': 'इसे ऑनलाइन पढ़ने के लिए कृपया एक बार डेस्क पर आएँ, ताकि हम देख लें कि यह आप ही हैं।',
  'come-if-hidden': 'अगर लॉगिन करने पर आपका रिकॉर्ड न दिखे, तो कृपया एक बार डेस्क पर आएँ।',
};
