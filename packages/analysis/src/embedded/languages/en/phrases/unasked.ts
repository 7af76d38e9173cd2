import type { UnaskedPhrases } from '../../phrases/unasked-phrases.ts'

export const unasked: UnaskedPhrases = {
  writerSpeaks: [
    '^(?:and |but |(?:if|when) [^.;]{3,200}, (?:then |so )?)?(?:we|our (?:\\p{L}+ ){1,2}(?:is|are|will))_',
    "^(?:and |but )?(?:i(?:['’](?:m|ve|ll|d)|\\s(?:will|am|have|can|do|don['’]t|send|keep|get|may|hope|fix|carry))|(?:if|when) (?:we|i)(?:['’]\\p{L}+)?)(?![\\p{L}'’])",
  ].join('|'),
  asksOfReader: [
    'please|we (?:ask|recommend|advise|urge|invite|suggest|require|need|request|want|expect)',
    '(?<!that |which )you (?:must|should|need|have to|are required|will need)|make sure',
    'i (?:must ask|need|ask|want|would (?:like|ask|advise)|recommend|suggest|advise|urge|require|expect)_',
    '(?:call|ring|tell|ask|let|email|text|write to|contact|pay|send|remind|phone|message|give) (?:me|us)_',
  ].join('|'),
  forbidsReader: 'you (?:may|must|shall) not_',
  opensContrast:
    '(?<=[,;]\\s)(?:but|however|(?:and )?(?:after that|afterwards|thereafter|from then on))_',
  unlessClause: 'unless_[^.;]*|(?:we|it|they) (?:do|did) not_',
  forbids:
    'it may not_|(?:you|they|he or she|(?:the|our) \\p{L}+|employees|members|tenants) (?:may|must|shall) not_',
  asksNothing: [
    '(?:is|are|am) not (?:required|obliged|obligated|bound) to_',
    "(?:(?:do|does|did|will|would)(?: not|n['’]t) (?:have|need) to|need(?:s|n['’]t| not) (?:not|to worry))_",
    '(?:please (?:note|be aware|take notice)|(?:may|might) be (?:asked|required) to)_',
    '(?:is|are) (?:not (?:compulsory|mandatory|obligatory)|(?:believed|understood|thought|deemed|considered|intended|said|likely|bound) to)_',
  ].join('|'),
  wishedFor: [
    '(?:request|application|appeal|motion|petition|proposal|claim|wish|decision|attempt|offer)s? (?:of|by|from|for|made|dated) [^;,]{1,60}? to(?= \\p{Ll})',
    '(?:failure|failed|refusal|refused|promised?|attempt(?:ed)?|ability|unable) to \\p{L}+',
  ].join('|'),
  saidEarlier: [
    '(?:you|he|she|they|has|have|had) (?:told|informed) us_[^.;]*',
    '(?:you|he|she|they) (?:also )?(?:said|stated|wrote|explained|reported|mentioned)_[^.;]*',
  ].join('|'),
  withoutHaving: 'without (?:(?:\\p{L}+ ){0,4}(?:having|needing)) to_[^.;]*',
  writerHasTo: [
    '(?<=^(?:if|when|where|should) [^.;]{3,120}, )we (?:may |will |then )?have to_[^.;]*|(?:if|when|where) (?:the|an?|our) (?:\\p{L}+ ){1,2}(?:has|have) to (?!be_)[^.;,]*',
    '(?:if|when|where|what|which|that|before|until|because|as|since|(?:each|every|any|all|the) \\p{L}+) we (?:have|need|are (?:required|obliged)) to_',
    '(?:has|have|had) (?:nothing |something |more )?to do with_',
    '(?<!you )(?:to )?have to (?:tell|inform|say|disappoint)(?: you)?_',
  ].join('|'),
  hasToBe:
    'must (?:also )?(?:have (?:savings|income|been|lived|held|worked|at least|less|no )|be (?:aged|over|under|at least|less|between|resident|\\p{N}))',
  invertedClause: '',
  capsLiability: [
    'in no event shall_[^.;]*',
    '(?:shall|will) (?:then )?be (?:barred|void|null|deemed|final|governed|construed|binding|interpreted|severed|those)_[^.;]*',
    '(?:liability|liable)_[^.;]{0,80}? (?:shall|must|will|may)_[^.;]*',
  ].join('|'),
  formality: [
    '(?:in (?:block|black|blue|capital)|in capitals|clearly in) ?\\p{L}*(?: (?:letters|capitals|ink|pen))?_',
    '(?:continue on (?:a )?separate|turn over|see over(?:leaf)?|(?:for|with) your (?:own )?records)_',
    'for future reference_',
    'keep (?:this|the) (?:copy|letter|notice|leaflet|page|document|summary|card|booklet|guide) (?:safe|handy|somewhere|with|in a safe place)_',
    "(?:do not|don['’]t) (?:(?:reply|respond) to this|return (?:it|this \\p{L}+) to the (?:store|shop|dealer|retailer))_",
    '(?:(?:disregard|ignore) this (?:letter|notice|reminder|e-?mail)|in witness whereof)_',
    'read (?:this|these|it|both|the \\p{L}+)(?: \\p{L}+){0,4} (?:carefully|before)_',
    '^(?:keep (?:it |this )?for (?:later|reference)|read (?:\\p{L}+ ){0,2}before (?:first )?use)_',
    '(?:quote|state|cite|mention) (?:this|the|your|our|these) [^.;]{0,60}(?:contact|call|write|writing|correspondence|enquir(?:y|ies|ing))_',
  ].join('|'),
  toBeRead:
    'please (?:read|note)(?: (?:this|it|on|carefully|now|the (?:following|below)|\\p{L}+ly))*[.!)]*$|read (?:this )?carefully[.!)]*$',
}
