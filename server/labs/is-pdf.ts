const HEAD = Buffer.from('%PDF-');
const END = Buffer.from('%%EOF');
// The standard allows a little after the end mark; so does every reader.
const LAST_BYTES = 1_024;

/** By what is in it, whatever the file is called: a head, and the mark that ends it. */
export const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, HEAD.length).equals(HEAD) && bytes.subarray(-LAST_BYTES).includes(END);
