// The mails in Hindi: subject and text of each that english.ts has.
import type { Text } from '#contract/notice-words/fill.ts';
import { forEachOfFamily, type MailedCode } from './english.ts';

const MESSAGE = '{clinic} से एक संदेश';
const REMINDER = '{clinic} से एक रिमाइंडर';
const MEDICINE_CHANGED = { subject: MESSAGE, text: 'आपकी एक दवा बदली है। कृपया लॉगिन करके पढ़ें।' };
const BEFORE_TAKING = { subject: MESSAGE, text: 'घर पर अपनी दवाएँ फिर लेने से पहले कृपया यह पढ़ें।' };
const WRITTEN = { subject: MESSAGE, text: 'आपके डॉक्टर ने आपके लिए कुछ लिखा है।' };
const VISIT = {
  subject: REMINDER,
  text: [
    'आपकी अपॉइंटमेंट: {doctor}, {when}',
    '{room}',
    '{directions}',
    'यह वीडियो से होगी। समय से 15 मिनट पहले से {video} खोलें',
  ],
};
const ANSWERED = { subject: MESSAGE, text: 'आपने जो माँगा था, उसका जवाब आपके डॉक्टर ने दे दिया है। कृपया लॉगिन करके पढ़ें।' };
const RESULT = { subject: MESSAGE, text: 'आपकी एक रिपोर्ट आ गई है।' };
const NEW_MESSAGE = { subject: MESSAGE, text: '{clinic} ने आपके संदेश का जवाब दिया है। पढ़ने के लिए लॉगिन करें।' };
const OPENED = { subject: 'आपका रिकॉर्ड खोला गया' };
const MOVED = { subject: 'आपकी {before:day} की अपॉइंटमेंट अब {when:day}, {when:time} बजे है' };
const CANCELLED = { subject: '{when:day} की आपकी अपॉइंटमेंट रद्द हो गई है' };
const MISSED = { subject: '{when:day} की अपॉइंटमेंट पर आप नहीं आए' };

export const MAILS_IN_HINDI: Readonly<Record<MailedCode, { subject: string; text?: Text }>> = {
  'visit-approved': { subject: '{when:day} की आपकी अपॉइंटमेंट पक्की है' },
  'visit-declined': { subject: '{when:day} के लिए आपकी माँग मंज़ूर नहीं हुई' },
  'visit-cancelled': CANCELLED,
  'visit-cancelled-record-closed': CANCELLED,
  'visit-moved': MOVED,
  'visit-moved-to-another': MOVED,
  'visit-not-answered': { subject: '{when:day} के लिए आपकी माँग का जवाब नहीं आया' },
  'visit-not-answered-come-today': { subject: '{clinic} में आपकी माँग' },
  'visit-booked-by-desk': { subject: '{when:day} की आपकी अपॉइंटमेंट ले ली गई है' },
  'video-visit-missed': { subject: 'आपकी वीडियो अपॉइंटमेंट नहीं हो पाई' },
  'video-visit-broken-off': { subject: 'आपकी वीडियो अपॉइंटमेंट बीच में रुक गई' },
  'visit-done': { subject: '{when:day} को आपका दिखाना दर्ज हो गया है' },
  'visit-missed': MISSED,
  'visit-missed-says-desk': MISSED,
  'visit-left': { subject: '{when:day} की आपकी अपॉइंटमेंट नहीं हो पाई' },
  'visit-note-taken-back': { subject: '{when:day} की आपकी अपॉइंटमेंट: एक सुधार' },
  'queue-joined': { subject: '{when:day}: आप लाइन में हैं' },
  'queue-elsewhere': { subject: '{when:day} की आपकी अपॉइंटमेंट: दूसरे डॉक्टर' },
  'queue-left': { subject: '{when:day}: आप लाइन में नहीं हैं' },
  'offer-held': {
    subject: 'एक समय {until:time} बजे तक आपके लिए रखा है',
    text: 'आपको ठीक लगने वाला एक समय ख़ाली हुआ है। यह {until:time} बजे तक ({zone}) आपके लिए रखा है। इसे लेने के लिए, या अगले मरीज़ के लिए छोड़ने के लिए, लॉगिन करें।',
  },
  'reminder-of-visit-in-an-hour': VISIT,
  'reminder-of-visit-in-a-day': VISIT,
  'reminder-of-note': { subject: REMINDER, text: 'रिमाइंडर: {title}\n{detail}' },
  'vaccines-due': { subject: REMINDER, text: 'टीके लगवाने का समय हो गया है: {names:vaccines}।' },
  'vaccines-overdue': { subject: REMINDER, text: 'इन टीकों का समय निकल चुका है: {names:vaccines}।' },
  'medicine-prescribed': WRITTEN,
  'tests-ordered': WRITTEN,
  'diagnosis-written': WRITTEN,
  'medicine-stopped': MEDICINE_CHANGED,
  'medicine-stopped-after-stay': MEDICINE_CHANGED,
  'medicine-replaced': MEDICINE_CHANGED,
  'medicines-replaced': MEDICINE_CHANGED,
  'medicine-goes-on': MEDICINE_CHANGED,
  'medicine-held': BEFORE_TAKING,
  'medicine-still-held': BEFORE_TAKING,
  'repeat-renewed': ANSWERED,
  'repeat-refused': ANSWERED,
  'repeat-visit-first': ANSWERED,
  'result-released': RESULT,
  'result-released-with-note': RESULT,
  'message-from-doctor': NEW_MESSAGE,
  'message-from-desk': NEW_MESSAGE,
  'message-shows-danger': {
    subject: 'कृपया इसे अभी पढ़ें: {clinic} से एक संदेश',
    text: 'कृपया अभी लॉगिन करके इसे पढ़ें। तबीयत ठीक न लगे, तो जवाब का इंतज़ार न करें: {emergencyNumber} पर कॉल करें।',
  },
  admitted: { subject: 'आपकी भर्ती' },
  'admission-not-accepted': { subject: 'आपकी भर्ती' },
  'stay-accepted-after-glass': OPENED,
  'stay-accepted-after-alert': OPENED,
  'stay-opened-by-alarm': OPENED,
  'record-opened': {
    ...OPENED,
    text: '{name} ने आपके इलाज से बाहर आपका रिकॉर्ड खोला। क्यों, और किस-किस ने खोला, यह पढ़ने के लिए लॉगिन करें।',
  },
  'record-opening-not-justified': {
    subject: 'आपका रिकॉर्ड खोले जाने की हमने जाँच की',
    text: '{name} ने आपके इलाज से बाहर आपका रिकॉर्ड खोला था। हमने जाँच की और पाया कि यह सही नहीं था। कोई सवाल हो, तो हमसे पूछें।',
  },
  'contact-changed': {
    subject: MESSAGE,
    text: 'नाम या फ़ोन नंबर बदला गया है। अगर आपको इसकी उम्मीद नहीं थी, तो हमारे डेस्क को बताएँ।',
  },
  'card-opened': {
    subject: 'आपका इमरजेंसी कार्ड खोला गया',
    text: 'किसी ने आपका इमरजेंसी कार्ड उसके लिंक से, {device} पर, खोला। कब खोला, और लिंक कैसे बंद करें, यह यहाँ है:',
  },
  ...forEachOfFamily({
    subject: '{clinic} में कुछ बदला है',
    text: 'कौन किसकी ओर से काम कर सकता है, इसमें कुछ बदला है या बदलेगा। कृपया लॉगिन करके पढ़ें।',
  }),
};
