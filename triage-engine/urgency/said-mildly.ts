// Said of a complaint, in English, Hinglish and Hindi: small, usual, over already, and well otherwise.
import type { Understanding } from '../understand.ts';

const ENGLISH =
  /\b(mild|mildly|slight|slightly|small|tiny|teeny|minor|a bit|bit of|a little|little bit|a touch of|usual|as usual|just a|only a|once|lightly)\b|\b(otherwise|feeling|feel|doing) (well|fine|ok|okay|good|happy|better)\b|\b(better now|gone now|getting better|no other (problems?|symptoms?|trouble)|playing (fine|normally|happily)|running (a?round|about)|(drinking|eating) (fine|well|normally)|can (still )?(walk|move) (fine|normally)|nothing else)\b/i;
const HINGLISH =
  /\b(thod[aie]|halk[aie]|zara|jara|mamuli|ab (theek|thik|kam)|theek (hu|hoon|hai|ho)|thik (hu|hoon|hai|ho)|khel (raha|rahi)|khelt[ai]|bas|har mahine|har baar|hamesha (jais|ki tarah))/i;
const HINDI = /(थोड़[ाीे]|थोड[ाीे]|हल्क[ाीे]|ज़रा|जरा|मामूली|अब ठीक|अब कम|ठीक (हूँ|हूं|है)|खेल रह|खेलत|हर महीने|हमेशा जैस)/u;

export const isSaidMildly = ({ text }: Understanding): boolean =>
  ENGLISH.test(text) || HINGLISH.test(text) || HINDI.test(text);
