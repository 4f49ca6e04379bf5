// Words that stand between those of a phrase without telling anything by themselves.

/** Little words that carry no finding. They never count as distance between the words of a phrase. */
export const SKIPPED = new Set(
  (
    'a an the my his her hers our your their its this that these those of in on at to for by with from into onto upon ' +
    'is am are was were be been being i he she they it we you me him them us myself himself herself itself themselves ' +
    'and or have has had having do does did done will would shall should may might must also very really just some any ' +
    'so too quite rather bit lot lots as like if there here then than which who whom what patient pt doctor dr hello ' +
    'hi please mr mrs ms miss sir madam yes ok experience experienced experiencing notice noticed noticing complain ' +
    'complains complaining complaint complaints report reports reported reporting present presents presented ' +
    'presenting associated accompanied describe describes described suffer suffers suffering keep keeps kept get gets ' +
    'got getting become becomes became seem seems start starts started starting begin begins began beginning ' +
    'feeling feel feels felt sensation around about within sort kind type'
  ).split(' '),
);

/** Forms of little words, for the phrases that ask for all of their words: 'feeling down', 'felt down'. */
export const LITTLE_FORMS: Record<string, string> = Object.fromEntries(
  'feels:feel felt:feel feeling:feel has:have had:have having:have is:be am:be are:be was:be were:be been:be being:be gets:get got:get getting:get does:do did:do done:do keeps:keep kept:keep becomes:become became:become seems:seem his:my her:my our:my their:my'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Words that colour a finding without naming one: no distance either, but phrases may ask for them. */
export const COLOURING = new Set(
  (
    'left right both bilateral unilateral one side sided severe severely mild mildly moderate slight slightly bad badly ' +
    'terrible awful horrible intense constant constantly intermittent intermittently persistent continuous sharp dull ' +
    'sudden suddenly acute acutely chronic recent recently new increased increasing progressive progressively worsening ' +
    'anterior posterior occasional occasionally frequent frequently recurrent strong extreme extremely significant ' +
    'excruciating unbearable general generalized diffuse area region whole entire aspect part little small large big ' +
    'low grade feeling more less much many few several now today always often sometimes again still since two three four ' +
    'five six seven eight nine ten couple day days week weeks month months year years hour hours minute minutes'
  ).split(' '),
);
