// One way to write a Hindi word, for both scripts: saans, sans and साँस are 'sas', nhi, nahin and नहीं are 'nahi'.
import { fromDevanagari, isDevanagari } from './from-devanagari.ts';

/** Short forms of the phone, and words whose spellings no rule brings together. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  `nahi: ni nhi nai nahin nahee nehi nhe nhin naee naahi
  hai: h hy hn hain hein he
  raha: rha rahaa raa
  rahi: rhi rahee
  rahe: rhe rhen
  bahut: bht bhot bohot bahot bohat bhut boht bahoot bohut bahute bauhat bhaut
  gaya: gya gyaa
  gayi: gyi gai gyee gyi
  aur: or nd
  kar: kr krke karke
  par: pr
  ke: k
  me: m mai main mein mei men
  jyada: jada zyada ziyada zada jyda jaada zyda jayada jyaada
  theek: thik thk teek
  thoda: thora thori thode thodi thodaa
  achanak: achank achanaq acanak
  dard: darad drd dared dardh darda
  peshab: pishab peshaab pesaab pishaab peeshab
  saans: saas sans sass swas shwas swaas saanse sanse saan
  khoon: khun koon
  bukhar: bukar bukhaar bhukhar bhukar bukhr
  baccha: bacha bachha bachcha bache bacche bachhe bachche
  bacchi: bachi bachhi bachchi
  papa: pappa paapa
  mummy: mumy mami mamma mumi mom
  maa: ma
  abhi: abi
  kuch: kuchh kuc kch
  kya: kia kyaa
  hath: haath hat haat hatho haatho haathon
  muh: muhn munh mooh moonh mu muu
  dawai: dawa dava dawaai davai dawaiyan dawaiya
  goli: goliyan goliya goliyaan golia golian goliyon
  chhati: chati chaati chatti chhaati chhatee
  khansi: khasi khaansi khaasi kasi khanshi
  behosh: bihosh behos
  chakkar: chakar chaker chakkr chkr chakra
  ulti: ultee oolti ultiya ultiyan ultiyaan
  jhatke: jhatka jhatko jatke jhatkaa
  sar: sir sr
  hont: honth hoth hoonth hontho honthon hotho
  zubaan: jubaan zaban jaban zabaan jabaan jubban jubaan zuban juban
  pareshani: preshani pareshaani
  garbhvati: garbhwati garbvati garbhavti garbhavati
  zehar: zahar jahar jeher zeher jehar
  ladkhada: ladakhda ladkhadati ladkhadate ladakhdati ladakhdate ladkhadana larkhara larkhada
  lahu: lahoo lahuluhan
  oxygen: oksijan oksijen oxigen
  pulse: pals
  heart: hart haart
  heartbeat: hartbit haartbit
  response: rispons respons
  confuse: kanfyuj kanfyuz confused
  attack: atek ataik atack
  stroke: strok
  bp: bipi
  operation: opareshan apreshan oparesan opresan
  sugar: shugar sugar
  blackout: blekaut blaikaut
  inhaler: inhelar inhailar
  dialysis: dayalisis dialisis
  pacemaker: pesmekar
  platelet: pletlet plateletes
  tight: tait
  double: dabal
  accident: eksident aiksident
  pregnant: pregnent preganent pregnet
  movement: muvment muvament movment muvmant mument mooment
  kick: kik kikk
  baby: bebi beby
  insulin: insulin inslin
  warfarin: varfarin
  blood: blad
  injection: injekshan
  tablet: tebalet teblet
  fast: faast
  machine: masin
  delivery: dilivri
  balcony: balakni
  building: bilding
  switch: svich
  cigarette: sigret
  blade: bled
  steroid: steroyad
  thailand: thailend
  jungle: jangal
  magnet: megnet
  calpol: kelpol
  dose: doj
  likoria: lyukoriya
  sambandh: sanbandh
  chumbak: chunbak
  baingani: bengni
  badbada: badabdata badabdati badabdate
  thermometer: tharmamitar`
    .split('\n')
    .flatMap((line) => {
      const [form = '', others = ''] = line.split(':');
      return others.split(' ').flatMap((other) => (other ? [[other, form.trim()] as const] : []));
    }),
);

const FOLDS: [RegExp, string][] = [
  [/[^a-z0-9]/g, ''],
  [/(.)\1{2,}/g, '$1$1'],
  [/c+h+/g, 'ch'],
  [/c(?=[eiy])/g, 's'],
  [/ck/g, 'k'],
  [/c(?!h)/g, 'k'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/sh/g, 's'],
  [/oo/g, 'u'],
  [/ee/g, 'i'],
  [/a+y?[ie]+/g, 'e'],
  [/a+[uo]+/g, 'o'],
  [/ou/g, 'o'],
  [/ei/g, 'e'],
  [/uv(?=[aeio])/g, 'u'],
  [/i(?=[aeo])/g, 'iy'],
  // A nasal before these is heard by some and left out by others.
  [/[nm](?=[skpfh]|ch|gh)/g, ''],
  [/(ch)\1/g, '$1'],
  [/(.)\1/g, '$1'],
  [/(?<=[a-z]{2}[oe])n$/, ''],
  [/(?<=iya)n$/, ''],
];

const folded = (word: string): string => FOLDS.reduce((form, [pattern, other]) => form.replace(pattern, other), word);

/** Bounded, so that a stranger's text cannot fill the memory of a server. */
const REMEMBERED = 5_000;
const known = new Map<string, string>();

export function normalForm(written: string): string {
  const before = known.get(written);
  if (before !== undefined) return before;
  const latin = isDevanagari(written) ? fromDevanagari(written) : written.toLowerCase();
  const form = /^\d/.test(latin) ? latin : folded(SHORT_FORMS.get(latin) ?? latin);
  if (known.size < REMEMBERED) known.set(written, form);
  return form;
}

/**
 * What is left of a word when gender, number, case and the commonest verb endings are taken off: 'dukhta', 'dukhne' → 'dukh'. A
 * short word that lost its vowel stays apart from one that never had it: 'kala' (black) is not 'kal' (yesterday).
 */
export function stemOf(form: string): string {
  const verb = /^(.{3,}[^aeiou])[tn][aeio]$/.exec(form)?.[1];
  if (verb) return verb;
  const noun = form.replace(/iy[aoe]$/, 'i');
  const base = /^(.{2,})[aeiou]$/.exec(noun)?.[1];
  if (base === undefined) return noun;
  return base.length < 5 ? `${base}~` : base;
}
