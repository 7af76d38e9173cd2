import type { AsidePhrases } from '../../phrases/aside-phrases.ts'

export const asides: AsidePhrases = {
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
}
