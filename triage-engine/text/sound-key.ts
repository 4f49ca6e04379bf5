// How a word sounds, roughly: the consonants that one hears. 'Hart' is heart, 'blod' is blood, 'unconshus' is unconscious.

const SOUNDS: [RegExp, string][] = [
  [/^(kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/^x/, 's'],
  [/ph/g, 'f'],
  [/(o|a)ugh(?=$|[^t])/g, '$1f'],
  [/igh/g, 'i'],
  [/gh/g, ''],
  [/mb$/, 'm'],
  // Talk, walk, half and calf.
  [/(?<=a)l(?=[kf])/g, ''],
  // The ch of stomach, schedule and ache.
  [/(?<=ma|s|[^e]a)ch(?=e|$)/g, 'k'],
  [/tch/g, 'C'],
  [/ch/g, 'C'],
  // 'Convulshun', 'unconshus', 'electrishun'.
  [/(scious|cious|tious|shous|shus|shious)/g, 'Sus'],
  [/(tion|ssion|sion|cion|cian|shun|shion|tian)/g, 'Sn'],
  [/sh/g, 'S'],
  [/th/g, 'T'],
  [/sc(?=[eiy])/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/(ck|cq|q|c)/g, 'k'],
  [/dg/g, 'j'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/wh/g, 'w'],
];

export function soundKey(word: string): string {
  let heard = word;
  for (const [written, sound] of SOUNDS) heard = heard.replace(written, sound);
  // No doubled letter is heard twice, an h or w at the beginning only, and vowels are written anyhow.
  const single = heard.replace(/(.)\1+/g, '$1');
  const first = /^[aeiouy]/.test(single) ? 'A' : (single[0] ?? '');
  return first + single.slice(1).replace(/[aeiouywh]/g, '');
}
