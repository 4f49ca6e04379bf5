// Everyday English that is not medical: never a typo of something that is.
export const EVERYDAY: readonly string[] = `
sec ropey ropy whingy whingey whiny clingy grizzly grizzling stubbed stubd stubed stubbd able above accident according account ache across act action active activity actual actually add address
admitted adult advice advised affected affecting affects afraid after afternoon afterwards again against age
aged ago agree air airplane alive all alleviate allow almost alone along already although altogether always am
among amount amounts and angry animal another answer anxiety anxious any anybody anymore anyone anything
anyway apart apparently appear apple applied apply appointment approximately april are area argue arrive
article ask asked asleep assessment assistance associated at attack attempt attempts attend attention august
aunt autumn available average avoid awake aware away awful baby back bad badly bag ball bar barely base
basically basis bath bathroom battle beach bear beat beautiful because become bed bedroom bedtime been beer
before begin behave behavior behind believe bell belong below bend beneath beside besides best better between
beyond big bike bill bird birth birthday bit bite black blame blanket block blood blow blue board boat body
boil book boot bore born borrow boss both bother bottle bottom bought bowl box boy boyfriend brain branch
brand brave bread break breakfast breath bridge brief bright bring broad broke brother brought brown brush
brushing build building burn bus business busy but butter button buy by cake call called calm came camera camp
can car card care careful carefully carpet carry case cat catch caught cause center central certain certainly
chair chance change changed changing charge chat cheap check cheese chef chew chicken chief child childcare
childhood choice choose christmas church circle city claim claims class classmate clean clear clearly clever
climb clinic clinician clock close closed clothes cloud coat coffee cold collect college color colour come
comfort comfortable common company compare complete completely computer concern concerned concerns condition
confirmed consider consistent consists constant contact contain continue continued control cook cool copy
corner correct cost couch could count country couple course cousin cover covered coworker coworkers crazy
cream cross crowd cry cup current currently curve cut cycle daily damage dance danger dark date daughter day
daycare daytime dead deal dear death december decide deep definitely degree delay delivered denies describe
desk despite detail develop developed diagnosed diary did die diet differ difference different difficult
dinner direct direction dirty discharged discover discuss dish disrupting distance distress disturb doctor
does dog doing done door doses double doubt down drank draw dream dress drink drinking drive driver driving
drop dropped drove dry due during dust duty each ear earlier early earn earth easier easily easy eat edge
effect effort egg eight either elbow electric else elsewhere email embarrassed emergency employee empty end
energy engaged engineer english enjoy enough enter entire entirely environment episode episodes equal escape
especially evaluation even evening evenings event eventually ever every everybody everyday everyone everything
everywhere exact exactly exam examination examined example excellent except exercise expect expensive
experience explain extra eye face fact factors factory fail failed fair fairly fall false family famous far
farm fast fat father favorite february feed feeding feel feet fell fellow female few fewer field fifteen fifth
fifty fight figure fill film final finally find fine finger finish finished fire first fish fit fitting five
fix flat flew flight floor flow flower fluid fly focus follow followed following food foot football for force
foreign forest forget form former forward found four fourth free fresh friday friend from front fruit full
fully fun funny furniture further fussy future gain game garden gardening gave general generally gentle get
girl girlfriend girls give glad glass glasses gloves go goes going gold golf gone good got grab gradually
grand grandchildren grandmother grass gray great green grew grey ground group grow grown guess guest guide gun
guy gym habit had hair half hall hand handle hang happen happened happening happens happy hard hardly hat hate
have he head heal health healthier healthy hear heard heart heat heavier heavily heavy height held hello help
helped helpful helping her here hers herself high higher highly hill him himself his history hit hold hole
holiday home homes honest hope hopefully horse hospital hospitalized hot hotel hour hours house household
housewife how however huge human hundred hungry hurry hurt husband husbands ice idea if ignore ill illness
imagine immediate immediately immigrant important impossible improve in inch include including increase indeed
indian indicate indoors information initially inside instead intake intend interest interested internal into
invite iron island issue it item itself jacket january job join joint joke journey judge juice july jump june
just keep kept key kick kid kill kind kindergarten king kiss kitchen knee knew knife knock know known lady
laid lake lamp land language lap laptop large largely last lasted lasting lasts late lately later laugh
laundry lawyer lay lead leaf learn least leave led left leg lemon length less lesson let letter level library
lid lie life lifestyle lift lifting light like likely limit limited line link lion lip list listen lit little
live lived lives living load local location lock long longer look looked looking loose lose loss lost lot loud
love lovely low lower luck lunch lung lying machine mad made main mainly maintenance major make male man
manage manager manages many march mark market married match material matter maximum may maybe me meal mean
means meant measure meat mechanic medical medically medicine meet member memory men mention mentions message
met metal meter middle midnight midwife might mildly mile milk mind mine minor minute minutes mirror miss
missed mix mobile moderate modern moment monday money monitor month months mood moon more morning most mostly
mother motor motorbike motorcycle mountain mouse mouth move moved movement moving much multiple music must my
myself nail name narrow nasty nation natural nature near nearby nearly neat necessary neck need needed needle
neighbour neither nerve nervous never new news newspaper next nice night nightly nine no nobody noise none
noon nor normal normally north nose not note notes nothing notice noticeable november now nowhere number
numerous nurse nursery nurses nut object obvious obviously occasion occasional occasions occur occurred
occurrence occurring occurs ocean october odd of off offer office officer often oil okay old older on once one
ones online only onset onto open opened operate operation opinion opposite or orange order ordinary other
others otherwise ought our ours out outcome outdoors outside oven over overall overnight overseas own owner
pace pack package packed page paid pain paint painter pair pale pan pants paper parent parents park part
particular particularly partly partner parts party pass passed past path patience pattern pay peace
pediatrician pen people pepper per percent perfect performance performed perhaps period permanent person
personal pharmacist pharmacy phone photo physical physician pick picked picnic picture piece pillow pills pink
place placed plain plan plane plant plastic plate play played player playing plays please plenty pocket point
police pool poor popular position positive possible possibly post potato pound pour power practice prefer
prepare prepared prescribe prescribed prescription presence present presentation presently press pressure
pretty prevent previous previously price primarily primary print prior private probably problem procedure
produce produced professional program progress progressed progresses promise proper properly protect proud
prove provide public pull pulled pump punch purple purpose push put quality quarter question quick quickly
quiet quite race radiates radio rain raise ran rapid rarely rash rate rather raw reach reached react read
ready real realise realize really rear reason recalls receive received recent recently recommended record
records recover recovered red reduce reduced refer refuse regard regarding regimen region regular regularly
relate related relation relative relatives relax release remain remedies remedy remember remembers remind
remove removed rent repeat repeated replaced reply report reports require rescue research resolve resolved
respect response responses rest result results retired return returned reveals rice rich ride right ring rise
risk river road rock role roll rolled roof room root rope rough round routine row rub rule run rush sad safe
said salad salt same sand sat saturday sauce save saw say says scale scared scheduled school science score
screen sea search season seat second seconds secretary section security sedentary see seem seen seizure self
sell send sense sensible sent separate september series serious seriously serve service session set settle
settled seven several shade shake shall shallow shape share sharp she shed sheet shelf shine shirt shock shoe
shoes shoot shop short shortly shot should shoulders shout show showed shower shown shut siblings sick side
sideways sign significant silent silly silver similar simple simply since sing single sister sit site sitting
situation situations six size skill skin skip skipped sky sleep slept slice slide slight slip slow slowly
small smell smile smoke smoked smoker smoking smooth snow so soap soccer social sock sofa soft soil sold
soldier solid some somebody somehow someone something sometimes somewhat somewhere son song soon soreness
sorry sort sound soup source south space speak special specific speed spend spent spicy spin spoke spoon sport
spot spouse spread spring square stage stairs stand standing star stare start started state states stating
station stay stayed stays steady steal step stick still stir stomach stone stood stop stopped store storm
story straight strained strange stranger stream street strength stress stretch strict strike string strong
struck student students study stuff stupid style subject subsequently such sudden suddenly suffer sugar
suggest suggested suit summer sun sunday supermarket supper support suppose sure surface surprise surprised
sweet swim swimming swing switch symptom symptoms system table tablet take taken talk talking tall tap taste
taught tea teach teacher team tear teenage teenager telephone television tell temperature ten tend tennis term
terrible test tested than thank thanks that the their them then therapy there therefore these they thick thin
thing things think third thirsty thirteen thirty this those though thought thousand thread three threw
throughout throw thursday thus ticket tie tight till time times tiny tip title to today toe together toilet
told tolerate tomorrow tone tongue tonight too took tool tooth top total totally touch toward towards towel
tower town toy train training travel traveled traveling treat treated treatment treatments tree tried trigger
triggered triggers trip trouble truck true trust truth try trying tuesday turn turned turning twelve twenty
twice twins twist two type typical typically ugly unable unaware unbearable uncle uncomfortable under
understand underwear underwent unemployed unfortunately unit united unknown unless unlike unremarkable unsure
until unusual up upon upper upset upstairs urgent us use used useful useless uses using usual usually vacation
vaccinated value van various vegetable vehicle versus very video view village visible visit visited visiting
visits voice volume wait waited wake wakes walk walked walking wall want wanted war warm warmer warmth warn
was wash waste watch water watery wave way we weak weakness wear wearing weather wednesday week weekend weeks
weight welcome well went were west wet what whatever wheel when whenever where whether which while white who
whole whom whose why wide wife wild will win wind window wine wing winter wish with within without woke woman
women won wonder wood word work worked worker working workplace works world worried worry worse worst worth
would wound wrap write wrong wrote yard year years yellow yes yesterday yet you young younger youngest your
yours yourself youth extremities extremity hydration quadrant zero zone
`
  .trim()
  .split(/\s+/);
