import type { Questions } from '../questions.ts'

export const questions: Questions = {
  whole: {
    doc: [
      'document|doc|text|contract|agreement|paper|report|letter|article|file|pdf|policy|notice',
      'thing|form|bill|invoice|manual|leaflet|licen[cs]e|spec|specification|e ?mail|page|mail',
      'offer',
    ].join('|'),
    tail: '(?:here|now|exactly|overall|please|for (?:me|us)|to (?:me|us)|(?:in|of|about|with|from) (?:here|it|this|that|there|(?:this|the|that) {doc})|(?:before|if|when) (?:i|we) sign(?: (?:it|this))?|of signing(?: (?:it|this))?)',
    about: [
      'what (?:is|s|are) (?:this|it|that|these)(?: {doc})?(?: (?:all )?(?:about|for))?',
      'what (?:is|s|does) (?:this|the) {doc}(?: (?:is )?(?:all )?(?:about|for|say(?:ing)?|tell(?:ing)?(?: me)?))?',
      'what (?:kind|sort|type) of (?:an? )?{doc} (?:is|am) (?:this|it|i looking at)',
      'what am i (?:looking at|reading|holding)',
      'what (?:does|do) (?:this|it|the {doc}|this {doc}) (?:say|mean|tell me|do|cover)',
      'why (?:did i get|have i (?:got|received)|am i getting|was i sent) (?:this|it)(?: {doc})?',
      '(?:(?:can|could) you )?(?:please )?(?:explain|summari[sz]e|sum up)(?: (?:this|it|that|(?:this|the) {doc}))?(?: in (?:simple|plain|easy|few|a few) (?:words|terms|english|language|sentences)| briefly| in short)?',
      'tl ?dr|in short',
      '(?:what (?:is|s) |give me )?(?:the|a) (?:gist|summary|short version|overview)',
      'what (?:is|s) the (?:main )?(?:purpose|subject|topic|point|message|gist)|summary',
    ].join('|'),
    risks: [
      'is there anything (?:i|we) (?:should|need to|have to|must) (?:watch out for|look out for|worry about|be (?:careful|worried) (?:about|of|with))',
      '(?:what (?:are|re) (?:the|my|our)|(?:are there|is there|any|which|what)(?: any)?) (?:main |biggest |worst |key |top |possible |hidden |serious )?(?:risks?|dangers?|pitfalls?|red flags?|downsides?|traps?|drawbacks?|disadvantages?|catch(?:es)?|hazards?|warnings?)',
      '(?:what (?:is|s)|is there) (?:the|a|any) (?:main |biggest |worst |greatest )?(?:risk|danger|catch|trap|downside|problem|red flag)',
      'what (?:should|must|do|shall) (?:i|we) (?:have to |need to )?(?:watch (?:out )?for|look out for|be (?:careful|wary|aware|cautious) (?:about|with|of)|beware of|worry about|look out)',
      'what (?:is|s) (?:the )?(?:most )?(?:dangerous|risky|bad|worst|unfair|worrying)(?: thing| part| bit| clause)?',
      'what (?:could|can|might) go wrong|is (?:this|it)(?: {doc})? (?:risky|dangerous)',
    ].join('|'),
    tasks: [
      '(?:do|must|should) (?:i|we) (?:have to |need to )?(?:take (?:any )?action|act)',
      'what (?:do|must|should|shall) (?:i|we) (?:now )?(?:have to |need to |got to |must )?do(?: (?:next|now|about (?:it|this)|first|then))?',
      'what (?:have (?:i|we)|(?:i|we) have|do (?:i|we) have) (?:got )?to do(?: (?:next|now|about (?:it|this)|first))?',
      'what am i (?:supposed|expected|required|meant) to do',
      'what are (?:my|our|the) (?:obligations|duties|tasks|responsibilities|next steps|action items|actions|to ?do ?s)',
      'what (?:is|s) (?:expected|required|asked|wanted|demanded|needed) (?:of|from) (?:me|us)',
      'what do they (?:want|expect|need|ask)(?: (?:from|of) (?:me|us)| (?:me|us) to do)?',
      '(?:do|must) (?:i|we) (?:have to |need to )?do (?:anything|something)(?: about (?:it|this))?',
      'is there anything (?:i|we) (?:have to|need to|must|should) do|(?:my )?to ?do(?: list)?',
      'next steps|what (?:next|now)',
    ].join('|'),
    points: [
      'what are the (?:key |main |most important |important |essential |crucial |major )(?:points|things|facts|terms|takeaways|details|conditions|parts|bits|clauses|numbers)',
      'what (?:is|s) (?:the )?(?:most )?important(?: thing| part| bit)?',
      'what (?:do|should|must) (?:i|we) (?:need to |have to |absolutely )?know',
      'what matters(?: most)?|(?:the )?(?:key|main) (?:points|facts|takeaways)|highlights',
    ].join('|'),
    deadlines: [
      '(?:what|which) (?:are (?:the|my|our) |)(?:important |key |main )?(?:deadlines?|due dates?|time limits?|dates)(?: (?:matter|are important|apply|must i (?:keep|meet)|do i (?:have|need) to (?:know|keep|meet)))?',
      '(?:are|is) there (?:any |a )?(?:deadlines?|due dates?|time limits?)|(?:the )?deadlines',
    ].join('|'),
    decision: [
      'what (?:did|have|has) (?:they|you|it|the (?:court|judge|council|board|committee|meeting|panel|office|tribunal|insurer|company)) (?:decided?|ruled?)',
      'what (?:was|is|has been|got|were) (?:decided|agreed at the meeting)',
      'what (?:s|is|was) (?:the|their|your) (?:decision|outcome|result|verdict|ruling)',
      'did they (?:say|decide) (?:yes or no|anything)|how did it (?:end|turn out)',
    ].join('|'),
  },
  bill: {
    when: "(?:(?:by |until )?when (?:do|must|should|will) (?:i|we) (?:have to |need to |got to )?(?:pay|send|transfer|settle)(?: (?:it|this|that|the bill|the invoice|the money|the amount|the rest|the balance|the remainder|them|by))?|(?:by |until |till )?when (?:must|does|do|should|has) (?:the|my|our) (?:money|payment|amount|bill)(?: (?:have|has|got) to| need to)? (?:be (?:there|in|paid|with (?:them|you))|arrive|reach (?:them|you))|(?:by )?when (?:does|do|has|have|must) (?:it|this|that|i|we|the bill|the invoice) (?:have to |got to |need to )?(?:be )?(?:pay|paid)(?: by)?|when(?: is|['’]?s) (?:it|this|that|the bill|the invoice|(?:the |my )?payment) due|when is (?:it|this|the money) (?:taken|debited|collected|coming out|due)(?: (?:from|out of) my account)?|what is the due date|(?:how long|until when|by when) (?:have i got|do i have|have we got|do we have)(?: (?:left|time|to pay|to do (?:it|this)))?|(?:by )?when (?:does|must|has) (?:it|the money|the payment) (?:have (?:to|got to) |to )?be (?:in|there|with (?:you|them)))",
    howMuch:
      "(?:(?:how much|what) (?:do|must|will|should) (?:i|we) (?:still )?(?:have to |need to )?(?:pay|owe)(?: (?:now|in all|in total|altogether|them|you|back))?|how much (?:have|has) (?:i|we) (?:still )?got (?:left )?to pay|what do (?:i|we) (?:still )?(?:have to pay|owe)|how much is (?:still )?(?:due|the bill|the invoice|owed|owing|left to pay|outstanding)|what(?:[’']?s| is) (?:the balance|left to pay|still (?:owed|owing|due)|outstanding))",
  },
  spans: {
    week: 'week',
    month: 'month',
    year: 'year|annual',
  },
  everything: [
    'how much (?:is|does|will|would) (?:it|this|that|everything)(?: all)?(?: (?:going to|gonna) (?:cost|be|come to)| cost| come to| be)?(?: (?:us|me))?(?: in all| altogether| in total)?',
    'what (?:does|will) (?:it|this|everything)(?: all)? cost(?: (?:us|me))?(?: in all| altogether| in total)?',
    "(?:what(?:['’]?s| is| are| will be)|how (?:much|high) (?:is|are)) the (?:whole |full |final |overall |total |entire |all-in )*(?:prices?|costs?)(?: (?:in all|altogether|in total|of it all))?",
    'how much (?:does|do|is|will) the whole thing (?:cost|come to)?(?: us| me)?',
    '(?:total|full|final) (?:price|cost)',
    "what(?:['’]?s| is| was) the (?:grand )?(?:total|total amount|amount|sum)(?: (?:of|on|in) (?:the|this|my|our) (?:contract|agreement|bill|invoice|order|quote|quotation|estimate|offer|receipt|booking))?",
  ].join('|'),
  withTax: '(?:including|incl\\.?|with|plus) (?:vat|gst|tax(?:es)?|everything)|all in',
  priceOf: [
    'how much (?:is|does|will|would) (?:the|this|our|my) (\\p{L}+)(?: trip| course)?(?: cost| be| come to)?(?: us| me)?(?: in all| altogether| in total)?',
    'what (?:does|will) (?:the|this|our|my) (\\p{L}+) cost(?: us| me)?',
  ].join('|'),
  paidEach: [
    "(?:how much|what) (?:do|will|must|would|are|am|is|does)(?: it|['’]?s it)?(?: i| we)?(?: be)?(?: have to| need to| going to)?(?: pay| paying| cost| costing)(?: us| me)? {each}(?: all in| altogether| in all| in total| after this)?",
    "what['’]?s it cost(?:ing)?(?: us| me)? {each}",
    "what(?:['’]?s| is| are) (?:the|my|our) {each} (?:costs?|payments?|charges?|bill|price|total)",
  ].join('|'),
  rise: [
    'how much (?:more|less|extra|dearer|cheaper)(?! (?:time|notice|than))',
    '(?:by )?how much (?:is|are|does|do|will|would|has|have|did) [^?]{1,40}(?:go(?:ing|ne)? (?:up|down)|rise|rising|increas|rais|drop|fall|cut)',
  ].join('|'),
  existence: '(?:is|are) there',
  asksFor:
    "(?:(?:by|until|till|from|since|for) )?(?:how (?:much|many|long|soon|often)|when|where|why|who|how|what|which)(?!['’])",
  asksWhether: 'do|does|did|can|could|is|are|will|am|must',
  joins: 'and',
  opens: 'so|ok|okay|and|but|well|hi|hello|hey|please|also',
  which: 'which',
  howOften: 'how (?:often|frequently)',
  whatTime: 'what time|which hour',
  phone: 'telephone|(?<!\\p{L})phone|mobile number',
  secret:
    "what(?: is|['’]s) (?:the |my |our |your )(?:\\p{L}+ )?(?:pin|password|pass ?code)(?!\\p{L})",
  size: [
    "what(?: is|['’]s| was) (?:the |my |our |your )(?:[\\p{L}-]+ ){0,5}(?:score|ratio)(?!\\p{L})",
    'how (?:large|big|heavy|tall|wide|deep|thick) (?:is|are|was|were)(?!\\p{L})',
  ].join('|'),
  rate: '(?:interest|tax|vat|base|reference|savings|default|growth|success|repayment) rate(?!s)',
  mail: 'e-?mail[- ]?ad(?:d?ress)',
  age: 'how old|(?:what|which) age',
  year: '(?:which|what) year',
  byWhen:
    'by when|until when|(?:by|until) (?:what|which) (?:date|day)|when (?:must|should|shall|(?:do|does) [^?]{1,40} (?:have|need) to|(?:is|are) [^?]{1,40} due)|deadline|the latest',
  past: '^\\W*when (?:was|were|did)(?!\\p{L})',
  refersBack: 'its?|they|them|their|he|him|his|she|her|this|that|these|those',
}
