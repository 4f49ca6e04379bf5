// Hindi words that tell no finding by themselves, in their normal form.
import { normalForm } from './normal-form.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(normalForm));

/** Words that hardly any English text holds: by them a clause is known to be Hindi. */
const TELLING = `
hai hain raha rahi rahe nahi nhi mujhe mujhko mera meri mere hamara hamari hamare uska uski uske usko unka unki unke unko inka inki
aur bahut kya kyu kyun kaise kaisa abhi aaj subah shaam dopahar raat achanak kuch koi jaisa jaisi jaise lekin magar phir agar toh bhi
gaya gayi gaye hua hui hue tha thi hota hoti hote karna karta karti karte lagta lagti laga lagi lage diya liya kiya wala wali wale
apna apni apne usne maine humne saal mahine mahina hafte hafta ghante ghanta dinon baar thoda thodi zyada theek accha acha haan matlab
ka ko mein tak wo woh yeh yaha waha kahan kab sirf sath saath bas bilkul pura poora poori puri pehle baad andar bahar upar
neeche niche taraf papa mummy maa bhai bhaiya behen beta beti dada dadi nana nani chacha pati patni biwi bachcha baccha bacchi dard
bukhar khansi ulti dast khoon saans pet seena seene chhati sar gala gale kamar pair haath aankh kaan naak peshab chakkar behosh dawai
goli jalan sujan khujli kamzori ghabrahat pasina paseena din kal hu hoon batao jaldi madad lag ja jata jati aa aata aati aaya aayi pad
pada padi chal le lene leta leti de deta deti kha khana khaya pani doodh neend mar jeena zehar saanp kutte
garbh shishu halchal umar hosh kaata gira giri gire karne nigal nigla nigli khud ungli maara maari daali phasa fasa jalaya khayi chehra badan sharir jhaag garam tez haddi pairo haathon aankhen aankhe zameen khet ghar bole bola
`;
const AS_WRITTEN: ReadonlySet<string> = new Set(TELLING.trim().split(/\s+/));
export const TELLING_HINDI = words(TELLING);

/** Words of English that are written like Hindi ones: alone they tell neither. */
export const MAY_BE_HINDI: ReadonlySet<string> = new Set(
  (
    'hi he the is us do in are bar pair mat man sir pet din ab to so me or pad hot log pe de la bad band all jaw lag kal pal tap her ki se ka ja ' +
    'nana papa mummy mom bas sang sat le tha hue gale sare die pit van ho h ko pure sari fir dare rose hose bake dai mandi asha diya seed tail ' +
    'bali bait mate pipe bank sink kid kids main par na ke goli dawai sar ek aside sank thai chai pani data hero she gas cab co tank tack cute vale can our think per beta fat'
  ).split(' '),
);

/** Counts for Hindi by itself. `isEnglish` says whether English has the word: then only its usual spelling counts. */
export const tellsHindi = (written: string, isEnglish: (word: string) => boolean): boolean =>
  !MAY_BE_HINDI.has(written) &&
  (AS_WRITTEN.has(written) ||
    (/(.).*(?!\1)./.test(written) && TELLING_HINDI.has(normalForm(written)) && !isEnglish(written)));

export const COPULAS = words('hai hain tha thi hu hoon hun thay hoga hogi');
export const NEGATIONS = words('nahi na mat nahin');
export const WITHOUT = words('bina bagair without no');
/** What starts another thought. */
export const PARTS = words('lekin magar phir fir kintu parantu but jabki halanki tabhi isliye');
export const JOINS = words('aur ya tatha evam va bhi or and ya_phir');

/** Auxiliaries, case signs, pronouns, stress and time: no distance between the words of a phrase. */
export const LIGHT = words(`
hai hain tha thi the hu hoon ho hota hoti hote hua hui hue hoga hogi raha rahi rahe gaya gayi gaye kar karna karta karti karte karne
kiya ki ka ke ko se me mein main par pe tak ne bhi hi to toh aur ya ek ye yeh yah wo woh is us in un iska iske iski uska uske uski unka unki
unke inka inki inke usko unko inko isko use unhe inhe mera meri mere mujhe mujhko hum humein hamein hamare hamari hamara apna apni apne aap
le lene leta leti lete liya li de deta deti dete diya di ja jata jati jate jana jaa aa aata aati aate aaya aayi aaye aana lag lagta
lagti lagte laga lagi lage pad padta padti padte pada padi pade rakh rakha dala dal sa si jaisa jaisi jaise jo ki kuch koi bahut tez thoda thodi
halka halki zyada itna itni kafi bilkul ekdam achanak abhi aaj kal subah shaam dopahar raat din ghante ghanta minute min hafte mahine saal
se ab wala wali wale taraf side baar baaki sath saath baad pehle phir poora poori pura puri sab papa mummy maa bhai beta beti pati patni
biwi dada dadi nana nani chacha uncle aunty baccha bacchi ji sahab doctor please plz kya kyu kaise batao jaldi sirf bas lagatar roz
hamesha kabhi nikla nikli nikle nikala nikal chuka chuki chuke wahi yahi aisa aisi aise itne jyada time waqt samay beech andar upar neeche niche
vagairah vagaira vagera etc of the a an is my me in and with since from for very so having ho_raha
`);
