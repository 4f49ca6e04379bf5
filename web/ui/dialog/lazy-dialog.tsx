// A dialog whose code comes when it is first opened. A page stays as it is when that code cannot be fetched.

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { t } from '#web/language/say.ts';
import { toast } from '../feedback/toast.ts';
import { useKeysAwait } from '../keyboard/keys.ts';

type Opened = { isOpen: boolean; onClose: () => void };
type LazyDialogProps<Props extends Opened> = {
  load: () => Promise<ComponentType<Props>>;
  dialog: Props;
  /** Its code cannot be fetched. Left out, it counts as closed. */
  onLost?: () => void;
};

export function LazyDialog<Props extends Opened>({ load, dialog, onLost }: LazyDialogProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const isNeeded = dialog.isOpen && !Loaded;
  useKeysAwait(isNeeded);
  const giveUp = useEffectEvent(() => {
    toast.error(t('This could not be opened.'), t('Check your connection, or load the page again.'));
    (onLost ?? dialog.onClose)();
  });

  useEffect(() => {
    if (!isNeeded) return;
    let isStale = false;
    load().then(
      (component) => !isStale && setLoaded(() => component),
      () => !isStale && giveUp(),
    );
    return () => {
      isStale = true;
    };
  }, [isNeeded, load]);

  // It stays when closed: the browser gives the focus back, and what was typed is still there.
  return Loaded && <Loaded {...dialog} />;
}
