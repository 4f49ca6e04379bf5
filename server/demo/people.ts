// Who works and who is treated at the demo clinic. The passwords are public: they open nothing but the demo.
export const PASSWORDS = {
  patient: 'slow river at dawn',
  doctor: 'quiet lamp by the window',
  staff: 'three boats on the lake',
  desk: 'two keys under the bell',
  admin: 'green door on the hill',
} as const;

export const ADMINISTRATOR = { name: 'Leela Krishnan', email: 'leela.krishnan@banyanstreet.example' };

/** The first is the account whose figures are the specification's. */
export const DOCTORS = [
  {
    name: 'Dr. Arjun Nair',
    mailbox: 'arjun.nair',
    department: 'General Medicine',
    licence: 'KMC-41207',
    title: 'Senior Doctor',
  },
  {
    name: 'Dr. Meera Iyer',
    mailbox: 'meera.iyer',
    department: 'Cardiology',
    licence: 'KMC-38841',
    title: 'Senior Doctor',
  },
  {
    name: 'Dr. Kavita Joshi',
    mailbox: 'kavita.joshi',
    department: 'Dermatology',
    licence: 'KMC-52390',
    title: 'Doctor',
  },
  {
    name: 'Dr. Sunita Pillai',
    mailbox: 'sunita.pillai',
    department: 'General Medicine',
    licence: 'KMC-47755',
    title: 'Doctor',
  },
  { name: 'Dr. Vivek Rao', mailbox: 'vivek.rao', department: 'Ayurveda', licence: 'AYU-20418', title: 'Doctor' },
  {
    name: 'Dr. Farah Sheikh',
    mailbox: 'farah.sheikh',
    department: 'Cardiology',
    licence: 'KMC-60112',
    title: 'Doctor',
  },
  {
    name: 'Dr. Thomas George',
    mailbox: 'thomas.george',
    department: 'General Medicine',
    licence: 'KMC-33068',
    title: 'Doctor',
  },
] as const;

export const NURSES = [
  { name: 'Priya Thomas', mailbox: 'priya.thomas', employeeId: 'BSC-0117', title: 'Senior Nurse' },
  { name: 'Rahul Menon', mailbox: 'rahul.menon', employeeId: 'BSC-0142', title: 'Nurse' },
  { name: 'Asha Varghese', mailbox: 'asha.varghese', employeeId: 'BSC-0156', title: 'Nurse' },
] as const;

/** Two: what takes a second person can be shown. */
export const RECEPTIONISTS = [
  { name: 'Rukmini Hegde', mailbox: 'rukmini.hegde', employeeId: 'BSC-0203', title: 'Front desk' },
  { name: 'Joseph Lobo', mailbox: 'joseph.lobo', employeeId: 'BSC-0211', title: 'Front desk' },
] as const;

export const APPLICANTS = [
  {
    name: 'Dr. Harish Bhat',
    mailbox: 'harish.bhat',
    phone: '+91 98860 41230',
    licence: 'KMC-71904',
    department: 'Dermatology',
    message: 'Eight years in a teaching hospital. I would like to work closer to my patients.',
  },
  {
    name: 'Dr. Lakshmi Subramanian',
    mailbox: 'lakshmi.subramanian',
    phone: '+91 94480 90817',
    licence: 'KMC-66271',
    department: 'General Medicine',
    message: 'I have moved to this part of town and can start next month.',
  },
  {
    name: 'Dr. Imran Qureshi',
    mailbox: 'imran.qureshi',
    phone: '+91 97410 33562',
    licence: 'AYU-23377',
    department: 'Ayurveda',
    message: 'Two mornings a week would suit me best.',
  },
  {
    name: 'Dr. Nandini Hegde',
    mailbox: 'nandini.hegde',
    phone: '+91 98801 56049',
    licence: 'KMC-69430',
    department: 'Cardiology',
    message: '',
  },
] as const;

export const patientMail = (mailbox: string) => `${mailbox}@mail.example`;

export const mailOf = (mailbox: string) => `${mailbox}@banyanstreet.example`;
