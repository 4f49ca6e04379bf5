import { IconPlus, IconSearch } from '@tabler/icons-react';
import { type Ref, useId } from 'react';
import type { CodedDiagnosis } from '#contract/patients/diagnoses.ts';
import { useCodes } from '#web/api/diagnoses.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { useDebounced } from '#web/ui/debounced.ts';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { FieldError } from '#web/ui/fields/field.tsx';
import styles from './diagnosis-field.module.css';

const OWN = 'own-words';

type DiagnosisFieldProps = {
  diagnosis: string;
  code: string | null;
  onChange: (diagnosis: string, code: string | null) => void;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** Lay and clinical words find the coded list; one's own words are taken too, and marked. */
export function DiagnosisField({ diagnosis, code, onChange, error, ref }: DiagnosisFieldProps) {
  const id = useId();
  const words = diagnosis.trim();
  const asked = useDebounced(code ? '' : words, 150);
  const { data: found, isPlaceholderData } = useCodes(asked);
  const codes = words.length < 2 || code ? [] : (found ?? []);
  const isAnswered = asked === words && !isPlaceholderData;
  const pick = (picked: string) => {
    const coded = codes.find((each) => each.code === picked);
    if (coded) onChange(coded.name, coded.code);
    else onChange(words, null);
  };
  return (
    <div className={styles.diagnosis}>
      <label htmlFor={id}>Primary diagnosis</label>
      <Combobox
        ref={ref}
        id={id}
        size="large"
        icon={<IconSearch aria-hidden />}
        placeholder="In clinical or everyday words, or an ICD-10 code"
        maxLength={200}
        value={diagnosis}
        isInvalid={error !== undefined}
        describedBy={`${id}-state`}
        // Another word is another diagnosis: the code goes with the one it was chosen for.
        onType={(typed) => onChange(typed, null)}
        onPick={pick}
        marksFirst={isAnswered && isOnlyExact(codes)}
        suggestions={[
          ...codes.map((coded) => ({ id: coded.code, content: <Coded coded={coded} typed={words} /> })),
          ...(words.length >= 2 && !code && found
            ? [{ id: OWN, className: styles.own, content: <Own words={words} /> }]
            : []),
        ]}
      />
      <p id={`${id}-state`} className={`row stretch gap-8 mt-8 ${styles.state}`}>
        {error && <FieldError>{error}</FieldError>}
        {code && <Badge tone="action">ICD-10 {code}</Badge>}
        {!code && words !== '' && <Badge>Uncoded, in your own words</Badge>}
      </p>
    </div>
  );
}

/** Enter may take what was typed in full, if that means one entry. Anything else the doctor has to look at first. */
const isOnlyExact = ([first, second]: readonly CodedDiagnosis[]) => first?.isExact === true && second?.isExact !== true;

function Coded({ coded: { code, name, alsoCalled, usedByMe }, typed }: { coded: CodedDiagnosis; typed: string }) {
  return (
    <>
      <code className={`muted ${styles.code}`}>{code}</code>
      <span>
        {partsOf(name, typed).map(({ text, isMatch, at }) => (isMatch ? <mark key={at}>{text}</mark> : text))}
        {alsoCalled && <small> also called {alsoCalled}</small>}
      </span>
      {usedByMe > 0 && (
        <small className="push">you used it {usedByMe === 1 ? 'once' : `${usedByMe} times`} this year</small>
      )}
    </>
  );
}

const Own = ({ words }: { words: string }) => (
  <>
    <IconPlus aria-hidden />
    <span>Use my own words: “{words}”</span>
  </>
);

type Part = { text: string; isMatch: boolean; at: number };

/** The name in pieces, so that what was typed can be marked in it. */
function partsOf(name: string, typed: string): Part[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const parts: Part[] = [];
  let from = 0;
  while (from < name.length) {
    const next = nextMatch(name.toLowerCase(), words, from);
    if (!next) break;
    if (next.at > from) parts.push({ text: name.slice(from, next.at), isMatch: false, at: from });
    parts.push({ text: name.slice(next.at, next.at + next.length), isMatch: true, at: next.at });
    from = next.at + next.length;
  }
  if (from < name.length) parts.push({ text: name.slice(from), isMatch: false, at: from });
  return parts;
}

function nextMatch(name: string, words: readonly string[], from: number) {
  const found = words
    .map((word) => ({ at: name.indexOf(word, from), length: word.length }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.length - one.length);
  return found[0];
}
