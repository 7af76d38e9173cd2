import type { PurposePhrases } from '../../phrases/purpose-phrases.ts'

export const purposes: PurposePhrases = {
  namesPurpose: '(?:purpose|aim|objective|goal) of (?:this|the) (?:\\p{L}+ ){1,3}(?:is|are) to_',
  speaksOfItself: '^(?:this (?:\\p{L}+\\s){1,3}?(?:covers?|insures?|sets|governs?)_)',
  opinionHeading:
    "(?:section \\p{L}[.)]? +)?(?:our |the |surveyor['’]s |inspector['’]s )?(?:overall|general) (?:opinion|assessment|condition|result)(?: of the (?:property|vehicle|house))?",
  overviewHeading:
    '(?:section \\p{L}[.)]? +)?(?:(?:executive )?summary|overview|in short|in brief|the short version|at a glance|key facts|(?:product )?description)',
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
}
