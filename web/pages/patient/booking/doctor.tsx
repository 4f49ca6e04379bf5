import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { DoctorFacts } from '#web/appointments/doctor/doctor-facts.tsx';
import { DoctorHead } from '#web/appointments/doctor/doctor-head.tsx';
import { NextTimes } from '#web/appointments/doctor/next-times.tsx';
import { useDoctor } from '#web/appointments/queries.ts';
import { useMyself } from '#web/identity/myself.ts';
import { t } from '#web/language/say.ts';
import { ApiRefusal } from '#web/refusal.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useClinicFacts } from '../clinic-facts.ts';
import { Screen } from '../screen.tsx';

/** One doctor: when they are free, what they see people for, and where to go. */
export function DoctorPage() {
  const { id = '' } = useParams({ strict: false });
  const accountId = useMyself().id;
  const doctor = useDoctor(id);
  const { name, address, phone } = useClinicFacts();
  return (
    <>
      <Link to="/book" className="row-inline gap-8 ink min-height-48">
        <IconArrowLeft aria-hidden /> {t('Book a visit')}
      </Link>
      {isGone(doctor.error) ? (
        <div className="stack gap-12">
          <h1>{t('Doctor')}</h1>
          <p>{t('This doctor no longer sees patients here.')}</p>
        </div>
      ) : (
        <QueryView query={doctor} lines={8}>
          {(known) => (
            <Screen
              first={<DoctorHead doctor={known} />}
              columns={[
                <NextTimes key="times" doctor={known} accountId={accountId} phone={phone} />,
                <DoctorFacts key="facts" doctor={known} clinic={{ name, address }} />,
              ]}
            />
          )}
        </QueryView>
      )}
    </>
  );
}

const isGone = (error: unknown) => error instanceof ApiRefusal && error.code === 'not_found';
