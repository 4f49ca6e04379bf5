// Names of vaccines in Hindi. A draft, to be read by clinicians who speak Hindi.
import type { Vaccine } from './vaccine-names.ts';

const NAMES: Readonly<Record<Vaccine, string>> = {
  BCG: 'बीसीजी',
  'Hepatitis B': 'हेपेटाइटिस B',
  'Polio drops': 'पोलियो की बूँदें',
  'Polio injection': 'पोलियो का इंजेक्शन',
  Pentavalent: 'पेंटावेलेंट',
  Rotavirus: 'रोटावायरस',
  Pneumococcal: 'न्यूमोकोकल (पीसीवी)',
  'Measles–rubella': 'खसरा-रुबेला',
  'Japanese encephalitis': 'जापानी इंसेफेलाइटिस (जेई)',
  DPT: 'डीपीटी',
  Td: 'टीडी',
};

const NTH = ['', 'पहली', 'दूसरी', 'तीसरी', 'चौथी', 'पाँचवीं', 'छठी', 'सातवीं', 'आठवीं', 'नौवीं'];
const KINDS = { dose: 'ख़ुराक', birth: 'जन्म की ख़ुराक', booster: 'बूस्टर ख़ुराक' } as const;

const DOSE =
  /^(?<birth>, birth dose)?(?<booster> booster)?(?: (?<nth>[1-9]))?(?<instead>, in place of pentavalent)?(?: at (?<years>\d{1,2}) years)?$/;

/** A dose is counted in words: "Polio drops 1" would read as one drop. Null for a name that a clinic wrote. */
export function vaccineInHindi(name: string): string | null {
  const [vaccine, said] =
    Object.entries(NAMES).find(([each]) => name.startsWith(each) && DOSE.test(name.slice(each.length))) ?? [];
  if (!vaccine || !said) return null;
  const { birth, booster, nth, instead, years } = DOSE.exec(name.slice(vaccine.length))?.groups ?? {};
  const kind = birth ? 'birth' : booster ? 'booster' : 'dose';
  const dose = nth || kind !== 'dose' ? [NTH[Number(nth ?? 0)], KINDS[kind]].filter(Boolean).join(' ') : '';
  return [said, dose, instead ? 'पेंटावेलेंट की जगह' : '', years ? `${years} साल की उम्र में` : ''].filter(Boolean).join(', ');
}

/** "BCG, Hepatitis B, birth dose" is two names. What is known is said in Hindi, the rest stays as it is. */
export function vaccineNamesInHindi(names: string): string {
  const parts = names.split(', ');
  const said: string[] = [];
  for (let at = 0; at < parts.length; ) {
    // A name can hold a comma itself.
    const both = at + 1 < parts.length ? vaccineInHindi(`${parts[at]}, ${parts[at + 1]}`) : null;
    said.push(both ?? vaccineInHindi(parts[at] ?? '') ?? parts[at] ?? '');
    at += both ? 2 : 1;
  }
  return said.join('; ');
}
