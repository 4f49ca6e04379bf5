import {
  LANGUAGES,
  MAX_ABOUT,
  MAX_DIRECTIONS,
  MAX_QUALIFICATIONS,
  MAX_REASONS,
  MAX_ROOM,
} from '#contract/staffing/doctor-pages.ts';
import { LANGUAGE_NAMES } from '#contract/staffing/language-names.ts';
import type { StoredDoctorPage } from '#contract/staffing/writing-doctor-pages.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { CharactersLeft } from '#web/ui/fields/characters-left.tsx';
import { Chips } from '#web/ui/fields/chips.tsx';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { useChangingPage } from './changing-page.ts';
import { PART_NAMES } from './page-draft.ts';

const CHIPS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

type DoctorPageFormProps = {
  doctorId: string;
  page: StoredDoctorPage;
  onSaved: () => void;
  onCancel: () => void;
};

export function DoctorPageForm({ doctorId, page, onSaved, onCancel }: DoctorPageFormProps) {
  const { field, control, choose, draft, news, newsBox, ...sent } = useChangingPage(doctorId, page, onSaved);
  const languages = control('languages');
  return (
    <form className="stack fit gap-16" noValidate onSubmit={sent.submit}>
      <p>Every patient can read this. What you leave empty is not shown.</p>
      {sent.failureElsewhere && (
        <AlertBox tone="urgent" title="Not saved" ref={sent.failureBox}>
          {sentenceFor(sent.failureElsewhere)}
        </AlertBox>
      )}
      {news && !sent.failureElsewhere && (
        <AlertBox
          tone="attention"
          title={`${news.by ?? 'Someone'} changed this page in the meantime.`}
          role="alert"
          ref={newsBox}
        >
          <p>Changed: {news.parts.join(', ')}. What you typed is still here. Look at it again, then save.</p>
        </AlertBox>
      )}
      <Chips
        label={PART_NAMES.languages}
        chips={CHIPS}
        chosen={draft.languages}
        error={languages.error}
        ref={languages.ref}
        onChange={(chosen) => choose('languages', chosen)}
      />
      <TextArea
        {...field('seesFor')}
        label={PART_NAMES.seesFor}
        hint={`Up to ${MAX_REASONS} short lines, such as High blood pressure.`}
        rows={4}
        isOptional
      />
      <TextArea
        {...field('qualifications')}
        label={PART_NAMES.qualifications}
        hint={`Up to ${MAX_QUALIFICATIONS} short lines, such as MBBS.`}
        rows={3}
        isOptional
      />
      <TextArea
        {...field('about')}
        label={PART_NAMES.about}
        hint="A sentence for those who come for the first time."
        rows={3}
        maxLength={MAX_ABOUT}
        isOptional
      />
      <CharactersLeft text={draft.about} max={MAX_ABOUT} />
      <TextField {...field('room')} label={PART_NAMES.room} maxLength={MAX_ROOM} autoComplete="off" isOptional />
      <TextArea
        {...field('directions')}
        label={PART_NAMES.directions}
        hint="From the door of the clinic to the room."
        rows={2}
        maxLength={MAX_DIRECTIONS}
        isOptional
      />
      <CharactersLeft text={draft.directions} max={MAX_DIRECTIONS} />
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look="primary" isBusy={sent.isSending} busyText="Saving…">
          Save
        </Button>
      </DialogActions>
    </form>
  );
}
