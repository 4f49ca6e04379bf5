import { IconFlask, IconKeyboard, IconSearch, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Role } from '#contract/endpoint.ts';
import { listLabOrders } from '#contract/labs/lab-orders.ts';
import type { PatientListed } from '#contract/patients/patients.ts';
import { call } from '#web/api.ts';
import { useAnybody } from '#web/patients/finding/finding-queries.ts';
import { useDebounced } from '#web/ui/debounced.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Combobox, type Suggestion } from '#web/ui/fields/combobox.tsx';
import styles from './palette.module.css';
import { isNamed, ordersNamed, type Place, pagesOf, placeOfOrder, placeOfPatient } from './palette-places.ts';

type PaletteDialogProps = { role: Role; isOpen: boolean; onClose: () => void; onShortcuts: () => void };

type Found = Suggestion & { go: () => void };

const TYPING_PAUSE_MS = 150;
const SHOWN = 6;

export function PaletteDialog({ role, isOpen, onClose, onShortcuts }: PaletteDialogProps) {
  const [typed, setTyped] = useState('');
  const close = () => {
    setTyped('');
    onClose();
  };
  const found = useFound(role, isOpen, typed, { close, onShortcuts });
  return (
    <Dialog isOpen={isOpen} onClose={close} title="Go to">
      <div className={styles.palette}>
        <Combobox
          label="Find a patient, an order, a page"
          placeholder="Name, PUD, phone, test or page"
          icon={<IconSearch aria-hidden />}
          isAlwaysOpen
          maxLength={80}
          value={typed}
          onType={setTyped}
          suggestions={found}
          onPick={(id) => found.find((each) => each.id === id)?.go()}
          empty={typed.trim().length < 3 ? 'Type three letters to search patients.' : 'Nothing found.'}
        />
      </div>
    </Dialog>
  );
}

type Ways = { close: () => void; onShortcuts: () => void };

function useFound(role: Role, isOpen: boolean, typed: string, { close, onShortcuts }: Ways): Found[] {
  const navigate = useNavigate();
  const words = typed.trim();
  const asked = useDebounced(words, TYPING_PAUSE_MS);
  const patients = useAnybody(isOpen ? asked : '').data ?? [];
  const orders = useMyOrders(isOpen && role === 'doctor').data ?? [];
  const at = (id: string, place: Place, content: ReactNode): Found => ({
    id,
    content,
    go: () => {
      close();
      void navigate(place);
    },
  });
  return [
    ...patients
      .slice(0, SHOWN)
      .map((patient) => at(patient.id, placeOfPatient(role, patient), <Patient {...patient} />)),
    ...pagesOf(role)
      .filter(({ label }) => isNamed(label, words))
      .map(({ label, icon: Icon, place }) => at(label, place, <Row icon={<Icon aria-hidden />}>{label}</Row>)),
    ...ordersNamed(orders, words)
      .slice(0, SHOWN)
      .map((order) =>
        at(
          order.id,
          placeOfOrder(order),
          <Row icon={<IconFlask aria-hidden />} side={order.state}>
            {order.test}, {order.patient}
          </Row>,
        ),
      ),
    ...(isNamed('Keyboard shortcuts', words)
      ? [{ id: 'keys', content: <Row icon={<IconKeyboard aria-hidden />}>Keyboard shortcuts</Row>, go: onShortcuts }]
      : []),
  ];
}

const Row = ({ icon, side, children }: { icon: ReactNode; side?: string; children: ReactNode }) => (
  <span className={`row wrap gap-x-12 grow min-0 icons-18 ${styles.row}`}>
    {icon}
    <span>{children}</span>
    {side && <small className="push muted text-14 regular">{side}</small>}
  </span>
);

type PatientProps = Pick<PatientListed, 'name' | 'pud' | 'formerPuds' | 'age' | 'isInCare'>;

const Patient = ({ name, pud, formerPuds, age, isInCare }: PatientProps) => (
  <Row
    icon={<IconUser aria-hidden />}
    side={[pud, formerPuds && `formerly ${formerPuds.join(', ')}`, !isInCare && 'not in your care']
      .filter(Boolean)
      .join(', ')}
  >
    <b>{name}</b>
    {age !== null && `, ${age}`}
  </Row>
);

/** The newest of one's own; older ones stand in the charts. */
const useMyOrders = (isWanted: boolean) =>
  useQuery({
    queryKey: ['lab-orders', 'mine'],
    queryFn: ({ signal }) => call(listLabOrders, { query: { limit: 100 }, signal }),
    enabled: isWanted,
  });
