import type { PurposePhrases } from '../../phrases/purpose-phrases.ts'

export const purposes: PurposePhrases = {
  namesPurpose: '(?:purpose|aim|objective|goal) of (?:this|the) (?:\\p{L}+ ){1,3}(?:is|are) to_',
  speaksOfItself: '^(?:this (?:\\p{L}+\\s){1,3}?(?:covers?|insures?|sets|governs?)_)',
  opinionHeading:
    "(?:section \\p{L}[.)]? +)?(?:our |the |surveyor['’]s |inspector['’]s )?(?:overall|general) (?:opinion|assessment|condition|result)(?: of the (?:property|vehicle|house))?",
  overviewHeading:
    '(?:section \\p{L}[.)]? +)?(?:(?:executive |management )?summary|overview|in short|in brief|in (?:one|a) (?:paragraph|nutshell)|(?:the )?short version|key (?:points|messages)|at a glance|key facts|(?:product )?description)',
  ownDecisionHeading: [
    '(?:(?:my|our|the) )?(?:decision|outcome)|(?:my|our|the) conclusion',
    "what (?:we|i)(?: have|['’]ve)? decided",
  ].join('|'),
  methodHeading:
    "(?:section (?:(?:\\p{L}|[\\p{N}.]+)\\s+)?)?(?:how to (?:read|use|understand) (?:this|the|our) (?:report|survey|document)|(?:key to|explanation of) (?:the |our )?(?:ratings|grades|symbols|terms)|(?:condition )?ratings? (?:explained|system|key)|about (?:the|this|our) (?:inspection|survey|report|visit)|(?:scope|extent|limits|limitations) of (?:the |this |our )?(?:inspection|survey|report)|how we (?:inspected|work)|(?:surveyor|inspector|auditor|engineer|valuer|assessor)['’]?s['’]? declaration|declaration (?:of|by) the (?:surveyor|inspector|auditor|engineer|valuer)|statement of truth|method(?:ology)?)",
  onlyAsks: '^whether\\s(?!or not)',
  inShort:
    '^(?:(?:the short version|in (?:short|brief|one line|one sentence|a nutshell|summary)|to sum up)[:,]\\s)',
  worksHeading: '(?:the )?(?:works?|hire|booking|job|event|trip)',
  matterHeading: [
    'purpose|scope|subject(?: matter)?(?= of|$)|object of',
    "what (?:is(?! (?:not|insured|covered|included|excluded|paid|and))|this|we|i(?:['’]ll| will| do(?! not)))",
    'services',
  ].join('|'),
  recitalHeading: 'background|recital|whereas',
  oneSideOfTwo: '',
  providesService:
    '^(?:we (?:(?:will|shall|agree to|undertake to) )?(?:repair|replace|provide|supply|deliver|look after|maintain|clean|install|service|offer|teach|care for|build|fit|paint|carry out))_',
  writerMay: '^(?:we may)_',
  andNot: 'and not|and no longer|not any more',
  undertakes: [
    '(?:the )?(?:\\p{L}+ ){1,3}(?:will|shall|agrees to|undertakes to|is (?:engaged|appointed|hired|employed) (?:to|as)) (?:design|provide|perform|supply|build|deliver|carry out|serve|work|act|render|develop|manufacture|produce|create|an?_)',
    '(?:the )?(?:\\p{L}+ ){1,3}(?:hereby )?(?:lets|leases|rents|sells|hires|lends)_(?! (?:out|off)_)',
  ].join('|'),
  invites: 'you are (?:\\p{L}+ )?invited|is hereby (?:given|called)',
  agendaNoun: 'agenda|order of business|items? of business|business',
  followingOnes: 'following',
  inOrderTo: '(?:in order )?to',
  opensOperative: `(?:${[
    '(?:it is|is hereby) ordered(?=[^.]{0,20}:)',
    '(?:(?:i|we|tribunal|arbitrators?) (?:hereby |therefore |accordingly )?)?(?:award|order|direct|declare)s?(?:,| and) (?:award|order|direct|declare)s?(?= as follows|[^.]{0,20}:)',
    'orders? that(?=\\s*:)|judgment of the tribunal is(?=[^.]{0,10}:)',
  ].join('|')})_`,
  addsUp: '(?:all (?:of )?(?:the above|these)|the (?:above|foregoing))_',
  refusesRequest: `(?:${[
    '(?:we|i|(?:the )?(?:council|board|committee|authority|panel|trust|trustees|bank|insurer|company))(?: have| has| must| had to| therefore| regret to| hereby)* (?:refuse|declin|reject|dismiss|disallow|den(?:y|ie)|turn(?:ed)? down)\\p{L}*',
    '(?:is|are|was|were|been|be)(?: therefore| hereby| also)? (?:refused|rejected|declined|denied|dismissed|disallowed|turned down|not (?:granted|approved|upheld|accepted|allowed|payable|covered))',
    "(?:but|and) (?:cannot|can['’]t) (?:agree|accept|approve|grant|pay|refund|offer|fund|support|uphold|allow|cover)",
    "(?:we|i)(?: are| am| can| will|['’]re|['’]m)?(?: therefore| unfortunately)? ?(?:cannot|can['’]t|not able to|unable to|not|won['’]t)(?: therefore| also)? (?:agree|accept|approve|grant|pay|refund|offer|fund|support|uphold|allow|cover)",
  ].join('|')})_`,
  grantsRequest: `(?:${[
    '(?:we|i|(?:the )?(?:council|board|committee|authority|panel|trust|trustees|bank|insurer|company))(?: have| has| can| now| hereby| therefore)* (?:approve|grant|agree to (?:pay|refund|give)|agreed to (?:pay|refund|give)|allow|accept|uph[eo]ld|award)(?:e?d|s)?',
    '(?:is|are|was|were|been|be)(?: therefore| hereby)? (?:granted|approved|allowed|upheld|awarded|accepted)',
    "(?:we|i)(?: will| shall|['’]ll)(?: therefore| now)? (?:pay|refund|credit|reimburse|grant|award)",
  ].join('|')})_`,
  telephone: '(?:telephone|phone|tel|fax)_',
  noteLabel: '',
  goesBack: `^(?:${[
    '(?:following|since|after) [^,;]{3,60}?,? (?:we|i) (?:have )?(?:reviewed|looked at|considered|checked|examined)_',
    "(?:(?:i|we)(?: am| are|[’']m|[’']re)? (?:writ(?:e|ing)) |this letter is )?(?:further to|following|with reference to|in response to) .{0,80}(?:meeting|letter|call|conversation|e-?mail|visit|hearing|discussion)[^,;]{0,60}(?:\\.$|, (?:which|where|when|at which) )",
    '(?:we|i) promised_',
    '(?:we|i) (?:last |first |already |previously |originally |also )?(?:wrote|spoke|called|telephoned|phoned|rang|e-?mailed|contacted|visited|told|informed|notified|advised|reminded|asked|sent|received)(?: to| with)? you(?:r|rself)?_',
    "(?:we|i)(?: have|['’]ve) (?:already |previously |repeatedly |twice )(?:written|reminded|asked|contacted|told|informed|sent)",
    'you (?:(?:will|may|might) (?:\\p{L}+ )?(?:remember|recall|know|be aware|have (?:heard|seen|read|noticed))|(?:already )?know|came|bought|purchased|ordered|wrote|asked|told|applied|contacted|called|rang|phoned|informed|complained|reported|requested|visited)_',
    'i (?:know|reali[sz]e|understand|appreciate) (?:this|that|how)_',
    "(?:i am|i['’]m) (?:very |so )?sorry to be writing",
    "it(?:['’]s| is) that time of (?:the )?year",
    '(?:every|each) (?:year|month|quarter|spring|summer|autumn|fall|winter)_',
    '(?:this|the) (?:notice|letter) (?:widens|follows|supplements|extends)_',
    'the (?:meeting|hearing|visit|event) (?:was|had been) (?:originally|first|initially)_',
    '(?:we|i) (?:refer|write with reference) to_',
    'thank you for (?:your|the) (?:letter|e-?mail|call|enquiry|message)_',
  ].join('|')})`,
  repeatsKnown:
    '^as (?=[^.;]{0,60}(?:told|said|explained|mentioned|announced|discussed|wrote|agreed|know|aware|heard|recall|remember))',
  givesGrades: `^(?:${[
    'we (?:give|assign|use|rate|grade|mark) .{0,60}(?:ratings?|grades?|colou?rs?|scores?)_',
    '(?:ratings?|grades?|scores?|level|category|code|[0-9]) (?:[\\p{L}0-9] )?means_',
    'the (?:ratings?|grades?|colou?rs?|symbols?) .{0,40}(?:mean|show|indicate)',
  ].join('|')})`,
  whyMailed: `^(?:${[
    "you(?: are|[’']re) (?:getting|receiving|being sent) (?:this|our) .{0,30}because",
    "you(?: have|[’']ve)? (?:got|received|been sent) this .{0,30}because",
    '(?:this|the) (?:letter|mail|e-?mail|message|notice) (?:is|was|has been) (?:being )?sent to you (?:because|as)_',
    'we (?:obtained|got|have|received) your (?:details|name|address) (?:from|because)_',
  ].join('|')})`,
  howToFill:
    '^(?:(?:please )?(?:write|print|complete|fill in|tick|cross out|use) .{0,40}(?:block (?:capitals|letters)|black ink|clearly|boxes|where (?:needed|appropriate|applicable)|capital letters))',
  courseOfCase: `^(?:${[
    '(?:i|we|the (?:arbitrator|tribunal|judge|expert|parties)) (?:was|were) (?:appointed|heard|represented)_',
    'the hearing (?:was|took)',
    '(?:judge?ment|decision|notice to arbitrate) (?:is|was) (?:reserved|given|served)_',
    'this (?:judge?ment|award|decision|order) (?:was|is) (?:given|made|signed|delivered|handed)_',
  ].join('|')})`,
  citesGround: '^(?:having (?:regard|considered)|in the light of|noting)_',
  statesGround: '^(?:(?:whereas|considering|recognising|recognizing|noting) that)',
  tellsExamined:
    '^(?:(?:we|i) have (?:now |carefully |also |since )?(?:looked (?:at|into|through)|considered|reviewed|examined|assessed|investigated|read) (?![^.]*(?:,|;|:| and) (?:(?:we|i|have|has|your|it|this|can|are|is|will|found|find|agree|accept)_|decid|conclud|uph)))',
  goesWithPapers:
    '^(?:(?:this|the) (?:\\p{L}+ ){1,3}(?:supplements?|completes?|complements?|forms? part of|must be read|should be read|is to be read) .{0,30}(?:conditions|terms|wording|policy|booklet|schedule|agreement))',
  whichEdition: `^(?:${[
    '(?:the )?changes? (?:in|to|from|since|against) (?:this|the) (?:\\p{L}+ )?(?:version|edition|issue|revision|document)_',
    'this (?:extract|excerpt|summary) (?:contains|covers|reproduces|does not contain)_',
    '(?:(?:this|the|our|my) )?(?:issue|version|edition|revision|letter|notice|schedule|offer|quotation|quote|estimate|list)_.{0,40}(?:replaces|supersedes|(?:is|was) (?:withdrawn|void|replaced|superseded)|should be disregarded)',
    '(?:the|our|an?) (?:earlier |previous |first )?(?:quote|quotation|offer|estimate|draft|version|letter) (?:of|dated) .{3,25}? (?:was|were|had|gave|said|assumed|stated)_',
  ].join('|')})`,
  howFiguresStand: `^(?:${[
    '(?:the )?(?:figures|numbers|amounts|values) (?:in (?:brackets|parentheses)_|are (?:given|stated|shown) in_)',
    'all (?:figures|amounts|prices|sums) (?:are )?in_',
  ].join('|')})`,
  saysThatDecided: `^(?:${[
    '(?:(?:this|the) (?:letter|notice)|in this letter(?:,| (?:you|we|i))) .{0,40}(?:what|how|why) (?:we|i) (?:have )?(?:decided|concluded)',
    '(?:i am|we are) writing to (?:let you have|give you|tell you|inform you of|set out|confirm) (?:my|our|the) (?:decision|outcome)_',
  ].join('|')})`,
  followsBelow: '',
  questionWord: 'why|what|how|who|when|where',
  personMeant: 'you|we|us',
  contractIsMade: '(?:agreement|contract|lease|deed|made|entered)_',
}
