/** Made here in the browser and given to its downloads. */
export function saveFile(name: string, content: Blob) {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The download has begun; some browsers still read the address for a moment.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
