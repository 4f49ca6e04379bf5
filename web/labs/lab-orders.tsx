import { useState } from 'react';
import type { LabOrder } from '#contract/labs/lab-orders.ts';
import { type LabList, useLabOrders } from '../api/lab-orders.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Segments } from '../ui/navigation/segments.tsx';
import { LabOrderRow } from './lab-order-row.tsx';
import { ResultSheet } from './result-sheet.tsx';

const EMPTY: Record<LabList, string> = {
  'to-collect': 'No sample is to be taken.',
  'to-result': 'No result is to be entered.',
  open: 'Nothing is open.',
  'to-review': 'Nothing is to be reviewed.',
  all: 'Nothing was ordered yet.',
};

/** From the order to the result: collected, entered, and then it is the doctor's to review and to release. */
export function LabOrders() {
  const [list, setList] = useState<LabList>('open');
  const [entering, setEntering] = useState<LabOrder | null>(null);
  const orders = useLabOrders(list);
  const open = useLabOrders('open').data;
  const counted = (state: LabOrder['state']) => open?.filter((order) => order.state === state).length;
  const choices = [
    { value: 'open', label: 'Open', count: open?.length },
    { value: 'to-collect', label: 'To collect', count: counted('ordered') },
    { value: 'to-result', label: 'To enter', count: counted('collected') },
    { value: 'all', label: 'All' },
  ] as const;
  return (
    <>
      <div className="mb-12">
        <Segments label="Which orders" choices={choices} value={list} onChoose={setList} />
      </div>
      <QueryView query={orders} lines={6} empty={EMPTY[list]}>
        {(all) => (
          <ol className="stack gap-8" aria-label="Lab orders">
            {all.map((order) => (
              <LabOrderRow key={order.id} order={order} onEnter={() => setEntering(order)} />
            ))}
          </ol>
        )}
      </QueryView>
      <ResultSheet order={entering} onClose={() => setEntering(null)} />
    </>
  );
}
