import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useDoctorPage } from '../queries.ts';
import { DoctorPageForm } from './doctor-page-form.tsx';

type DoctorPageDialogProps = { isOpen: boolean; onClose: () => void; doctorId: string; title: string };

export function DoctorPageDialog({ isOpen, onClose, doctorId, title }: DoctorPageDialogProps) {
  const page = useDoctorPage(doctorId);
  const onSaved = () => {
    toast.success('Saved.', 'Patients read it from now on.');
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <QueryView query={page} lines={8}>
        {(known) => <DoctorPageForm doctorId={doctorId} page={known} onSaved={onSaved} onCancel={onClose} />}
      </QueryView>
    </Dialog>
  );
}
