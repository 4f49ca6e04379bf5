// Hindi words that mean something else than the phrase asks for, told by the words beside them: 'doodh pila diya' is given to drink,
// 'dukhne laga' began, 'kesar doodh' is saffron, and a bill is paid for electricity.
import type { Match } from '#triage-engine/lexicon/match-phrases.ts';
import { normalForm } from './normal-form.ts';
import type { HindiWord } from './read-hindi-words.ts';

const forms = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(normalForm));

type OtherMeaning = {
  /** Whether the word at this place means something else. */
  isOther: (words: readonly HindiWord[], at: number) => boolean;
  /** What is then not told. */
  hides: (phrase: Match['phrase']) => boolean;
};

const PILA = normalForm('pila');
const GIVEN = forms(
  'diya di diye de deta deti dete dena do dun doon dungi dunga denge raha rahi rahe ke kar liya lo loon lu sakte sakti sakta',
);
const YELLOW = /^(?:jaundice|pale-skin)$/;
const AS_YELLOW = /peela|pila=|\{(?:yellow|pale)\}/;

const LAG = /^lag/;
/** 'Dukhne laga' began; 'girne par laga' was hit. */
const INFINITIVE = /^.{3,}n(?:e|[\u0947])$|^.{2,}ने$/u;
const HIT =
  /injur|wound|stab|trauma|electric|accident|fall-recent|fracture|broken|crush|burn|shock|poison|bruise|concussion/;

const KESAR = normalForm('kesar');
const KITCHEN = forms(
  'doodh dudh milk kheer chai badam pista biryani biriyani pulao elaichi halwa mithai barfi lassi sharbat thandai kulfi rabri rasmalai powder ' +
    'dhaga dhage tilak chandan ghee shahad honey malai khaya khayi khaye piya pi peene pine pila khane banaya daala dala daal milaya mila milakar ghol',
);
/** 'Breast kesar', 'kesar ka ilaj': called so by ear, whatever is drunk beside it. */
const ILLNESS = forms(
  'breast stan blood khoon lung fefde fefda liver muh munh gala gale pet stomach brain dimag bachchedani mareez marij patient ilaj operation gaanth ganth chemo kimo kemo radiation sek tumor stage report doctor hospital',
);

const SOUND = forms('awaaz awaz avaaz aawaz aavaj');
const SOUNDING = forms(
  'pankha pankhe fan motor engine injan gadi gaadi bike scooter fridge cooler kular machine mixer geyser tv phone fon mobile speaker car train inverter pump nal darwaza darwaje khidki pipe tanki tyre brake horn cycle',
);

const OWN_DEATH = /^(?:suicidal-thoughts|plan-to-die|suicide-attempt|hopeless)$/;
const TO_KILL = forms('maarna maarne mar maar');
/** 'Mujhe marna chahiye' is the own wish, as 'mujhe marne ka plan' is. */
const WANT = /^chaht/;
const TRY = /^(?:kosis|sajis|dhamki)/;
const KILL = /^(?:maar|मार)/u;
const VICTIM = forms('mujhe mujhko mujko mereko hame hume humko hamko hamein humein usko use unko');
const ONESELF = forms('khud apne apni apna aap swayam');
const AM = forms('hu hun hoon');
const IS = forms('hai hain the thi tha');

/** 'Log mujhe maarna chahte hain': others would kill, and nobody thinks of ending the own life. */
function wouldBeKilled(words: readonly HindiWord[], at: number): boolean {
  if (!TO_KILL.has(words[at]?.form ?? '')) return false;
  const [before, after] = [words.slice(Math.max(0, at - 4), at), words.slice(at + 1, at + 5)];
  const isKill = KILL.test(words[at]?.plain ?? '');
  const wants = after.findIndex(({ form }) => WANT.test(form) || (isKill && TRY.test(form)));
  const rest = after.slice(wants + 1);
  return (
    wants >= 0 &&
    before.some(({ form }) => VICTIM.has(form)) &&
    !before.some(({ form }) => ONESELF.has(form)) &&
    !rest.some(({ form }) => AM.has(form)) &&
    (isKill || rest.some(({ form }) => IS.has(form)))
  );
}

const ELECTRIC = forms('bijli bijali light current');
const OF_SUPPLY = forms(
  'bill bil meter mitar board daftar office connection kanekshan vibhag unit yunit dar rate chori khamba wale wala kharcha paisa',
);

const JERK = forms('jhatka jhatke dhakka sadma shock');
/** What startles: news, a price. */
const STARTLES = forms(
  'bill bil khabar news result rizalt keemat kimat daam dekhkar dekh dekha dekhke dekhte sunkar sun suna sunke sunte padhkar padh chitthi message rate fees',
);
const NEAR = 5;

const near = (words: readonly HindiWord[], at: number, list: ReadonlySet<string>, before = NEAR, after = NEAR) =>
  words
    .slice(Math.max(0, at - before), at + after + 1)
    .some(({ form }, place) => place !== Math.min(at, before) && list.has(form));

const DOWNS = forms('niche neeche down low kam ghat ghatta ghatti');
const UPS = forms('upar uper ooper up high zyada jyada badh badhta badhti');
const AT_TIMES = forms('kabhi');

const OTHER_MEANINGS: readonly OtherMeaning[] = [
  {
    isOther: (words, at) =>
      words[at]?.form === PILA && (/^पिला/.test(words[at]?.plain ?? '') || GIVEN.has(words[at + 1]?.form ?? '')),
    hides: ({ id, stems }) => YELLOW.test(id) || stems.some((stem) => AS_YELLOW.test(stem)),
  },
  {
    isOther: (words, at) => LAG.test(words[at]?.form ?? '') && INFINITIVE.test(words[at - 1]?.plain ?? ''),
    hides: ({ id }) => HIT.test(id),
  },
  {
    // Written alike: a kurta and a curtain, Chennai and a chisel.
    isOther: (words, at) => /^(?:kurt[aei]|कुर्त|chennai|चेन्नई)/u.test(words[at]?.plain ?? ''),
    hides: ({ id }) => /^(?:curtain-vision|eye-pierced|eye-injury)$/.test(id),
  },
  {
    // The sound of a thing is nobody's speech.
    isOther: (words, at) => SOUND.has(words[at]?.form ?? '') && near(words, at, SOUNDING, 4, 0),
    hides: ({ id }) => /^(?:speech-|confusion|hoarse-voice|lost-voice|wheeze)/.test(id),
  },
  {
    isOther: wouldBeKilled,
    hides: ({ id }) => OWN_DEATH.test(id),
  },
  {
    isOther: (words, at) => words[at]?.form === KESAR && near(words, at, KITCHEN) && !near(words, at, ILLNESS, 2, 2),
    hides: ({ id }) => id === 'cancer-known',
  },
  {
    isOther: (words, at) =>
      ELECTRIC.has(words[at]?.form ?? '') &&
      (OF_SUPPLY.has(words[at + 1]?.form ?? '') || OF_SUPPLY.has(words[at + 2]?.form ?? '')),
    hides: () => true,
  },
  {
    isOther: (words, at) =>
      JERK.has(words[at]?.form ?? '') && near(words, at, STARTLES, 4, 0) && !near(words, at, TOUCHED),
    hides: ({ id }) => /^(?:seizure|electric-shock|seizure-now|chest-pain)/.test(id),
  },
  {
    // 'Poore din' is a whole day; of a pregnancy it is said with a child, a belly, a month or a pain that comes.
    isOther: (words, at) =>
      /^din/.test(words[at]?.form ?? '') &&
      WHOLE.has(words[at - 1]?.form ?? '') &&
      !words.some(({ form }) => WITH_CHILD.has(form)),
    hides: ({ id }) => id === 'pregnant-late' || id === 'pregnant',
  },
  {
    // A shoe, an insect and grass 'kaat' too: nothing is cut off.
    isOther: (words, at) =>
      CUT.test(words[at]?.form ?? '') && near(words, at, BITES, 8, 3) && !near(words, at, CUTS_OFF, 8, 8),
    hides: ({ id }) => id === 'amputation',
  },
  {
    // 'Sugar upar neeche', 'kabhi high kabhi low': it varies, and is not low now.
    isOther: (words, at) =>
      DOWNS.has(words[at]?.form ?? '') &&
      (near(words, at, UPS, 1, 1) || (near(words, at, AT_TIMES, 1, 0) && near(words, at, UPS, 4, 4))),
    hides: ({ id }) => id === 'low-glucose' || id === 'low-blood-pressure',
  },
  {
    // Ice is eaten, and no bullet.
    isOther: (words, at) => GOLA.test(words[at]?.plain ?? ''),
    hides: ({ id }) => OWN_DEATH.test(id),
  },
  {
    // Skin, a tooth or a cloth hangs, and nobody by the neck.
    isOther: (words, at) => /^latak/.test(words[at]?.form ?? '') && near(words, at, OF_SKIN, 3, 0),
    hides: ({ id }) => OWN_DEATH.test(id) || id === 'self-harm',
  },
  {
    // So does the skin of a palate that hot food has burnt.
    isOther: (words, at) =>
      /^latak/.test(words[at]?.form ?? '') && near(words, at, PALATE, 8, 0) && near(words, at, HOT_FOOD, 8, 4),
    hides: ({ id }) => id === 'burn-severe',
  },
  {
    // A belly is blown up after a feast.
    isOther: (words, at) =>
      /^(?:ph[uo]+l|फू|फु)/u.test(words[at]?.plain ?? '') && words.some(({ form }) => FEAST.has(form)),
    hides: ({ id }) => id === 'abdominal-swelling',
  },
  {
    // The voice went with the shouting.
    isOther: (words, at) => SOUND.has(words[at]?.form ?? '') && words.some(({ plain }) => SHOUTED.test(plain)),
    hides: ({ id }) => /^speech-/.test(id),
  },
  {
    // The nose is blocked; the mouth breathes.
    isOther: (words, at) =>
      /^(?:ghut|sas)/.test(words[at]?.form ?? '') &&
      NOSE_AND_MOUTH.every((list) => words.some(({ form }) => list.has(form))),
    hides: ({ id }) => id.startsWith('breathless'),
  },
  {
    // 'Chhune se', by touching: lime is 'chuna'.
    isOther: (words, at) => /^(?:छून|chhun)/u.test(words[at]?.plain ?? '') && TOUCHING.has(words[at + 1]?.form ?? ''),
    hides: ({ id }) => id.startsWith('chemical-'),
  },
  {
    // A line of blood or of a cut runs nowhere; blood comes in drops, too.
    isOther: (words, at) =>
      /^(?:lakir|bund)/.test(words[at]?.form ?? '') &&
      near(words, at, OF_CUT, 3, 2) &&
      !words.some(({ form }) => URINE.has(form)),
    hides: ({ id }) => /^(?:red-streak|spreading-redness|cannot-pass-urine)$/.test(id),
  },
  {
    // Onions make the eyes burn; the knife does not.
    isOther: (words) => words.some(({ form }) => ONION.has(form)) && !words.some(({ form }) => HURTS_EYE.has(form)),
    hides: ({ id }) => id === 'eye-pierced' || id === 'eye-injury',
  },
  {
    // One sits cross-legged: 'palthi maar ke'.
    isOther: (words, at) => /^ma+r/.test(words[at]?.form ?? '') && SITS.has(words[at - 1]?.form ?? ''),
    hides: ({ id }) => /^(?:assault|abuse)/.test(id),
  },
  {
    // What was kicked is blue.
    isOther: (words, at) =>
      /^n[ei]+l/.test(words[at]?.form ?? '') && near(words, at, KICKED, 8, 3) && !near(words, at, OF_BREATH, 8, 8),
    hides: ({ id }) => id === 'blue-lips',
  },
  {
    // 'Roya jaise goli lagi', 'dukhta hai jaise mar jaunga', 'goli jaisi gaanth': a likeness.
    isOther: (words, at) =>
      words.slice(Math.max(0, at - 2), at).some(({ plain }) => AS_IF.test(plain)) ||
      LIKE.test(words[at + 1]?.plain ?? ''),
    hides: ({ id }) => LIKENED.test(id) || OWN_DEATH.test(id),
  },
  {
    // Tablets are 'goli' too, and a course of them 'chalti hai'.
    isOther: (words, at) => GOLI.test(words[at]?.plain ?? '') && near(words, at, OF_TABLETS, 6, 6),
    hides: ({ id }) => id === 'stab-gunshot',
  },
  {
    // So many bottles or times within weeks are a course.
    isOther: (words, at) =>
      /^(?:do|2|bar|botle)$/.test(words[at]?.form ?? '') &&
      near(words, at, OF_A_COURSE, 8, 8) &&
      !near(words, at, AT_ONCE, 8, 8),
    hides: ({ id }) => id === 'overdose',
  },
  {
    // Made to write, to eat or to go by force.
    isOther: (words, at) =>
      /^(?:zabar|jabar|ज़बर|जबर)/u.test(words[at]?.plain ?? '') &&
      words.slice(at + 1, at + 3).some(({ form }) => MADE_TO.test(form)),
    hides: ({ id }) => /^(?:sexual-assault|assault|abuse)/.test(id),
  },
  {
    isOther: (words, at) => /^(?:blade|ब्लेड)/u.test(words[at]?.plain ?? '') && near(words, at, SHAVED, 4, 5),
    hides: ({ id }) => id === 'self-harm',
  },
  {
    // Clothes and rings hang loose.
    isOther: (words, at) => /^dh[ie]+l/.test(words[at]?.form ?? '') && near(words, at, WORN, 3, 1),
    hides: ({ id }) => id === 'floppy-child' || id === 'floppy-baby',
  },
  {
    // Hair and a dream, written nearly like a ball and a snake.
    isOther: (words, at) => /^बाल/u.test(words[at]?.plain ?? ''),
    hides: ({ id }) => id.startsWith('testicular-'),
  },
  {
    // A spear is no bear; a wasp attacks, and nobody.
    isOther: (words, at) => /^(?:भाला|भाले)$/u.test(words[at]?.plain ?? ''),
    hides: ({ id }) => /bite/.test(id),
  },
  {
    isOther: (words, at) => /^haml/.test(words[at]?.form ?? '') && near(words, at, INSECTS, 6, 4),
    hides: ({ id }) => /^(?:assault|abuse|agitation|dangerous-behaviour)/.test(id),
  },
  {
    isOther: (words, at) => /^(?:सपन|sapn)/u.test(words[at]?.plain ?? ''),
    hides: ({ id }) => id === 'snake-bite',
  },
  {
    // It hurts on pressing.
    isOther: (words, at) => /^dabane/.test(words[at]?.form ?? '') && TOUCHING.has(words[at + 1]?.form ?? ''),
    hides: ({ id }) => id === 'crushing-chest-pain',
  },
  {
    // A lump that does not hurt.
    isOther: (words, at) =>
      /^andk/.test(words[at]?.form ?? '') &&
      words.some(({ form }, place) => form === PAIN && DENIES.has(words[place + 1]?.form ?? '')),
    hides: ({ id }) => id.startsWith('testicular-pain'),
  },
];
const AS_IF = /^(?:jais[aei]|maan?o|जैस[ाेी]|मानो)$/u;
const LIKE = /^(?:jais[aei]|jitn[aei]|barabar|जैस[ाेी]|जितन[ाेी]|बराबर)$/u;
const LIKENED = /^(?:stab-gunshot|limb-deformity|broken-bone-told|strangled|hit-by-vehicle|electric-shock)$/;
const GOLI = /^(?:goli|goliy|गोली|गोलि)/u;
const OF_TABLETS = forms(
  'थायरॉइड थायराइड बीपी शुगर thyroid bp sugar diabetes shugar dawa dawai davai medicine tablet dard bukhar doctor roz rozana subah khali nashta khane likhi likhi_hai iron calcium vitamin gas acidity allergy',
);
const OF_A_COURSE = forms('khatam khatm medikal hafte hafta mahine mahina course kors asar medical kharid laut wapas');
const AT_ONCE = forms('galti saath sath ekdum gatak nigal nigli turant pi pee piya ghante behosh ulti');
const MADE_TO = /^(?:likh|bhej|khil|pil|uth|bith|bol|kahl|dikh|nahl|padh|chal|sul|le)/;
const SHAVED = forms('shave sev shaving daadhi dadhi daari mooch mundan baal bal nakhun nakhoon pencil kagaz paper');
const INSECTS = forms('tataiya tataiye madhumakhi madhumakkhi machhar machchhar cheenti chinti keeda keede makkhi');
const WORN = forms('kapde kapda pant pajama kurta choodi chudi anguthi ring chappal jeans belt');
const PAIN = normalForm('dard');
const DENIES = forms('nahi nahin nhi bilkul na');
const WHOLE = forms('pure poore pura poora');
const WITH_CHILD = forms(
  'garbh garbhvati pregnant pregnancy baccha bachcha mahina mahine hafta hafte delivery prasav jachgi dai labour peeda pet kokh bahu paani blood khoon hone',
);
const CUT = /^ka+t/;
const BITES = forms(
  'machhar machchhar khatmal keeda keede kida kide chinti cheenti chappal joota joote jute kolhapuri sandal ghas',
);
const CUTS_OFF = forms('alag machine aari kulhadi kat_gaya tukda gandasa chara');
const GOLA = /^(?:gola|gole|गोला|गोले)$/u;
const OF_SKIN = forms('skin chamdi khaal daant dant jhilli papdi');
const PALATE = forms('taalu talu jeebh zubaan');
const HOT_FOOD = forms('pizza chai coffee doodh sabzi soup cheese momo samosa');
const FEAST = forms('badhazmi badhajmi poori puri kachori dawat shaadi biryani chhole');
const NOSE_AND_MOUTH = [forms('naak nak'), forms('muh munh'), forms('aaram theek thik')];
const TOUCHING = forms('se pe par');
const OF_CUT = forms('khoon blood kati kata kat patli');
const URINE = forms('peshab urine susu mutra');
const ONION = forms('pyaz pyaaz kanda');
const HURTS_EYE = forms('chaku chaaku knife chhuri khoon chot lag laga lagi laag nok dikh dikhai');
const SHOUTED = /^(?:ch?h?il+a|चिल्ल)/u;
const SITS = forms('palthi palti aalthi chaukdi chaukri phoonk phunk jhapki');
const KICKED = forms(
  'laat football gend ball takra takraya takrayi takkar thokar chot lagi lag pindli shin ghutna jaangh',
);
const OF_BREATH = forms('saans honth hont chehra munh muh behosh jeebh baccha bachcha navjat');
/** Of a current, a fit and a device in the heart. */
const TOUCHED = forms(
  'taar switch plug wire socket chhua chhu chuya mirgi behosh daura pacemaker icd seene chhati pankha cooler',
);

/** Whether all that a text says of dying is that others would kill. */
export const fearsToBeKilled = (words: readonly HindiWord[]): boolean =>
  words.some((_, at) => wouldBeKilled(words, at)) &&
  !words.some(({ form }) => ONESELF.has(form) || KILLS_ONESELF.has(form));
const KILLS_ONESELF = forms('khudkushi suicide aatmahatya atmahatya');

/** Without what rests on a word that is meant otherwise. */
export function withoutOtherMeanings(matches: Match[], words: readonly HindiWord[]): Match[] {
  const meant = words.flatMap((_, at) =>
    OTHER_MEANINGS.flatMap((one) => (one.isOther(words, at) ? [{ at, hides: one.hides }] : [])),
  );
  if (meant.length === 0) return matches;
  return matches.filter(
    ({ phrase, positions }) => !meant.some(({ at, hides }) => positions.includes(at) && hides(phrase)),
  );
}
