/**
 * English words on a Hindi page that do not say that they are English, and Hindi that ends with an English full stop. It stands alone, without anything from outside: journeys run
 * it in the browser. Names of people and places are to be given.
 */
export function unmarkedEnglish(names: readonly string[] = []): string[] {
  const known =
    /\b(Nadi|SOS|PUD(-[A-Z0-9]+)*|RX-[\d-]+|Health ID|HealthBoard|QuickSchedule|SymptomScript|Symptom ?Sketch|SymptomScan|QR|WHO|BMI|ECG|LDL|HDL|ALT|AST|TSH|INR|HbA1c|FEV1|FVC|D-dimer|NT-proBNP|AI|PDF|JPEG|PNG|WebP|HEIC|JSON|MB|3D|Dr|SMS|WhatsApp|Enter|[A-Z]{2}|Asia\/Kolkata|mmHg|mmol|mcg|mg|dL|ml|kg|cm|lb|IU|min|L|A|B|O|AB|ABO|[\w.]+@[\w.]+)\b/g;
  const isEnglish = (text: string) => {
    const left = names.reduce((words, name) => words.replaceAll(name, ''), text).replaceAll(known, '');
    return /[A-Za-z]{2}/.test(left);
  };
  const isMarked = (element: Element | null) =>
    !element || element.closest('[lang="en"], script, style, noscript') !== null;
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (isMarked(parentElement)) continue;
    if (isEnglish(textContent ?? '')) found.push((textContent ?? '').trim());
    // What stands beside it in the same element is a text of its own.
    const said = [...(parentElement?.childNodes ?? [])]
      .map((node) => (node instanceof Text ? node.data : ' '))
      .join('');
    if (/\p{Script=Devanagari}\.(\s|$)/u.test(said)) found.push(said.trim());
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt]'))
    for (const attribute of ['aria-label', 'placeholder', 'alt']) {
      const text = element.getAttribute(attribute) ?? '';
      if (!isMarked(element) && isEnglish(text)) found.push(`${attribute}: ${text}`);
    }
  return [...new Set(found)];
}
