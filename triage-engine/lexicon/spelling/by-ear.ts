// Everyday words that emergencies are told with, as people spell them by ear. None of the left ones is an English word, and none of
// the right ones is an alarm by itself: 'hevy' is heavy, whatever stands beside it.
const BY_EAR =
  'hevy:heavy hevvy:heavy blak:black bloo:blue stif:stiff stiv:stiff moove:move moovin:moving tok:talk tokin:talking ' +
  'nek:neck hed:head urin:urine yurin:urine yoorin:urine shuger:sugar hend:hand blokd:blocked blok:block oyel:oil oyl:oil ' +
  'boyld:boiled coyn:coin koyn:coin karent:electric wich:which snek:snake bely:belly sholdar:shoulder mouf:mouth ' +
  'noze:nose trote:throat eer:ear eers:ears jow:jaw rist:wrist thum:thumb finga:finger nife:knife kut:cut hert:hurt ' +
  'herts:hurts pregnet:pregnant minit:minute minits:minutes owt:out pashent:patient medisin:medicine medisins:medicines ' +
  'tebblet:tablet pil:pill pils:pills parasitamols:paracetamol fenail:phenyl fenile:phenyl asid:acid dirrea:diarrhoea ' +
  'dirria:diarrhoea reakshun:reaction swelin:swelling purpal:purple wite:white axident:accident ichy:itchy ichi:itchy ' +
  'ichie:itchy ichin:itching dijy:dizzy dijji:dizzy dizy:dizzy blu:blue tite:tight cleer:clear fitt:fit hedek:headache ' +
  'uncontious:unconscious onyon:onion onyons:onions beeting:beating beetin:beating ' +
  'asma:asthma azma:asthma feva:fever fevar:fever jor:jaw thik:thick doun:down paning:paining sikkle:sickle tose:toes luks:looks ' +
  'bern:burn berned:burned wors:worse sumone:someone breding:breathing ' +
  'beter:better bettr:better yelow:yellow yello:yellow bruse:bruise bruze:bruise feaver:fever';

const meant: ReadonlyMap<string, string> = new Map(
  BY_EAR.split(' ').map((pair) => pair.split(':') as [string, string]),
);

export const speltByEar = (written: string): string | undefined => meant.get(written);

export const SPELT_BY_EAR: readonly string[] = [...meant.keys()];
