import type { CuePhrases } from '../../phrases/cue-phrases.ts'

export const cues: CuePhrases = {
  saysWhatItDoes:
    '(?:we (?:also |first |then |further )?(?:propose|present|introduce|develop|describe|study|investigate|explore|consider|address|provide|design|formulate|analy[sz]e|examine|extend|build|derive)|(?:this|the present|our) (?:paper|work|study|article|report|thesis|document|memo|survey|analysis|policy|guide)_|in this (?:paper|work|study|article|report|document)|is (?:proposed|presented|introduced)|(?:purpose|aim|goal|objective) of this)',
  tellsResult:
    '(?:results? (?:show|indicate|suggest|demonstrate|reveal)|we (?:also |further |empirically |then )?(?:show|find|found|demonstrate|prove|observe|achieve|obtain|report|evaluate|validate|establish)|outperform\\p{L}*|state[- ]of[- ]the[- ]art|experiment(?:s|al)|significantl?y?|improve[sd]?|increased? (?:by|from|to)|decreased? (?:by|from|to)|grew|rose|fell|declined)_',
  concludes:
    '(?:in conclusion|to conclude|we conclude|concluded? that|in summary|to summari[sz]e|in short|overall|on balance|ultimately|taken together|these (?:results|findings)|findings? (?:show|suggest|indicate)|it follows that|therefore|thus|hence|consequently)_',
  advises:
    "(?:recommend(?:s|ed|ations?)?|we suggest|it is (?:advisable|advised)|advise[sd]? (?:that|to|against)|(?:should|ought to|needs? to) (?:be|also|therefore|consider|ensure|adopt|review|invest|increase|reduce|establish|develop|strengthen|implement|continue|provide|prioriti[sz]e|focus|plan|take|start|create|improve|move|make|include)|next steps?|action items?|we propose (?:that|to)|let's)_",
  tellsProblem:
    '(?:however|but|although|despite|unfortunately|nevertheless|challeng\\p{L}+|problem|difficult\\p{L}*|lack)_',
  tellsBackground:
    '(?:recent(?:ly)?|has been|have been|widely|traditional\\p{L}*|existing|previous(?:ly)?|prior work|commonly|typically|in recent years|often|usually)_',
  givesExample: '(?:for example|for instance|e\\.g\\.|such as)',
  tellsRisk:
    '(?:risks?|danger\\p{L}*|hazard\\p{L}*|warning|threat\\p{L}*|vulnerab\\p{L}+|penalt\\p{L}+|fines?|liab(?:le|ility)|breach\\p{L}*|default\\p{L}*|terminat\\p{L}+|forfeit\\p{L}*|loss(?:es)?|damages|fail(?:s|ed|ure)?|non-?compliance|uncertain\\p{L}*|delay\\p{L}*|shortfall|deficit|adverse\\p{L}*|dispute\\p{L}*|lawsuit|litigation|infring\\p{L}+|weakness\\p{L}*|limitation\\p{L}*|overrun|exposure|injur\\p{L}+)_',
  tellsDuty:
    '(?:shall|must|is (?:required|obliged|obligated|responsible)|agrees? to|undertakes?|will (?:provide|pay|deliver|be responsible)|has to|required to)_',
  tellsDecision:
    "(?:(?:we|they|committee|board|council|team|group|members|it was) (?:have |has |all |then |also |unanimously )?(?:decided|agreed|resolved|approved|voted|concluded)|we(?:'ll| will| are going to| 're gonna| should| need to| want to| have to))_",
  goesOnFrom:
    '(?:this|that|these|those|it|its|they|their|he|she|his|her|such|here|there|also|but|and|or|so|then|however|moreover|furthermore|additionally|in addition)_',
  pointsToPicture: '(?:fig(?:ure|\\.)|table|section|appendix|equation|eq\\.|tab\\.)',
  writerHimself: '(?:i|we|our|my)_',
  tellsNews: '(?:novel|new|first|key|main|important|significant|primary|essential)_',
}
