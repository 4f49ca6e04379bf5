// Towns, names, clothes, dishes and animals that people in India write in any language: each is one slip away from a medical word
// (Jhansi from khansi, a kurta from a curtain) and is meant as it stands.
const WORDS = `
akola anita balti bareilly barmer bathinda bazar belan belgaum bellary besan betul bhilwara bhind bokaro chaas chana
chita chole choli chowk chowki chunav chunni churu danda dilli dutta fasal gadda ganga ganna ghosh gobar haridwar
hathi hisar jeera jhansi khalid kumar kurta kurte kurti lakshman latur laung lohri lungi maida malai malda mamta
manali matar mausa mausi meena mohan monika morena murga murgi nanded noida pakoda palang pandey papad parantha patel
patiala patil pawar pillai poori pulao purnia pyjama ranchi reddy saala saali sagar salman salwar sapna satna saunf
shakkar shiva sirsa suman takiya tanga tarun thana tiffin tirth trichy
`;

const words: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

export const isIndianWord = (word: string): boolean => words.has(word);
