const LONGEST = 90;

/** What can happen, in the few words that a card begins with: the first sentence, or its first part. */
export function dangerOf(why: string): string {
  const [sentence = why] = why.split(/(?<=[^.\d])\.(?:\s|$)/);
  const [clause = sentence] = sentence.length > LONGEST ? sentence.split(/[;:,] /) : [sentence];
  return clause.trim();
}
