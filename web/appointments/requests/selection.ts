// Which request the keys mean. Nothing is selected until someone selects it, and after a decision nothing is: the key
// that decided one request must not, pressed again, decide the next one unseen.
import { type RefObject, useState } from 'react';
import { isOnScreen } from '#web/ui/viewport/on-screen.ts';

export function useSelection<Item extends { id: string }>(list: RefObject<HTMLElement | null>, shown: readonly Item[]) {
  const [chosen, setChosen] = useState<{ id: string; index: number } | null>(null);
  const index = shown.findIndex(({ id }) => id === chosen?.id);
  const selected = shown[index];

  const rowOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-request="${id}"]`);
  const select = (id: string) => setChosen({ id, index: shown.findIndex((item) => item.id === id) });

  const move = (by: 1 | -1) => {
    const next = shown[Math.min(shown.length - 1, Math.max(0, stepFrom(by)))];
    if (!next) return;
    select(next.id);
    // The focus brings it into sight, reads it out, and Tab leads to its buttons.
    rowOf(next.id)?.focus();
  };

  /** After a decision the next request stands at the same index. */
  const stepFrom = (by: 1 | -1): number => {
    if (selected) return index + by;
    if (!chosen) return 0;
    return by === 1 ? chosen.index : chosen.index - 1;
  };

  /** Scrolls a selected row that is out of sight into view instead of acting; the person may press again. */
  const act = (run: (item: Item) => unknown) => {
    const row = selected && rowOf(selected.id);
    if (!row) return;
    if (isOnScreen(row)) run(selected);
    else row.scrollIntoView({ block: 'nearest' });
  };

  return { selectedId: selected?.id, select, move, act };
}
