import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { Role } from '#contract/endpoint.ts';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { useKeys } from '#web/ui/keyboard/keys.ts';
import styles from './palette.module.css';

const paletteDialog = async () => (await import('./palette-dialog.tsx')).PaletteDialog;
const shortcutsDialog = async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog;

/** One field to everywhere, and the sheet that names every key. */
export function Palette({ role }: { role: Role }) {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const close = () => setOpen(null);
  useKeys({ '?': () => setOpen('shortcuts'), 'ctrl+k': () => setOpen('palette') });
  return (
    <>
      <button
        type="button"
        className={`row fixed centred gap-10 round muted pressable p-0 ${styles.open}`}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen('palette')}
      >
        <IconSearch size={20} className="fixed" aria-hidden />
        {/* Where there is no room the icon stands alone; the words stay its name. */}
        <span className="visually-hidden">
          {role === 'doctor' ? 'Find a patient, an order, a page' : 'Find a patient, a page'}
        </span>
        <kbd className="hidden" aria-hidden>
          Ctrl K
        </kbd>
      </button>
      <LazyDialog
        load={paletteDialog}
        dialog={{ role, isOpen: open === 'palette', onClose: close, onShortcuts: () => setOpen('shortcuts') }}
      />
      <LazyDialog load={shortcutsDialog} dialog={{ role, isOpen: open === 'shortcuts', onClose: close }} />
    </>
  );
}
