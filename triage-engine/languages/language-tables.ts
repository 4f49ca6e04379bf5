// By which letters and by which frequent words a language is known. Only what tells it from English and from Hindi.

/** Scripts of languages that are not read; letters of Hindi and English are not among them. */
export const SCRIPTS: readonly [RegExp, string][] = [
  [/[ঀ-৿]/g, 'Bengali'],
  [/[਀-੿]/g, 'Punjabi'],
  [/[઀-૿]/g, 'Gujarati'],
  [/[଀-୿]/g, 'Odia'],
  [/[஀-௿]/g, 'Tamil'],
  [/[ఀ-౿]/g, 'Telugu'],
  [/[ಀ-೿]/g, 'Kannada'],
  [/[ഀ-ൿ]/g, 'Malayalam'],
  [/[඀-෿]/g, 'Sinhala'],
  [/[\u0600-\u06ff\u0750-\u077f]/g, 'Urdu'],
  [/[\u0590-\u05ff]/g, 'Hebrew'],
  [/[Ѐ-ӿ]/g, 'Russian'],
  [/[Ͱ-Ͽἀ-῿]/g, 'Greek'],
  [/[฀-๿]/g, 'Thai'],
  [/[က-႟]/g, 'Burmese'],
  [/[ༀ-࿿]/g, 'Tibetan'],
  [/[ሀ-፿]/g, 'Amharic'],
  [/[぀-ヿ]/g, 'Japanese'],
  [/[가-힯]/g, 'Korean'],
  [/[一-鿿]/g, 'Chinese'],
];

/** Letters that Urdu has and Arabic has not. */
export const URDU_LETTERS = /[ٹڈڑںےہگچپژک]/;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Devanagari that is not Hindi. */
export const IN_DEVANAGARI: readonly [string, ReadonlySet<string>][] = [
  [
    'Marathi',
    words('आहे आहेत मला माझे माझ्या माझी नाही होत होतं होते दुखत दुखतंय खूप झाला झाली झाले करू पोटात डोके छातीत आणि पण त्याला तिला'),
  ],
  ['Nepali', words('छ छन् मलाई मेरो भयो दुख्छ दुखेको छैन धेरै टाउको गर्न हुन्छ भएको पेटमा')],
];

/** In Latin letters. Two different words of a list, and more than English or Hindi has, name it. */
export const IN_LATIN: readonly [string, ReadonlySet<string>][] = [
  [
    'French',
    words(
      "j'ai je suis depuis douleur douleurs poitrine ventre tête très avec dans est pas les une mon des et au fièvre jours mal à du sang respirer",
    ),
  ],
  [
    'Spanish',
    words(
      'tengo me duele dolor desde hace mucho muy estoy puedo pecho cabeza fiebre el los las una con por que mi respirar días',
    ),
  ],
  [
    'Portuguese',
    words('estou tenho dor muito minha meu não nao peito cabeça cabeca febre desde dias barriga com uma respirar'),
  ],
  [
    'German',
    words(
      'ich habe seit schmerzen und nicht mein meine meinem der das mit kopf brust bauch starke fieber tagen kann bekomme luft',
    ),
  ],
  ['Italian', words('sono petto dolore non riesco male testa febbre giorni della nel molto respirare alla pancia')],
  ['Indonesian', words('saya sakit dada perut kepala sejak tidak bisa sudah demam sesak napas dan hari')],
  ['Filipino', words('masakit ang ko po sakit dibdib tiyan ulo hindi makahinga lagnat mula kahapon')],
  ['Swahili', words('nina maumivu kifua tumbo kichwa homa siku sana yangu')],
  [
    'Bengali',
    words('amar ache achhe hocche hochche betha byatha bukey khub theke pete jor lagche korche matha parchi'),
  ],
  [
    'Tamil',
    words('enakku irukku iruku vali valikuthu valikudhu romba illa nenju thalai vayiru kaichal moochu mudiyala'),
  ],
  ['Telugu', words('naaku naku undi noppi chala ledu tala chaathi kadupu jwaram oopiri aadatledu')],
  ['Kannada', words('nanage nange ide novu tumba illa tale hotte ede jvara usiru')],
  ['Malayalam', words('enikku undu vedana aanu illa thala vayaru nenju pani shwasam')],
  [
    'Marathi',
    words('mala aahe ahe ahet dukhtay dukhte dukhat khup majhya majha majhi zala zali pot doka chhatit aani'),
  ],
  ['Gujarati', words('mane chhe che dukhe dukhavo bahu thay thayo mara pet mathu chhati taav')],
];

/** Words that English texts are full of, and that neither Hindi nor the lists above hold. */
export const ENGLISH_WORDS = words(
  "i my have has had am are was were been with and of for since from this that it she her his they after when feel feeling can't cannot not but " +
    "i'm im don't he's she's the is because about very some any what which while would could should during",
);
