// The places of the body, and what is said of them: contract/triage/body-regions.ts. Right and left are the person's own.
import type { Catalogue } from '#contract/language/language.ts';

const PLACES: Record<string, string> = {
  'Top of head and forehead': 'सिर का ऊपरी हिस्सा और माथा',
  'Back of head': 'सिर का पिछला हिस्सा',
  'Whole head': 'पूरा सिर',
  Face: 'चेहरा',
  Nose: 'नाक',
  'Mouth and teeth': 'मुँह और दाँत',
  Jaw: 'जबड़ा',
  Throat: 'गला',
  'Back of neck': 'गर्दन का पिछला हिस्सा',
  'Middle of chest': 'सीने के बीच में',
  'Whole chest': 'पूरा सीना',
  'Upper belly, middle': 'पेट का ऊपरी हिस्सा, बीच में',
  'Around the navel': 'नाभि के आसपास',
  'Lower belly, middle': 'पेट का निचला हिस्सा, बीच में',
  'Whole belly': 'पूरा पेट',
  Genitals: 'गुप्तांग',
  'Back passage': 'गुदा',
  Spine: 'रीढ़',
  'Whole back': 'पूरी पीठ',
  Tailbone: 'रीढ़ का सबसे निचला हिस्सा',
  'Skin in many places': 'त्वचा, कई जगह',
};

const PAIRED: Record<string, string> = {
  Eye: 'आँख',
  Ear: 'कान',
  'Side of neck': 'गर्दन की बग़ल',
  Chest: 'सीना',
  Breast: 'स्तन',
  'Upper belly, under the ribs': 'पेट का ऊपरी हिस्सा, पसलियों के नीचे',
  'Lower belly': 'पेट का निचला हिस्सा',
  Flank: 'कमर की बग़ल',
  Groin: 'जाँघ का जोड़',
  'Upper back': 'पीठ का ऊपरी हिस्सा',
  'Middle of back': 'पीठ के बीच में',
  'Low back': 'कमर',
  Buttock: 'कूल्हे का पिछला हिस्सा (नितंब)',
  Shoulder: 'कंधा',
  'Upper arm': 'बाँह का ऊपरी हिस्सा',
  Elbow: 'कोहनी',
  Forearm: 'बाँह का निचला हिस्सा',
  'Whole arm': 'पूरी बाँह',
  Wrist: 'कलाई',
  Hand: 'हाथ (कलाई से आगे)',
  Fingers: 'उँगलियाँ',
  Hip: 'कूल्हा',
  Thigh: 'जाँघ',
  Knee: 'घुटना',
  Shin: 'टाँग का आगे का हिस्सा',
  Calf: 'पिंडली',
  'Whole leg': 'पूरी टाँग',
  Ankle: 'टखना',
  Foot: 'पैर का पंजा',
  'Heel and sole': 'एड़ी और तलवा',
  Toes: 'पैर की उँगलियाँ',
};

const withSides = Object.entries(PAIRED).flatMap(([english, said]) => {
  const rest = english.charAt(0).toLowerCase() + english.slice(1);
  return [
    [english, said],
    [`Right ${rest}`, `${said} (दाईं ओर)`],
    [`Left ${rest}`, `${said} (बाईं ओर)`],
  ];
});

export const BODY: Catalogue = {
  ...PLACES,
  ...Object.fromEntries(withSides),
  'Whole body': 'पूरा शरीर',

  'Back|body': 'पीठ',
  'Back|view': 'पीछे',
  'Head and neck': 'सिर और गर्दन',
  'Belly and groin': 'पेट और जाँघ का जोड़',
  'Arm and hand': 'बाँह और हाथ',
  'Leg and foot': 'टाँग और पैर',
  Everywhere: 'हर जगह',

  Aching: 'दुखता हुआ',
  Burning: 'जलन',
  Stabbing: 'चुभता हुआ',
  Pressing: 'दबाव',
  Cramping: 'मरोड़ या ऐंठन',
  Throbbing: 'टीस मारता हुआ',
  'Numb or tingling': 'सुन्न या झनझनाहट',
  Weak: 'कमज़ोर',
  Itching: 'खुजली',
  Swollen: 'सूजन',
  Rash: 'दाने',

  'Less than an hour': 'एक घंटे से कम',
  'A few days': 'कुछ दिन',
  'About a week': 'लगभग एक हफ़्ता',
  'Some weeks': 'कुछ हफ़्ते',
  'Months or longer': 'महीनों या ज़्यादा से',
};
