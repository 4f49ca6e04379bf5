// Words of how a trifle is told, and how what is none is told, in English, Hinglish and Hindi.

/** A trifle is told with what it came from, since when, that it is small, over or as ever, or with a question for a remedy. */
export const TELLS_WHY =
  /\b(?:after|from|since|because|cos|coz|due to|while|when|haha+|lol|yesterday|yestday|yestarday|today|tonight|this morning|last night|last nite|new|first (?:time|day|class|week|match|run)|day [1-5]|stopped|gone|better|fine|ok|okay|easing|only|just|tiny|small|smal|litle|little|slight|bit|no|not|every (?:winter|summer|month|year|time)|as usual|same as|normal|ago|hours?|minutes?|se|ke baad|baad|karte|karne|pehen\w*|kal|aaj|subah|abhi|parso|bas|sirf|halk[aie]|thod[aie]|zara|jara|chhot[aie]|theek|thik|nahi|nhi|ni|ruk\w*|band|naya|naye|nayi|har (?:saal|baar|mahine|sardi|garmi))\b|से|के बाद|बाद|कल|आज|सुबह|अभी|परसों|बस|सिर्फ|हल्क|थोड़|ज़रा|जरा|छोट|ठीक|नह[ीि]|रुक|बंद|नया|नए|नई|हर |मिनट|घंट|\?|(?:what|which|how) (?:to|shampoo|cream|many|long)|\b(?:lagau|lagaun|karu|karun|khau|konsa|kaunsi|konsi)\b|लगाऊँ|लगाऊं|करूँ|करूं/iu;
/** What goes on, comes back or wears somebody out does not pass by itself. */
export const GOES_ON =
  /\b(?:often|frequently|frequent|occasionally|periodically|constantly|persistent\w*|always tired|all the time|every (?:day|night|morning|evening)|daily|most days|recently|lately|at night|long periods?|(?:loss of|lost (?:my|his|her)) appetite|(?:difficulty|trouble|problems?) (?:sleeping|sleep|breathing|swallowing)|something is wrong|really (?:concerning|alarming)|interfering|terrible|nodes?|exhausted|inflamed|inflammation|ooz\w*|roz|rozana|aksar|lagatar|hamesha thak\w*|bhookh nahi)\b|रोज़|अक्सर|लगातार|भूख नह/iu;

/** Iron blackens them, and so does a bleeding: that is for whoever can tell (NICE CG141). */
export const BLACK_STOOLS =
  /\b(?:black|tarr?y|kaal[aie]|kal[aie])\b.*\b(?:stools?|poos?|potty|motions?|latrin\w*|mal)\b|\b(?:stools?|poos?|potty|motions?|latrin\w*|mal)\b.*\b(?:black|tarr?y|kaal[aie]|kal[aie])\b|काल[ाीे].*(?:मल|पाखान|पॉटी|टट्टी)|(?:मल|पाखान|पॉटी|टट्टी).*काल[ाीे]/iu;

/** What hangs, is crushed or is no longer on its place is no small wound, however calmly it is bandaged. */
export const TORN =
  /\b(?:hang(?:s|ing)(?! (?:out|around|with|up|(?:the |my |some )?(?:washing|clothes|laundry|curtains?|pictures?|plasterboard|wallpaper|lights?|doors?|lanterns?)))|dangl\w*|sever(?:ed|ing)|half off|nearly off|(?:sliced|ripped|torn|chopped) off|crushed (?:my|his|her|under|between|in)|mangled|lata?k\w*|kuchal\w*|pis (?:gay|gai|ga)\w*|ukha?d\w*)\b|लटक|कुचल|पिस ग|उखड़/iu;
