// Whether all that is told was long ago, or was only dreamt: 'I broke my arm when I was seven'. Nothing of it is so now.

const LONG_AGO =
  /\b(?:years?|yrs?|decades?) (?:ago|back)\b|\bwh?en (?:i|he|she|we) (?:was|were|wer) (?:\d+\b|(?:a )?(?:boy|girl|kid|child|young|little|small|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)\b)|\bas an? (?:(?:small|young|little) )?(?:boy|girl|child|kid)\b|\bin (?:19\d\d|200\d|201\d)\b|\blast (?:year|spring|summer|winter|autumn)\b|\bin (?:my |his |her )?childhood\b|\b(?:since|for) (?:two|three|four|five|six|ten|many) years,? (?:only )?(?:cured|clear|well|gone)\b|\bscars?\b.{0,40}\b(?:years?|yrs?)\b|\bbachpan\b|\b(?:saal|sal|baras) (?:pehle|pahle|phle)\b|\bpichh?le (?:saal|sal)\b|बचपन|(?:साल|बरस|वर्ष) पहले|पिछले (?:साल|बरस|वर्ष)/i;

const DREAMT = /\b(?:dre?a?mt|dreamed|nightmare|in (?:my|the|a) dream|playlist|sapn[ea] me(?:in)?)\b|सपने में/i;

/** It lasts, or has come back. */
export const IS_NOW =
  /\b(?:now|since|today|tonight|still|again|yesterday|currently|nowadays|lately|this (?:morning|evening|afternoon|week)|for (?:\d+|two|three|four|a few|some|several|a|the last|the past)|(?:last|past|few|\d+|two|three|four|five) (?:hours?|days?|nights?|weeks?|minutes?|mins?|hrs?)|keeps?|getting|every|whenever|ab|abhi|aaj|phir|dobara|fir|roz|subah|kal|raat|din)\b|अब|आज|फिर|दोबारा|रोज|सुबह|कल |रात|दिन|हो रह|रहा है|रही है|रहे हैं/i;

/** What is well now is not what is now. */
const WELL_NOW =
  /\b(?:now|ab) (?:i |he |she |it )?(?:\w+ )?(?:fit|fine|well|ok|okay|cured|healed|clear|sab theek|theek|thik)\b|\b(?:fit|fine|well|ok|okay|cured|healed|clear|gone|theek|thik)(?: \w+)? (?:now|since|ab)\b|अब (?:सब |बिल्कुल |एकदम )?(?:ठीक|भला)|अब कोई (?:दिक्कत|तकलीफ|परेशानी) नहीं/gi;

export const isOverOrUnreal = (text: string): boolean =>
  (LONG_AGO.test(text) || DREAMT.test(text)) && !IS_NOW.test(text.replace(WELL_NOW, ' '));
