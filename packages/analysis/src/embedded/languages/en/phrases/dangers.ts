import type { DangerPhrases } from '../../phrases/danger-phrases.ts'

export const dangers: DangerPhrases = {
  cancels: 'cancel|withdraw|no-show',
  injures: [
    'toxic (?:\\p{L}+ )?(?:gas|fumes|vapou?rs?|smoke)_|poisonous_|chlorine gas_|carbon monoxide_',
    'electric(?:al)? shock_|electrocut\\p{L}+|suffocat\\p{L}+|asphyxia|scald(?:s|ed|ing)?_|drown(?:s|ed|ing)?_',
    'gas leaks?_',
    '(?:risk|danger|hazard) of (?:\\p{L}+ ){0,4}?(?:shock|fire|explosion|collapse|falling|drowning|burns)_',
    '(?:may|might|could|can|will) (?:explode|collapse|catch fire)_',
  ].join('|'),
  timeAndAgain:
    '(?:per|each|every|for (?:each|every|any)(?: \\p{L}+)?) (?:day|week|month|further day|full day)_',
  excepts: 'except(?: (?:in|on|for|where|if|that))?_|save (?:for|that|in)_|other than_',
  takesWhole:
    '(?:whole|full|entire|total|all(?: of)?(?: the)?|100 ?%(?: of)?(?: the)?) (?:\\p{L}+ ){0,2}?(?:rent|price|fees?|stay|sums?|payments?|amount|costs?|fare|deposit|premium|balance|budget|credit|loan|debt|bonus|grant)_[^.;]{0,40}(?:due|payable|charged|forfeited|lost|kept|retained|owed|repaid)',
  losesMain:
    '(?:offers?|grants?|funding|subsid(?:y|ies)|tenders?|bids?|applications?|proposals?|permission|licen[cs]e)_[^.;]{0,80}?(?:lapses?|rejected|excluded|disqualified|withdrawn|lost|(?:not|cannot) be (?:accepted|considered|opened|scored)|unopened|not accepted)_',
  severeAllergy:
    '(?:severe(?:ly)?|serious|life-threatening|strong) (?:\\p{L}+ ){0,2}allerg|anaphyla|epipens?',
  deadly: [
    'death|fatal|heart attack|cardiac arrest|infarct|stroke(?!s)|thrombos|embol|anaphyla|haemorrhag|hemorrhag',
    'mortal',
  ].join('|'),
  tellsInsurance: 'insur|cover|assur',
  tellsCause: [
    '(?:because(?: of)?|due to|owing to|in view of|other than)_[^,;:.]{0,120}_',
    '(?:(?:up)?on|after|following|before|until|from the date of) (?:the |any |such |early |earlier )*(?:termination|expiry|expiration|cancellation|end)(?: of)?_',
    'warn(?:s|ed|ings?)?_|risks? (?:that|of)_',
  ].join('|'),
  conditionInFront: '',
  joinsClauses: 'and|but|or',
  otherwise: '^(?:otherwise|failing which)',
  notPaidFor: [
    "(?:not|won['’]t|don['’]t|doesn['’]t|isn['’]t|never) (?:\\p{L}+ )?(?:cover(?:ed)?|pay|paid|insured?|include|included|refund\\p{L}*)(?: for)?_",
    '(?:general |main |policy )?exclusions_',
  ].join('|'),
  notLiable: '(?:not|neither|no|nor)_[^.;]{0,60}(?:liable|responsible)_|no liability',
  balancesCover: 'and (?:what )?(?:is |are )?not_|(?:and|of) (?:limitations?|liability)_',
  interactions: [
    '(?:tell|ask|inform|talk to|speak to|check with) (?:your|a|the) (?:doctor|pharmacist|nurse)[^.;]{0,120}(?:medicines?|drugs?|(?:tak|us)ing [^.;]{0,40}:$)',
    'do not (?:take|use) (?:it|this|\\p{L}+) (?:together )?with',
  ].join('|'),
  lacks: 'without\\s.{1,24}\\s(?:may|might|can|could|will|would|leads?|results?)_',
  absolutely: 'never_|under no circumstances_|on no account_',
  opensReasons:
    '^(?:(?:the |statement of |written )?(?:reasons|facts|background|evidence|findings of fact)_)',
  opensOrder: '^(?:(?:the )?(?:judgment|order|decision|disposition|remedy)_|it is ordered)',
  closesRuling:
    '^(?:notes?_|interest_|costs_|(?:right of )?appeal|reconsideration|enforcement|non-payment)',
  reasonsFollow: '(?:reasons?|grounds)(?: \\p{L}+){0,2}\\s?[:：]$',
  whenLate: [
    'no longer|too late|not be|not (?:accept|consider|admit)|will not|lapses?|expires?|barred',
    'becomes? (?:final|binding)|refus|reject|los[et]|otherwise|void',
  ].join('|'),
  agreesBySilence: 'accept|agree|chosen|choose|opted|consent|approv|acknowledg|assent',
  lessens: 'reduc|cut|lowered',
  auxiliary: 'is|are|was|were|shall|will|may|must|has|have',
  limitsOwnLiability:
    'liab\\p{L}* [^.;]{0,100}?(?:(?<!un|not )limited_|capped|exceed|no more than|up to_)|(?:not|neither|nor|party is) [^.;]{0,20}liable [^.;]{0,40}for (?:any )?(?:loss of (?:profit|business)|lost (?:profit|business|appointments)|indirect|consequential)',
}
