// The emergency card and what a phone shows without a connection: also before login.
import type { Catalogue } from '#contract/language/language.ts';

export const CARD_PAGES: Catalogue = {
  'This does not mean that there is nothing.': 'इसका मतलब यह नहीं कि कुछ नहीं है।',
  'QR code with the facts on this card': 'QR कोड, जिसमें इस कार्ड की जानकारी है',
  'Scan: the same facts': 'स्कैन करें: यही जानकारी',
  'As plain text, without a network and without Nadi.': 'सादे शब्दों में (अंग्रेज़ी), बिना नेटवर्क और बिना Nadi के।',
  Takes: 'ये दवाएँ लेते हैं',
  'told by the patient, not confirmed': 'मरीज़ ने बताया, पक्का नहीं',
  'Call first': 'पहले इन्हें कॉल करें',
  'Nobody has asked yet. This does not mean none.': 'अभी किसी ने पूछा नहीं। इसका मतलब यह नहीं कि एलर्जी नहीं है।',
  'not confirmed by a clinician': 'डॉक्टर या नर्स ने पक्का नहीं किया',
  'Call {name}': '{name} को कॉल करें',
  Call: 'कॉल करें',
  'The address is not complete: the end of the link is missing.': 'पता अधूरा है: लिंक का आख़िरी हिस्सा नहीं है।',
  '{moment}: what the clinic’s record says. The link was made on {day}. {name} is told that it was opened.':
    '{moment}: क्लिनिक के रिकॉर्ड के अनुसार। लिंक {day} को बना। {name} को बताया जाएगा कि इसे खोला गया।',
  'This link shows no card': 'इस लिंक पर कोई कार्ड नहीं है',
  'Next visits': 'आगे की अपॉइंटमेंट',
  'None was booked when this copy was made.': 'जब यह कॉपी बनी, तब कोई अपॉइंटमेंट नहीं थी।',
  'Not yet confirmed by the clinic': 'क्लिनिक ने अभी पक्का नहीं किया',
  'None was recorded when this copy was made.': 'जब यह कॉपी बनी, तब कोई दवा दर्ज नहीं थी।',
  Connected: 'कनेक्शन है',
  'The clinic’s server can be reached. This is what this phone shows when it cannot:':
    'क्लिनिक का सर्वर मिल रहा है। जब न मिले, तब यह फ़ोन यह दिखाता है:',
  'The clinic’s server cannot be reached now. Nothing of yours is lost. This works all the same:':
    'क्लिनिक का सर्वर अभी नहीं मिल रहा। आपका कुछ नहीं खोया। यह फिर भी काम करता है:',
  'Go on': 'आगे बढ़ें',
  'Check symptoms': 'लक्षण जाँचें',
  'Describe symptoms': 'लक्षण बताएँ',
  'In words, on this phone': 'शब्दों में, जवाब इसी फ़ोन पर',
  'Show where it hurts': 'दिखाएँ कहाँ दर्द है',
  'On a body, on this phone': 'शरीर पर, जवाब इसी फ़ोन पर',
  'The copy on this phone was deleted: its session was ended.': 'इस फ़ोन की कॉपी हटा दी गई: उसका लॉगिन बंद हो गया था।',
  'No card of yours is on this phone. With a connection you can keep one here: You, Keep my card on this phone.':
    'इस फ़ोन में आपका कोई कार्ड नहीं है। कनेक्शन होने पर उसे यहाँ रख सकते हैं: आप, मेरा कार्ड इस फ़ोन में रखें।',
  'Without a connection this phone deletes it after {day}.': 'कनेक्शन न होने पर यह फ़ोन इसे {day} के बाद हटा देगा।',
  'Saved on this phone {moment}.': 'इस फ़ोन में {moment} को सेव हुआ।',
  'What changed since then is not here.': 'उसके बाद जो बदला, वह यहाँ नहीं है।',
};
