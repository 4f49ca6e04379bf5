import type { VaccineRecord } from '#contract/childhood/vaccines.ts';
import { useClinic } from '#web/api/clinic.ts';
import { ClinicLogo } from '#web/ui/brand/clinic-logo.tsx';
import { PrintSheet } from '#web/ui/page/print-sheet.tsx';
import { englishDay } from '#web/ui/time/time.ts';
import { nameOfSeries } from './vaccine-words.ts';
import styles from './vaccines.module.css';

/** Others read it: its days are English, as its words are. */
const dayOf = (day: string) => englishDay(`${day}T12:00:00Z`, 'UTC');

type CertificateProps = { record: VaccineRecord; name: string; pud: string; clinicName: string };

/** What paper gets. It says whose record it is, and that no government issued it. */
export function Certificate({ record, name, pud, clinicName }: CertificateProps) {
  const nameOf = (code: string | null) => record.lines.find((line) => line.code === code)?.name;
  return (
    <PrintSheet>
      <div lang="en" className={styles.certificate}>
        <ClinicLogo logo={useClinic().data?.logo} />
        <h1>Record of vaccinations</h1>
        <p>
          <b>{clinicName}</b>
        </p>
        <p>
          {name}, {pud}, born {record.dateOfBirth ? dayOf(record.dateOfBirth) : 'on a day that is not known'}
        </p>
        <table>
          <thead>
            <tr>
              <th>Vaccine</th>
              <th>Given on</th>
              <th>Product and batch</th>
              <th>Where and by whom</th>
              <th>Counts</th>
            </tr>
          </thead>
          <tbody>
            {record.given.map((dose) => (
              <tr key={dose.id}>
                <td>{nameOf(dose.countsAs) ?? nameOfSeries(record, dose.series)}</td>
                <td>{dayOf(dose.givenOn)}</td>
                <td>{[dose.product, dose.batch].filter(Boolean).join(', ') || 'not known'}</td>
                <td>
                  {[dose.place, dose.givenBy, dose.site].filter(Boolean).join(', ')}
                  {dose.source === 'card' && ' (read from a card)'}
                </td>
                <td>{dose.countsAs ? (dose.remark ?? 'yes') : `no. ${dose.remark ?? ''}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {record.given.length === 0 && <p>No dose is recorded at this clinic.</p>}
        <p>
          Record of this clinic, not a government certificate. Printed {dayOf(record.today)}. Counted by{' '}
          {record.schedule.name}, version {record.schedule.version}.
        </p>
        <p className="mt-20">Signature and stamp: ______________________________</p>
      </div>
    </PrintSheet>
  );
}
