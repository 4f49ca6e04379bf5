// The emergency card as its owner sees it.
import type { Catalogue } from '#contract/language/language.ts';

export const OWN_CARD: Catalogue = {
  'What the card shows': 'कार्ड क्या दिखाता है',
  'Not changed.': 'नहीं बदला।',
  'The card says what is left off. Name, age and sex always stand there. The facts come from your health profile.':
    'जो छोड़ा गया है, कार्ड वह बताता है। नाम, उम्र और लिंग हमेशा रहते हैं। जानकारी आपकी सेहत की जानकारी से आती है।',
  'Renew the link?': 'लिंक नया करें?',
  'Renew link': 'लिंक नया करें',
  'The old link stops working at once, also where you have printed or sent it.':
    'पुराना लिंक तुरंत बंद हो जाएगा, वहाँ भी जहाँ आपने उसे छापा या भेजा है।',
  'End the link?': 'लिंक बंद करें?',
  'End link': 'लिंक बंद करें',
  'Nobody can open your card with it any more. The card itself and its code stay as they are.':
    'फिर उससे कोई आपका कार्ड नहीं खोल पाएगा। कार्ड और उसका कोड वैसे ही रहेंगे।',
  'Keep the link': 'लिंक रहने दें',
  'Online card: off': 'ऑनलाइन कार्ड: बंद',
  'Online card: opened {n} times': ['ऑनलाइन कार्ड: {n} बार खुला', 'ऑनलाइन कार्ड: {n} बार खुला'],
  'Whoever has its link reads what the card shows, without a login. Each opening is told to you.':
    'जिसके पास लिंक हो, वह बिना लॉगिन के कार्ड पढ़ सकता है। हर बार खुलने पर आपको बताया जाता है।',
  Renew: 'नया करें',
  'Made {moment}': '{moment} को बना',
  Opened: 'कब खुला',
  'By you, with {device}': 'आपने खोला: {device}',
  'With {device}': '{device} से',
  'On paper': 'काग़ज़ पर',
  'Print for your wallet': 'पर्स के लिए प्रिंट करें',
  'Two cards on a sheet.': 'एक पन्ने पर दो कार्ड।',
  'Kept on this phone: it opens without a network.': 'इस फ़ोन में रखा है: बिना नेटवर्क भी खुलता है।',
  'Not kept on this phone: it needs a network.': 'इस फ़ोन में नहीं रखा है: नेटवर्क चाहिए।',
  'Cut out and fold. Print it anew when something changes: paper does not follow the record.':
    'काटकर मोड़ें। कुछ बदले तो फिर प्रिंट करें: काग़ज़ रिकॉर्ड के साथ नहीं बदलता।',
};
