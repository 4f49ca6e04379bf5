// What hangs: a fingertip by its skin is nearly off, however calmly it is told, and no finger that hangs wants to die. Told in too many
// ways for phrases, and in one way for English and both scripts of Hindi: what hangs, that it hangs, and by what.
import type { Stated } from './from-text.ts';

const PART_EN = '(?:(?:finger|fing[eu]r|thumb|toe)s?(?: ?tips?)?|fingertips?|tip|ear(?: ?lobes?)?|earlobes?|nose)';
const PART_HI =
  '(?:ungl[iy]\\w*|ungal[iy]\\w*|ang[uo](?:o)?th\\w*|finger\\w*|thumb|उंगल\\S*|उँगल\\S*|अंगुल\\S*|अंगूठ\\S*|अँगूठ\\S*)';
const END_HI = '(?:sira|sire|hissa|tukda|tukra|maans|mans|tip|por|pora|सिरा|सिरे|हिस्सा|टुकड़ा|मांस|माँस|पोर)';
const HANGS_HI = '(?:latak\\w*|latk\\w*|jhool\\w*|jhul\\w*|लटक\\S*|झूल\\S*)';
const SKIN = '(?:skin|flap|sinew|tendon|flesh|thread)';
const WORDS = (most: number) => `(?:[^\\s.,;!?।]+\\s+){0,${most}}`;
const NEAR_HI = '[^.;!?।]{0,40}?';

const HANGING: readonly RegExp[] = [
  // 'The end of my finger is only attached by a flap of skin', 'thumb hangin by a thread of skin'.
  `\\b${PART_EN}\\b[^.;!?]{0,50}\\b(?:at+ach(?:ed)?|held|hang\\w*|dang\\w*|con+ected|joined|holding)\\b ${WORDS(2)}(?:by|with|on) ${WORDS(4)}${SKIN}\\b`,
  // 'My toe is hanging off', 'the tip of the finger dangling loose'.
  `\\b${PART_EN} ${WORDS(3)}(?:hanging|hangin|hung|dangling|danglin|flapping) (?:off|loose|in two|on by|half off)\\b`,
  `\\b${PART_EN} (?:(?:is|was|just|still|now|all) ){0,3}dangl(?:ing|in|es)\\b`,
  // 'Ungli ka sira latak raha hai', 'angutha latak gaya'.
  `${PART_HI}${NEAR_HI}${HANGS_HI}`,
  `${HANGS_HI}\\s+${WORDS(2)}${PART_HI}`,
  // 'Ungli aa gayi, aage ka maans latak raha hai': the finger was told before.
  `${PART_HI}[^;!?]{0,60}?${END_HI}${NEAR_HI}${HANGS_HI}`,
  // 'Sira thoda sa juda hua hai bas', 'chamdi ke sahare atka hai'.
  `${PART_HI}[^;!?]{0,60}?(?:thod[ai]\\s?s[ai]|zar[ai]\\s?s[ai]|bas|sirf|थोड़[ाी] स[ाी]|ज़रा स[ाी]|बस|सिर्फ)\\s+${WORDS(2)}(?:jud[ai]|जुड़[ाी])`,
  `${PART_HI}[^;!?]{0,60}?(?:chamdi|chamri|skin|khaal|चमड़ी|खाल|स्किन)\\s+(?:se|ke sahare|par|pe|से|के सहारे|पर|पे)\\s+${WORDS(2)}(?:jud[ai]|atk[ai]|tik[ai]|जुड़[ाी]|अटक[ाी]|टिक[ाी])`,
].map((source) => new RegExp(source, 'iu'));

/** Nails, rings, and a child that hangs on to a finger; a fingertip that hangs down and will not straighten has lost its tendon. */
const OTHERWISE =
  /nail|nakhu|nakho|नाखून|नाख़ून|नाखुन|\bring\b|earring|\bbali\b|jhumk|बाली|झुमक|angoothi|anguthi|अंगूठी|pakad|pakda|पकड़|glove|dastan|दस्तान|plaster (?:is )?hang|thread (?:of|from) (?:my )?(?:glove|shirt|sleeve)|straighten/iu;

const LATAK = /latak|latk|jhool|jhul|लटक|झूल/i;
/** Of a person who hangs these are told, and of a finger never. */
const BY_THE_NECK =
  /pankh|fand|phand|phans|fans|dupatt|chunn|saree|\bsari\b|\bped\b|\bgal[ae]\b|gardan|kamre|kund[iae]|chhat\b|rass[ie] (?:se|ke|me)|\bmar\w*|\bjaan\b|suicide|पंख|फंद|फाँस|फांस|दुपट्ट|चुन्न|साड़ी|पेड़|गल[ेा]|गर्दन|कमरे|कुंड|छत|रस्सी (?:से|के|में)|मर|जान |आत्महत्या/i;
/** What hangs and is nobody. */
const THING =
  /ungl|ungal|ang[uo]o?th|haath|\bhath|\bhaat\b|baanh|\bbaah\b|\bpair|\bpaon|taang|\bmuh\b|\bmunh\b|mooh|chehr|hont|palak|aankh|\bgaal\b|chamd|chamri|khaal|nakhu|nakho|daant|\bkaan\b|\bnaak\b|jeebh|zubaan|\bnaal\b|\bpet\b|maans|sira\b|hissa|tukd|kapd|chaadar|chadar|parda|jhol[ai]|\bbag\b|thail|photo|ghad[iy]|cha+bi|\btaar\b|\baam\b|phal|kel[ae]|patt[ai]|plaster|dhaag|button|उंगल|उँगल|अंगूठ|अँगूठ|हाथ|बाँह|बांह|पैर|पाँव|टाँग|टांग|मुँह|मुंह|चेहर|होंठ|होठ|पलक|आँख|आंख|गाल|चमड़|खाल|नाखून|नाख़ून|दाँत|दांत|कान|नाक|जीभ|ज़ुबान|नाल|पेट|मांस|माँस|सिरा|हिस्सा|टुकड़|कपड़|चादर|परद|पर्द|झोल|बैग|थैल|फोटो|फ़ोटो|घड़ी|चाबी|तार|आम |फल|केल|पट्टी|प्लास्टर|धाग|बटन/i;
const SUICIDE = ['suicide-attempt', 'plan-to-die', 'strangled'];

const NOOSE = /^ph?a+n?si|^fa+n?si|^फ[ाां]*[ँं]?सी/i;

/** A fingertip that hangs and will not straighten, and is not cut, has lost its tendon. */
const OF_TENDON = /straighten|s[ie]+dh[ia] (?:nahi|nhi|na)|सीध[ीा] (?:नहीं|न )/iu;
const OF_WOUND = /skin|cut|blood|bleed|torn|flap|thread|chamd|khoon|kat|कट|चमड़|खून|ख़ून/iu;

/** Skin that hangs from a blister is the blister's. */
const OF_BLISTER = /blister|sunburn|peel|chickenpox|chhaal|छाल|फफोल|phaphol/i;

/** The words that tell it; nothing where no part of a body hangs. */
export function hangingPart(text: string): string | undefined {
  if (OTHERWISE.test(text)) return;
  for (const way of HANGING) {
    const told = way.exec(text)?.[0];
    if (told && !DENIED.test(told)) return told;
  }
}
const DENIED = /\b(?:not|isn't|isnt|never|nahi|nhi)\b|नहीं/i;

/** Who holds on to a finger and hangs. */
const HOLDS = /pakad|पकड़/iu;

const isOfSomethingElse = (words: string, text: string): boolean =>
  (/^skin hang/i.test(words) && OF_BLISTER.test(text)) ||
  (LATAK.test(words) && HOLDS.test(text)) ||
  (/hang|latak|लटक/iu.test(words) && OF_TENDON.test(text) && !OF_WOUND.test(text));

export function settleHanging(stated: Map<string, Stated>, text: string): void {
  if (LATAK.test(text) && THING.test(text) && !BY_THE_NECK.test(text))
    for (const id of SUICIDE) if (LATAK.test(stated.get(id)?.words ?? '')) stated.delete(id);
  // By ear 'phansi' is near to a face.
  if (NOOSE.test(stated.get('facial-droop')?.words ?? '')) stated.delete('facial-droop');
  const told = hangingPart(text);
  const off = stated.get('amputation');
  if (told) {
    stated.set('amputation', { state: 'present', words: told });
    // It is the finger's skin, and no burn's.
    for (const id of ['burn-severe', 'skin-peeling']) if (LATAK.test(stated.get(id)?.words ?? '')) stated.delete(id);
  } else if (off && isOfSomethingElse(off.words, text)) stated.delete('amputation');
}
