// The notices about who acts for whom, in Hindi.
import type { FamilyNoticeCode } from './family-english.ts';

const BY_AGE = 'आप {name} के लिए वह सब देख और कर सकते हैं, जो उनकी उम्र में हो सकता है।';
const NO_LONGER_ACT = 'अब आप {name} की ओर से काम नहीं करते';
const NO_LONGER_ACTS = '{name} अब आपकी ओर से काम नहीं करते';
const TIME_IS_OVER = 'जो समय आप दोनों ने तय किया था, वह पूरा हो गया है।';
const ENDS = 'आप {name} के लिए जो करते हैं, वह {day} को ख़त्म होगा';
const YOURS_ENDS = '{name} आपके लिए जो करते हैं, वह {day} को ख़त्म होगा';
const GUARDIAN = 'यहाँ आप {name} के अभिभावक हैं';

export const FAMILY_NOTICES_IN_HINDI: Readonly<Record<FamilyNoticeCode, { title: string; text: string }>> = {
  'family-confirmed': { title: 'डेस्क ने पक्का कर दिया है: आप {name} की ओर से काम कर सकते हैं', text: BY_AGE },
  'family-guardian': { title: GUARDIAN, text: BY_AGE },
  'family-guardian-of-adult': {
    title: GUARDIAN,
    text: 'आप {months} महीने तक {name} के लिए वह सब देख और कर सकते हैं, जो निजी नहीं है। हमारा डेस्क इसे आगे बढ़ा सकता है।',
  },
  'family-has-guardian': {
    title: '{name} आपके अभिभावक के तौर पर आपकी ओर से काम कर सकते हैं',
    text: 'हमारे डेस्क ने इसे पक्का किया है। आप जो निजी रखते हैं, वह निजी ही रहता है। अगर यह ग़लत है, तो हमारे डेस्क को बताएँ।',
  },
  'family-refused': {
    title: 'आप {name} की ओर से काम नहीं कर सकते',
    text: 'हमारा डेस्क इसे पक्का नहीं कर पाया। कृपया अपने काग़ज़ लेकर डेस्क पर आएँ।',
  },
  'family-accepted': {
    title: '{name} अब आपकी मदद कर सकते हैं',
    text: 'आप दोनों ने हाँ कहा है। आप इसे कभी भी बदल या बंद कर सकते हैं।',
  },
  'family-changed': {
    title: '{name} ने बदला है कि आप उनके लिए क्या देख और कर सकते हैं',
    text: 'आप जो देख और कर सकते हैं, वह बदल गया है। यह अभी से लागू है।',
  },
  'family-given-back': {
    title: '{name} आपके लिए जो देख और कर सकते थे, उसमें से कुछ लौटा दिया है',
    text: 'अब से वे आपके लिए पहले से कम देख और कर सकते हैं।',
  },
  'family-longer-asked': {
    title: '{name} आगे भी आपकी मदद करना चाहते हैं',
    text: 'कब तक, या नहीं: यह आप बताएँ। आपके जवाब तक कुछ नहीं बदलता।',
  },
  'family-longer-given': {
    title: '{name} चाहते हैं कि आप आगे भी मदद करें',
    text: 'नई आख़िरी तारीख़ वहीं लिखी है, जहाँ यह लिखा है कि आप क्या कर सकते हैं।',
  },
  'family-longer-refused': {
    title: '{name} इसे आगे नहीं बढ़ाना चाहते',
    text: 'यह पहले की तरह अपनी तारीख़ को ख़त्म होगा।',
  },
  'family-ends': { title: ENDS, text: 'उससे पहले {name} इसे आगे बढ़ा सकते हैं।' },
  'family-ends-of-age': { title: ENDS, text: '{name} तब वयस्क हो जाएँगे।' },
  'family-yours-ends': { title: YOURS_ENDS, text: 'उससे पहले आप इसे आगे बढ़ा सकते हैं।' },
  'family-yours-ends-of-age': {
    title: YOURS_ENDS,
    text: 'आप तब वयस्क हो जाएँगे। आप किसी को अपनी मदद के लिए बुला सकते हैं।',
  },
  'family-time-over': { title: NO_LONGER_ACT, text: TIME_IS_OVER },
  'family-of-age': { title: NO_LONGER_ACT, text: '{name} अब वयस्क हैं।' },
  'family-yours-time-over': { title: NO_LONGER_ACTS, text: TIME_IS_OVER },
  'family-yours-of-age': { title: NO_LONGER_ACTS, text: 'आप अब वयस्क हैं।' },
  'family-ended': {
    title: NO_LONGER_ACT,
    text: '{name} ने इसे बंद कर दिया है। अब {name} का कुछ भी आपके लिए नहीं खुलता।',
  },
  'family-yours-ended': { title: NO_LONGER_ACTS, text: '{name} ने इसे बंद कर दिया है।' },
  'family-ended-by-desk': {
    title: NO_LONGER_ACT,
    text: 'हमारे डेस्क ने इसे बंद कर दिया है। कोई सवाल हो, तो हमें फ़ोन करें।',
  },
  'family-yours-ended-by-desk': {
    title: NO_LONGER_ACTS,
    text: '{name} आपके लिए जो देख और कर सकते थे, उसे हमारे डेस्क ने बंद कर दिया है।',
  },
  'family-record-gone': {
    title: 'आप जिनकी ओर से काम करते थे, उनमें से एक की ओर से अब नहीं करते',
    text: 'जो रिकॉर्ड आप खोल सकते थे, उनमें से एक अब नहीं है।',
  },
  'family-account-gone': {
    title: 'जो आपकी ओर से काम करते थे, उनमें से एक अब नहीं करते',
    text: 'उनका अकाउंट अब नहीं है। उनकी जगह कौन आपकी मदद कर सकता है, यह डेस्क पर पूछें।',
  },
  'family-died': {
    title: '{name} के बारे में जानकर हमें दुख है',
    text: 'रिकॉर्ड अब बंद है, और हम कोई रिमाइंडर नहीं भेजेंगे। उसमें से कुछ चाहिए हो, तो हमारा डेस्क आपकी मदद करेगा।',
  },
};
