import type { DoctorInFull } from '#contract/appointments/doctors.ts';
import { AsWritten, Translated } from '#web/language/marked-text.tsx';
import { Avatar } from '#web/ui/people/avatar.tsx';

export const DoctorHead = ({ doctor: { name, title, department, about } }: { doctor: DoctorInFull }) => (
  <div className="stack gap-12">
    <div className="row gap-12">
      <Avatar name={name} />
      <div className="min-0 lead-135 breakable">
        <h1>{name}</h1>
        <p className="muted">
          <Translated>{title}</Translated>, <Translated>{department}</Translated>
        </p>
      </div>
    </div>
    {about && (
      <p className="pre-line breakable">
        <AsWritten>{about}</AsWritten>
      </p>
    )}
  </div>
);
