import { useState } from 'react';
import { LANGUAGE_NAMES } from '#contract/staffing/language-names.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Facts } from '#web/ui/page/facts.tsx';
import { useDoctorPage } from '../queries.ts';
import { PART_NAMES } from './page-draft.ts';

const doctorPageDialog = async () => (await import('./doctor-page-dialog.tsx')).DoctorPageDialog;

/** A doctor's own page, as patients read it. */
export function DoctorPageCard({ doctorId }: { doctorId: string }) {
  const page = useDoctorPage(doctorId);
  const [opened, setOpened] = useState({ times: 0, isOpen: false });
  return (
    <Card
      title="Your page for patients"
      action={
        <Button look="quiet" onClick={() => setOpened({ times: opened.times + 1, isOpen: true })}>
          Change
        </Button>
      }
    >
      <QueryView query={page} lines={4}>
        {({ version, languages, seesFor, qualifications, about, room, directions }) =>
          version === 0 ? (
            <p className="muted">Patients read only your name, title and department so far.</p>
          ) : (
            <Facts
              rows={{
                [PART_NAMES.languages]: languages.map((code) => LANGUAGE_NAMES[code]).join(', ') || null,
                [PART_NAMES.seesFor]: seesFor.join(', ') || null,
                [PART_NAMES.qualifications]: qualifications.join(', ') || null,
                [PART_NAMES.about]: about || null,
                [PART_NAMES.room]: room || null,
                [PART_NAMES.directions]: directions || null,
              }}
            />
          )
        }
      </QueryView>
      <LazyDialog
        load={doctorPageDialog}
        key={opened.times}
        dialog={{
          isOpen: opened.isOpen,
          onClose: () => setOpened({ ...opened, isOpen: false }),
          doctorId,
          title: 'Your page for patients',
        }}
      />
    </Card>
  );
}
