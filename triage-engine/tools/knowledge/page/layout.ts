// What every page of the knowledge has: its head, its way back, and a field for a comment under each entry.
import type {
  KnownCondition,
  KnownFinding,
  KnownFlag,
  KnownReading,
  KnownSigns,
  KnownUntilSeen,
} from '../read-knowledge.ts';

export const esc = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

type Entry = KnownCondition | KnownFinding | KnownFlag | KnownReading | KnownSigns | KnownUntilSeen;

export const URGENCY = ['', 'self-care', 'within days', 'today', 'emergency department', 'ambulance'];
export const urgencyInWords = (level: number): string => `${level}, ${URGENCY[level]}`;

/** Which page an entry stands on: eye of the conditions is conditions-eye.html. */
export const pageOf = (kind: string, system: string): string => `${kind}-${system}.html`;

export const rows = (pairs: readonly (readonly [string, string | undefined])[]): string =>
  `<dl>${pairs
    .filter(([, value]) => value)
    .map(([name, value]) => `<dt>${esc(name)}</dt><dd>${value}</dd>`)
    .join('')}</dl>`;

/** Name, what is known of it, whence it comes and who agrees, and room for a comment. */
export function card(kind: string, entry: Entry, title: string, body: string): string {
  const { id, source, reviewedBy, reviewedOn, file, number } = entry;
  const review = reviewedBy
    ? `<p class="review">Reviewed by ${esc(reviewedBy)} on ${esc(reviewedOn ?? '')}.</p>`
    : '<p class="review none">Nobody has reviewed this entry.</p>';
  const from = source === 'not recorded' ? 'The source was not recorded.' : `Source: ${esc(source)}.`;
  return `<article id="${id}"><h2>${esc(title)} <small>${id}</small></h2>${body}
<p class="source">${from} <small>${file}:${number}</small></p>${review}
<label>Comment on ${esc(title)}<textarea rows="3" data-entry="${kind} ${id}"></textarea></label></article>`;
}

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:0 auto;padding:1rem}
h2{margin:0 0 .5rem}h2 small,.source small{font-weight:400;font-size:.8rem;opacity:.75}
article{border:1px solid #8886;border-radius:.5rem;padding:1rem;margin:1rem 0;break-inside:avoid-page}
dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.15rem 1rem;margin:.5rem 0}dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}
table{border-collapse:collapse;margin:.5rem 0;display:block;overflow-x:auto}th,td{text-align:left;padding:.1rem 1rem .1rem 0;vertical-align:top}
.review{font-weight:600}.none{border-left:.4rem solid #c60;padding-left:.6rem}
label{display:block;font-weight:600}textarea{width:100%;box-sizing:border-box;font:inherit;display:block}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}button{font:inherit;padding:.4rem 1rem}
@media (max-width:36rem){dl{grid-template-columns:1fr}}
@media print{nav,button{display:none}textarea{height:4rem}article{border-color:#000}}`;

/** Comments stay in this browser until they are saved as a file: a reload loses none. */
const SCRIPT = `const key='nadi-knowledge-comments';
const kept=()=>{try{return JSON.parse(localStorage.getItem(key)||'{}')}catch{return {}}};
for(const field of document.querySelectorAll('textarea')){field.value=kept()[field.dataset.entry]||'';
field.addEventListener('input',()=>{const all=kept();if(field.value.trim())all[field.dataset.entry]=field.value;else delete all[field.dataset.entry];
try{localStorage.setItem(key,JSON.stringify(all))}catch{}})}
document.querySelector('#save')?.addEventListener('click',()=>{const text=Object.entries(kept()).map(([entry,said])=>'['+entry+']\\n'+said.trim()+'\\n').join('\\n');
const link=document.createElement('a');link.href=URL.createObjectURL(new Blob([text||'No comments.\\n'],{type:'text/plain'}));link.download='comments.txt';link.click()})`;

export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${esc(title)}</title>
<style>${STYLE}</style><body><nav><a href="index.html">All systems</a></nav><main><h1>${esc(title)}</h1>
<p>Comments stay in this browser. <button type="button" id="save">Save comments</button> gives one file with all of them, to send back.</p>
${body}</main><script>${SCRIPT}</script></body></html>
`;
