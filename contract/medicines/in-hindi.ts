// How a medicine is taken, in Hindi. The amount, the unit and the name stay as the label shows them.
import type { InWords } from './in-words.ts';
import type { DoseUnit, Frequency, MedicineRoute } from './medicines.ts';

export const UNITS_IN_HINDI: Readonly<Record<Exclude<DoseUnit, 'application'>, string>> = {
  ...{ mg: 'mg', g: 'g', mcg: 'mcg', ml: 'ml', IU: 'IU', mmol: 'mmol' },
  puffs: 'पफ़',
  drops: 'बूँद',
  tablets: 'गोली',
};

export const ROUTES_IN_HINDI: Readonly<Record<MedicineRoute, string>> = {
  'by mouth': 'मुँह से',
  'under the tongue': 'जीभ के नीचे',
  inhaled: 'साँस से खींचकर',
  'on the skin': 'त्वचा पर',
  'into the eye': 'आँख में',
  'into the ear': 'कान में',
  'into the nose': 'नाक में',
  'under the skin': 'त्वचा के नीचे इंजेक्शन',
  'into a muscle': 'मांसपेशी में इंजेक्शन',
  'into a vein': 'नस में इंजेक्शन',
  rectal: 'गुदा में',
  vaginal: 'योनि में',
  spinal: 'रीढ़ में इंजेक्शन',
};

export const FREQUENCIES_IN_HINDI: Readonly<Record<Frequency, string>> = {
  once: 'सिर्फ़ एक बार',
  'once-a-day': 'दिन में 1 बार',
  'in-the-morning': 'दिन में 1 बार, सुबह',
  'at-night': 'दिन में 1 बार, रात को',
  'twice-a-day': 'दिन में 2 बार',
  '3-times-a-day': 'दिन में 3 बार',
  '4-times-a-day': 'दिन में 4 बार',
  '5-times-a-day': 'दिन में 5 बार',
  'every-4-hours': 'हर 4 घंटे पर',
  'every-6-hours': 'हर 6 घंटे पर',
  'every-8-hours': 'हर 8 घंटे पर',
  'every-12-hours': 'हर 12 घंटे पर',
  'every-other-day': 'एक दिन छोड़कर एक दिन (रोज़ नहीं)',
  'once-a-week': 'हफ़्ते में सिर्फ़ 1 बार (रोज़ नहीं)',
  'as-needed': 'सिर्फ़ ज़रूरत होने पर',
};

export const doseInHindi = ({ amount, unit }: InWords['dose']): string =>
  unit === 'application' ? 'पतली परत' : `${amount} ${UNITS_IN_HINDI[unit]}`;

/** "500 mg मुँह से, दिन में 3 बार, 7 दिन तक" */
export function inHindi({ dose, route, frequency, smallestGapHours, mostIn24Hours, days }: InWords): string {
  const limits =
    frequency === 'as-needed' && smallestGapHours && mostIn24Hours
      ? [`दो ख़ुराक के बीच कम से कम ${gapInHindi(smallestGapHours)}`, `24 घंटे में ज़्यादा से ज़्यादा ${mostIn24Hours} बार`]
      : [];
  const length = days && frequency !== 'once' ? [`${days} दिन तक`] : [];
  return [`${doseInHindi(dose)} ${ROUTES_IN_HINDI[route]}`, FREQUENCIES_IN_HINDI[frequency], ...limits, ...length].join(
    ', ',
  );
}

const gapInHindi = (hours: number): string => (hours < 1 ? `${Math.round(hours * 60)} मिनट` : `${hours} घंटे`);
