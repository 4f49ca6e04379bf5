// A text in its sentences: a danger may stand in the last of many.

/** More are read as part of the whole only. */
const MOST = 40;
const SHORTEST_WORDS = 3;
const END = /[.!?]+(?=\s|$)|[।;\n]+/u;

/** Empty where the whole text is one sentence. */
export function sentencesOf(text: string): string[] {
  const sentences = text.split(END).map((one) => one.trim());
  const long = sentences.filter((one) => one.split(/\s+/).length >= SHORTEST_WORDS);
  return sentences.filter(Boolean).length > 1 ? long.slice(-MOST) : [];
}
