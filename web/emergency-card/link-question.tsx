import { msg, t, tMarked } from '#web/language/say.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

type LinkQuestionProps = {
  isOpen: boolean;
  onClose: () => void;
  what: 'renew' | 'end';
  run: () => Promise<unknown>;
};

const WORDS = {
  renew: {
    title: msg('Renew the link?'),
    yes: msg('Renew link'),
    text: msg('The old link stops working at once, also where you have printed or sent it.'),
  },
  end: {
    title: msg('End the link?'),
    yes: msg('End link'),
    text: msg('Nobody can open your card with it any more. The card itself and its code stay as they are.'),
  },
};

export function LinkQuestion({ what, ...dialog }: LinkQuestionProps) {
  const { title, yes, text } = WORDS[what];
  return (
    <ConfirmDialog {...dialog} title={tMarked(title)} yes={tMarked(yes)} no={t('Keep the link')}>
      {tMarked(text)}
    </ConfirmDialog>
  );
}
