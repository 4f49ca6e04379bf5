import { useState } from 'react';
import type { HomeMedicine } from '#contract/medicines/doses.ts';
import { t } from '#web/language/say.ts';
import { Button } from '../ui/button.tsx';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { Card } from '../ui/page/card.tsx';
import { MedicineRow } from './medicine-row.tsx';

const timesDialog = async () => (await import('./times-dialog.tsx')).TimesDialog;

/** Every medicine with its times, which the patient may move. */
export function MedicineTimes({ medicines }: { medicines: readonly HomeMedicine[] }) {
  const [asked, setAsked] = useState<HomeMedicine | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (medicines.length === 0) return null;
  return (
    <Card title={t('Your medicines')}>
      <ul>
        {medicines.map((medicine) => (
          <MedicineRow
            key={medicine.id}
            medicine={medicine}
            side={
              medicine.can.moveTimes && (
                <ChangeTimes
                  medicine={medicine}
                  onAsk={(one) => {
                    setAsked(one);
                    setOpen(true);
                  }}
                />
              )
            }
          />
        ))}
      </ul>
      {asked && (
        <LazyDialog
          key={`${asked.id} ${asked.timesVersion}`}
          load={timesDialog}
          dialog={{ isOpen, onClose: () => setOpen(false), medicine: asked }}
        />
      )}
    </Card>
  );
}

type ChangeTimesProps = { medicine: HomeMedicine; onAsk: (medicine: HomeMedicine) => void };

const ChangeTimes = ({ medicine, onAsk }: ChangeTimesProps) => (
  <Button look="quiet" onClick={() => onAsk(medicine)}>
    {t('Change times')}
    <span className="visually-hidden">: {medicine.name}</span>
  </Button>
);
