// First steps of an answer that is no emergency: those of its flags, those of every answer, and those about a small child. The steps of
// an emergency are web/triage/language/hindi.ts. A draft, to be read by clinicians who speak Hindi.
import type { Catalogue } from '#contract/language/language.ts';

export const TRIAGE_STEPS: Catalogue = {
  'See a doctor today.': 'आज ही डॉक्टर को दिखाएँ।',
  'Book an appointment within the next few days.': 'आने वाले कुछ दिनों का अपॉइंटमेंट लें।',
  'You can look after this at home for now.': 'अभी आप इसे घर पर सँभाल सकते हैं।',
  'If it does not get better, or you are worried, book an appointment.': 'ठीक न हो, या चिंता हो, तो अपॉइंटमेंट लें।',
  'Small sips of oral rehydration drink, often.': 'ओआरएस के छोटे घूँट, बार-बार।',
  'Take contact lenses out.': 'कॉन्टैक्ट लेंस निकालें।',
  'Speak to a doctor or pharmacist before the next dose.': 'अगली ख़ुराक से पहले डॉक्टर या फ़ार्मासिस्ट से बात करें।',
  'A knocked-out adult tooth: hold it by the crown, put it back or in milk.':
    'पक्का दाँत निकल गया हो: ऊपर के सफ़ेद हिस्से से पकड़ें; वापस लगाएँ या दूध में रखें।',
  'A nosebleed: lean forward and pinch for 15 minutes.': 'नकसीर: आगे झुकें और नाक का नरम हिस्सा 15 मिनट दबाए रखें।',
  'If you are in danger now, call the police.': 'अभी ख़तरे में हों, तो पुलिस को फ़ोन करें।',
  'If this screen may be seen, leave it from the browser.': 'कोई यह स्क्रीन देख सकता हो, तो ब्राउज़र से इसे बंद करें।',
  'Wash the wound with soap and running water for 15 minutes.': 'घाव को 15 मिनट साबुन और बहते पानी से धोएँ।',
  'Cool under running water for 20 minutes.': '20 मिनट बहते पानी से ठंडा करें।',

  // As beside a reading (reading-advice.ts), which is not fetched with an answer.
  'Offer drinks or the breast often.': 'बार-बार कुछ पिलाएँ या माँ का दूध दें।',
  'Small children can get worse quickly: look often how your child is, also at night.':
    'छोटे बच्चों की हालत जल्दी बिगड़ सकती है: बार-बार देखें कि बच्चा कैसा है, रात में भी।',
  'Limp, or very hard to wake': 'ढीला पड़ा है, या जगाना बहुत मुश्किल है',
  'Cannot drink or feed, or vomits everything': 'कुछ पी नहीं सकता या दूध नहीं पी सकता, या सब उल्टी कर देता है',
  'Breathes fast with the chest drawing in, or grunts': 'तेज़ साँस और छाती अंदर धँसती है, या साँस के साथ कराहता है',
  'Blue, grey or very pale lips or skin': 'होंठ या त्वचा नीली, स्लेटी या बहुत फीकी',
  'A fit': 'दौरा',
  'The soft spot on the head bulges or is sunken': 'सिर का नरम हिस्सा (तालू) उभरा हुआ या धँसा हुआ',
  'A rash that does not fade under a glass, or a stiff neck': 'ऐसे दाने जो काँच से दबाने पर न मिटें, या गर्दन अकड़ी',
  'No wet nappy or no pee for 12 hours': '12 घंटे से लंगोट गीली नहीं हुई, या पेशाब नहीं हुआ',
  'Cannot drink, or vomits everything': 'कुछ पी नहीं सकता, या सब उल्टी कर देता है',
  'No pee for 12 hours': '12 घंटे से पेशाब नहीं हुआ',
};
