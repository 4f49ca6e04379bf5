// What patients of the demo clinic read about its doctors: what people come with, and no promise of what comes of it.
import type { DoctorPage } from '#contract/staffing/doctor-pages.ts';
import type { DOCTORS } from './people.ts';

export const DOCTOR_PAGES: Record<(typeof DOCTORS)[number]['name'], DoctorPage> = {
  'Dr. Arjun Nair': {
    languages: ['en', 'hi', 'ml'],
    qualifications: ['MBBS', 'MD (General Medicine)'],
    seesFor: ['Fever, cough and colds', 'High blood pressure', 'Diabetes', 'Anything new that worries you'],
    about: 'Bring the medicines that you take, or a photo of their boxes: we go through them together.',
    room: 'Room 1',
    directions: 'Ground floor. From the desk go straight on, first door on the right.',
  },
  'Dr. Meera Iyer': {
    languages: ['en', 'ta', 'hi'],
    qualifications: ['MBBS', 'MD (General Medicine)', 'DM (Cardiology)'],
    seesFor: [
      'Chest pain that was looked at before',
      'Palpitations',
      'High blood pressure',
      'Visits after a heart attack',
    ],
    about: 'If you have earlier ECGs or letters from a hospital, please bring them.',
    room: 'Room 2',
    directions: 'First floor. Take the lift beside the desk, then turn left. The ECG room is next door.',
  },
  'Dr. Kavita Joshi': {
    languages: ['en', 'hi', 'mr'],
    qualifications: ['MBBS', 'MD (Dermatology)'],
    seesFor: ['Rashes and itching', 'Acne', 'Eczema and psoriasis', 'Moles that have changed', 'Hair and nails'],
    about: 'Please come without make-up on the skin that I should look at.',
    room: 'Room 5',
    directions: 'First floor. Take the lift beside the desk, then turn right, second door.',
  },
  'Dr. Sunita Pillai': {
    languages: ['en', 'hi', 'kn', 'ml'],
    qualifications: ['MBBS', 'DNB (Family Medicine)'],
    seesFor: ['Children and families', 'Women’s health', 'Vaccinations', 'Fever, cough and colds'],
    about: 'Children are welcome to bring a toy. Please bring the vaccination card.',
    room: 'Room 3',
    directions: 'Ground floor. From the desk turn left, past the play corner.',
  },
  'Dr. Vivek Rao': {
    languages: ['en', 'kn', 'hi', 'te'],
    qualifications: ['BAMS', 'MD (Ayurveda)'],
    seesFor: ['Food, sleep and daily routine', 'Stiffness and back pain', 'Ayurvedic medicines beside others'],
    about: 'Tell me about every medicine that you take. Nothing that another doctor prescribed is stopped here.',
    room: 'Room 7',
    directions: 'Garden house. Leave by the door behind the desk and follow the green line across the yard.',
  },
  'Dr. Farah Sheikh': {
    languages: ['en', 'hi', 'ur', 'ins'],
    qualifications: ['MBBS', 'MD (General Medicine)', 'DNB (Cardiology)'],
    seesFor: ['Palpitations', 'Breathlessness on the stairs', 'High blood pressure', 'Swollen legs'],
    about: '',
    room: 'Room 4',
    directions: 'First floor. Take the lift beside the desk, then turn left, third door.',
  },
  'Dr. Thomas George': {
    languages: ['en', 'ml', 'ta'],
    qualifications: ['MBBS', 'MD (General Medicine)'],
    seesFor: ['Diabetes', 'Thyroid', 'Joint pain', 'Check-ups from 50 on'],
    about: 'For a check of your diabetes bring your diary of values, on paper or on the phone.',
    room: 'Room 6',
    directions: 'Ground floor. From the desk turn left, last door.',
  },
};
