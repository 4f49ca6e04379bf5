import { useState } from 'react';
import type { LabOrder } from '../../contract/lab-orders.ts';
import { Segments } from '../ui/segments.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { PdfForm } from './pdf-form.tsx';
import styles from './result-form.module.css';
import { ResultForm } from './result-form.tsx';

type ResultSheetProps = { order: LabOrder | null; onClose: () => void };

const WAYS = [
  { value: 'typed', label: 'Type the result' },
  { value: 'pdf', label: 'Upload a PDF' },
] as const;

export function ResultSheet({ order, onClose }: ResultSheetProps) {
  const [way, setWay] = useState<'typed' | 'pdf'>('typed');
  return (
    <Sheet isOpen={order !== null} onClose={onClose} title="Enter a result">
      {order && (
        <>
          <div className={styles.who}>
            <h3>{order.test}</h3>
            <p>
              <b>{order.patient}</b> · {order.pud}
            </p>
          </div>
          <Segments label="How" choices={WAYS} value={way} onChoose={setWay} />
          {way === 'typed' ? (
            <ResultForm key={order.id} order={order} onDone={onClose} />
          ) : (
            <PdfForm key={order.id} order={order} onDone={onClose} />
          )}
        </>
      )}
    </Sheet>
  );
}
