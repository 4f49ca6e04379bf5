// What to do about a home reading, and writing one down. A draft, to be read by clinicians who speak Hindi.
import type { Catalogue } from '#contract/language/language.ts';

export const READINGS: Catalogue = {
  Today: 'आज',
  Urgent: 'तुरंत ध्यान दें',
  'Call {number} now.': 'अभी {number} पर कॉल करें।',
  'Not checked': 'जाँचा नहीं गया',
  'Also measured': 'यह भी मापा गया',
  'Children’s limits are not checked here. Ask the clinic.': 'बच्चों की सीमाएँ यहाँ नहीं जाँची जातीं। क्लिनिक से पूछें।',
  'Measure again in {n} minutes.': '{n} मिनट बाद फिर मापें।',
  'Go to an emergency department now.': 'अभी अस्पताल की इमरजेंसी में जाएँ।',
  'Speak to a doctor today.': 'आज ही डॉक्टर से बात करें।',
  'Do not wait. Somebody stays with you until help comes.': 'इंतज़ार न करें। मदद आने तक कोई आपके साथ रहे।',
  'Sugar only while you are awake and can swallow.': 'चीनी तभी लें जब आप होश में हों और निगल सकें।',
  'Sit up straight. One puff of the reliever every 30 to 60 seconds, up to 10 puffs.':
    'सीधे बैठें। हर 30 से 60 सेकंड में राहत वाले इनहेलर का एक पफ़ लें, कुल 10 पफ़ तक।',
  'Do not lie down.': 'लेटें नहीं।',
  'Do not wait. Stay with the child until help comes.': 'इंतज़ार न करें। मदद आने तक बच्चे के साथ रहें।',
  'Do what the person on the phone says.': 'फ़ोन पर जो बताया जाए, वही करें।',
  'Do not wait, and do not drive yourself.': 'इंतज़ार न करें, और ख़ुद गाड़ी न चलाएँ।',
  'Stay with someone until help comes.': 'मदद आने तक किसी के साथ रहें।',
  'Your readings': 'आपके माप',
  'Your reading': 'आपका माप',
  'I have measured again': 'मैंने फिर माप लिया है',
  'I have read this': 'मैंने यह पढ़ लिया है',
  'Is one of these true of the child now?': 'क्या बच्चे में अभी इनमें से कुछ है?',
  'Is one of these true now?': 'क्या अभी इनमें से कुछ है?',
  'Tick every one that fits. One is enough.': 'जो भी हो, उस पर निशान लगाएँ। एक भी काफ़ी है।',
  'It does not know yet what you say now. Tell the clinic again.':
    'आपने अभी जो बताया, वह क्लिनिक को पता नहीं है। क्लिनिक को फिर बताएँ।',
  'Telling the clinic…': 'क्लिनिक को बता रहे हैं…',
  'Alert the clinic too': 'क्लिनिक को भी अलर्ट करें',
  'Tell the clinic': 'क्लिनिक को बताएँ',
  'The clinic was not told.': 'क्लिनिक तक ख़बर नहीं पहुँची।',
  'Doctors and nurses then see these readings. It is told only if you press this.':
    'तब डॉक्टर और नर्स ये माप देखेंगे। यह दबाने पर ही बताया जाता है।',
  'Doctors and nurses then see this reading. It is told only if you press this.':
    'तब डॉक्टर और नर्स यह माप देखेंगे। यह दबाने पर ही बताया जाता है।',
  'Called back by {name} at {time}.': '{name} ने {time} पर वापस कॉल किया।',
  'Taken by {name} at {time}.': '{name} ने {time} पर इसे सँभाला।',
  'The clinic was told at {time}.': 'क्लिनिक को {time} पर बताया गया।',
  'Sent to the doctors and nurses on duty.': 'ड्यूटी पर डॉक्टरों और नर्सों को भेज दिया गया।',
  'Sent. Nobody has answered yet.': 'भेज दिया गया। अभी किसी ने जवाब नहीं दिया।',
  'Beside SOS you see who answers. They do not call an ambulance.':
    'SOS के पास दिखेगा कि कौन जवाब देता है। वे एम्बुलेंस नहीं बुलाते।',
  'If you hear nothing by {time}, phone the clinic.': '{time} तक कोई जवाब न आए, तो क्लिनिक को फ़ोन करें।',
  'Phone {phone}, {hours}.': 'फ़ोन {phone}, {hours}।',
  'Your readings now': 'आपके अभी के माप',
  'What to do now': 'अब क्या करें',
  'Not saved: the clinic has not seen it.': 'सेव नहीं हुआ: क्लिनिक ने इसे नहीं देखा है।',
  'Do not save': 'सेव न करें',
};
