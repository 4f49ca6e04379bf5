import { Icon } from '../drawings/icon.tsx';

const DOSES = [
  { when: 'Morning', dose: '1 tablet' },
  { when: 'Noon', dose: 'none' },
  { when: 'Night', dose: 'none' },
];

export function PrescriptionExample() {
  return (
    <div className="rx">
      <p className="rx-name">
        <b>Amlodipine 5 mg</b>
        Dr. Meera Iyer, 12 Nov
      </p>
      <span className="badge">
        <Icon name="shield" />
        No known entry against it
      </span>
      <ul className="doses">
        {DOSES.map(({ when, dose }) => (
          <li key={when}>
            {when} <b>{dose}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
