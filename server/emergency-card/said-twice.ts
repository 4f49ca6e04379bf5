type Medicine = { name: string; inWords: string };

/** What the patient told of home and the clinic prescribed, too, stands once: twice could be read as two doses. */
export function withoutSaidTwice(prescribed: readonly Medicine[], home: readonly string[]): string[] {
  return home.filter((told) => !prescribed.some((each) => says(each, told)));
}

/** "Amlodipine 5 mg" beside Amlodipine, 5 mg once a day. Another strength is another medicine. */
function says({ name, inWords }: Medicine, told: string): boolean {
  const [ours, theirs] = [plain(name), plain(told)];
  if (theirs === ours) return true;
  const rest = theirs.startsWith(`${ours} `) ? theirs.slice(ours.length + 1) : '';
  return rest !== '' && ` ${plain(inWords)} `.includes(` ${rest} `);
}

const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/(\d)\s*(mg|mcg|g|ml|iu)\b/g, '$1 $2')
    .replace(/[,;.]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
