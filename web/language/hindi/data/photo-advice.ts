// How to take a better photo: contract/triage/photo-advice.ts.
import type { Catalogue } from '#contract/language/language.ts';

export const PHOTO_ADVICE: Catalogue = {
  'The photo is very small. Take it from closer, at full size.': 'फ़ोटो बहुत छोटी है। पास से और पूरे आकार में लें।',
  'The photo is too dark. Take it again in daylight or switch on a light, without flash.':
    'फ़ोटो बहुत अँधेरी है। दिन की रोशनी में या लाइट जलाकर फिर लें, फ़्लैश के बिना।',
  'The photo is too bright. Turn away from the light or switch the flash off.':
    'फ़ोटो में रोशनी बहुत ज़्यादा है। रोशनी से हटकर या फ़्लैश बंद करके लें।',
  'The photo is blurred. Hold the camera still, about 20 cm away, tap on the spot to focus, and take it again.':
    'फ़ोटो धुँधली है। कैमरा क़रीब 20 cm दूर स्थिर रखें, फ़ोकस के लिए उस जगह को छुएँ और फिर लें।',
};
