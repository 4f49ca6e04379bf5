// What the patient's page knows of the readings: which are dangerous, which was not saved, and which dialog is open.
import { useState } from 'react';
import type { ReadingKind } from '#contract/readings/readings.ts';
import { useWhenServerIsBack } from '#web/connection.ts';
import { dropDraft, keepDraft, readDraft } from '#web/ui/forms/draft.ts';
import { useNow } from '#web/ui/time/now.ts';
import { currentDangers } from '../danger/current-dangers.ts';
import { useReadings } from '../queries.ts';
import type { ReadingDraft } from './reading-draft.ts';

type Asked = { what: 'add' | 'history'; kind: ReadingKind };

export type VitalSigns = ReturnType<typeof useVitalSigns>;

export function useVitalSigns(patientId: string) {
  const readings = useReadings(patientId);
  const now = useNow();
  const { isRead, markRead } = useReadDangers();
  const { kept, keep } = useKeptReading(patientId);
  const [isWanted, setWanted] = useState(false);
  const [asked, setAsked] = useState<Asked>({ what: 'add', kind: kept?.kind ?? 'blood-pressure' });
  const [isOpen, setOpen] = useState(false);
  const [isUnconfirmed, setLost] = useState(false);
  const [givenUp, setGivenUp] = useState(0);
  useWhenServerIsBack(isUnconfirmed, () => setLost(false));
  const dangers = currentDangers(readings.data?.kinds ?? {}, now.getTime());
  // However it was written down, and also after a reload: what was not read yet comes before everything.
  const isUnread = dangers.some(({ id }) => !isRead(id));
  const ask = (what: Asked['what'], kind: ReadingKind) => {
    setAsked({ what, kind });
    setOpen(true);
  };
  const closeDangers = () => {
    markRead(dangers.map(({ id }) => id));
    setWanted(false);
  };
  return {
    patientId,
    readings,
    dangers,
    kept,
    keep,
    /** How often a reading was given up: what was typed then is gone. */
    givenUp,
    giveUp: () => {
      keep(null);
      setGivenUp(givenUp + 1);
    },
    asked,
    isAdding: isOpen && asked.what === 'add',
    isHistoryOpen: isOpen && asked.what === 'history',
    isDangerOpen: !isOpen && !isUnconfirmed && (isWanted || isUnread),
    /** The instruction should be open, and its code could not be fetched. */
    isDangerLost: isUnconfirmed && isUnread,
    /** Its code cannot be fetched now: that is no reading of it. */
    loseDangers: () => {
      setLost(true);
      setWanted(false);
    },
    showDangers: () => {
      setLost(false);
      setWanted(true);
    },
    closeDangers,
    add: (kind: ReadingKind = kept?.kind ?? 'blood-pressure') => ask('add', kind),
    showHistory: (kind: ReadingKind) => ask('history', kind),
    close: () => setOpen(false),
  };
}

// A reading that was typed and could not be saved, kept for a reload of this tab.
function useKeptReading(patientId: string) {
  const name = `nadi-reading-${patientId}`;
  const [kept, setKept] = useState<ReadingDraft | null>(() => whole(readDraft<ReadingDraft>(name)));
  const keep = (draft: ReadingDraft | null) => {
    setKept(draft);
    if (draft) keepDraft(name, draft);
    else dropDraft(name);
  };
  return { kept, keep };
}

function whole({ kind, unit, ...typed }: Partial<ReadingDraft>): ReadingDraft | null {
  return kind && unit ? { value: '', second: '', at: '', note: '', fasting: '', ...typed, kind, unit } : null;
}

// Which instructions were read in this tab: they are not put before everything again.
const READ_DANGERS = 'nadi-read-dangers';
type ReadDangers = { ids: string[] };

function useReadDangers() {
  const [ids, setIds] = useState<readonly string[]>(() => readDraft<ReadDangers>(READ_DANGERS).ids ?? []);
  const markRead = (read: readonly string[]) => {
    const next = [...new Set([...ids, ...read])];
    setIds(next);
    keepDraft(READ_DANGERS, { ids: next } satisfies ReadDangers);
  };
  return { isRead: (id: string) => ids.includes(id), markRead };
}
