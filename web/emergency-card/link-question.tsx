import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

type LinkQuestionProps = {
  isOpen: boolean;
  onClose: () => void;
  what: 'renew' | 'end';
  run: () => Promise<unknown>;
};

const WORDS = {
  renew: {
    title: 'Renew the link?',
    yes: 'Renew link',
    text: 'The old link stops working at once, also where you have printed or sent it.',
  },
  end: {
    title: 'End the link?',
    yes: 'End link',
    text: 'Nobody can open your card with it any more. The card itself and its code stay as they are.',
  },
};

export function LinkQuestion({ what, ...dialog }: LinkQuestionProps) {
  const { title, yes, text } = WORDS[what];
  return (
    <ConfirmDialog {...dialog} title={title} yes={yes} no="Keep it">
      {text}
    </ConfirmDialog>
  );
}
