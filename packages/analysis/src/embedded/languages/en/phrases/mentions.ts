import type { MentionPhrases } from '../../phrases/mention-phrases.ts'

export const mentions: MentionPhrases = {
  coverOrPay: [
    '(?:dis|re|un)?cover|insur|(?:re|pre|un)?(?:pays?|paid)_|refund|reimburs|free_|entitled|valid|compensat',
    '\\p{L}*works?_|appl(?:y|ies)',
  ].join('|'),
  onlyIf: 'only (?:if|where|when)_',
  noLegal: [
    '(?:e-?mail |file |ticket |stolen |these |the |some )?attachments?_(?! (?:of|order))',
    'court_ (?:of the house|yard)|tennis courts?',
  ].join('|'),
  noExclusion:
    '(?:has|have|had) not (?:yet )?paid_|should not be paid_|exclu(?:ded|sion) from (?:the )?(?:school|club|class|trip|premises|building)|(?:temporary|permanent) exclusion_|exclusion of (?:the|a) (?:child|pupil|member)',
  noIncrease:
    '(?:more|rise|higher) than_|increase (?:in|of) (?:orders|demand|work|activity|production)',
  noWaiver: [
    '(?:give[ns]?|giving|gave) up (?:vacant )?possession',
    'waives? (?:any |all |the |minor )*(?:irregularit|technicalit)\\p{L}+',
    'waives? (?:any |all |the |minor )*(?:informalit|formalit)\\p{L}+',
  ].join('|'),
  noHealth: '(?:writs? of|and|or) seizure_|seizure_ (?:and|of)',
  noPenalty: '(?<=(?:liable|responsible) for [^.;]{0,80})fines?_',
  noForfeit:
    '(?<!(?:lead|leads|result|results|mean|means|entail|entails|cause|causes|risk) (?:to |in )?(?:the |a )?)loss of|lost (?:key|card|badge|fob)s?_|(?:heat|water|pressure|line) loss(?:es)?_',
  noEnding: [
    '(?:give[ns]?|giving|gave|vacant) (?:up |back )?(?:vacant )?possession',
    '(?<=^|[:;.,–] )(?:revoke|cancel|withdraw|suspend|disconnect) (?:and|the|your|any|all|every|it|them)_',
    '(?:flights?|trains?|events?|classes|lessons?)_(?: \\p{L}+){0,3} (?:is|are|was|were|be)(?: \\p{L}+)? cancell?ed',
    '(?:token|password|key|access|session)s? (?:was |were |has been |had been )?(?:revoked|withdrawn)_',
  ].join('|'),
  noRenewal: '(?:may|can|must) (?:only )?(?:continue|go on) until [0-9]',
  noSilence:
    'deemed (?:to (?:be|have been) )?(?:given|served|delivered|made|issued|paid|sent|void|invalid)_',
  noData: '',
  noDefect: '(?:this|the|an|any|each) incidents?_',
  noRestriction:
    '(?:if|when|where|as|because|since|unless) (?:\\p{L}+ ){1,3}(?:cannot|can not|may not|must not)_',
  noRefusal:
    'rejects?_ (?:not|below|above|under|over|at most)|(?:you|employee|tenant|customer)_ (?:may|can) (?:also )?(?:refuse|decline|reject)_',
}
