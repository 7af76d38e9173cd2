/* Orders that stand without a word such as `must` or `please`, told by how they begin. */

/** Verbs that begin no phrase of their own unless they give an order. */
const verbs = [
  'accept|act|add|agree|spend|deliver|apply|arrange|ask|attach|attend|avoid|begin|bring|buy|choose|collect|compare|confirm|connect|continue',
  'descale|detach|discard|disconnect|download|eat|enclose|ensure|enter|explain|fill|follow|get|give|go|include|inform|insert|install',
  'come|do so|join|keep|learn|let|look|make|notify|obtain|photograph|pick|plug|prepare|protect|provide|pull|put|read|refill|remember',
  'remove|renew|repeat|replace|reply|ring|rinse|say|select|send|sign|sit|speak|stay|submit|switch|take|talk|tell|throw|tick|tighten',
  'revoke|reissue|rotate|reset|update|delete|isolate|forward',
  'try|turn|unplug|upload|wait|wash|wear|wipe|write|phone|dial',
].join('|')
/** Verbs that may be nouns too, and need somebody or something right behind them. */
const nouns = [
  'air|anchor|answer|clear|cover|close|mend|repair|swap|book|bathe|boil|brush|call|change|charge|check|claim|clean|contact|copy|cut|drink|dry|email|empty|feed|fit|grease|hand|hang|heat|hold|leave|lift|list|load|lock|log|mail|measure|move',
  'open|pack|park|pay|place|post|press|print|quote|record|report|request|rest|return|scan|see|set|show|shower|shut|stamp|start|state|stop|store|sweep|text|test|use|vacuum|ventilate|watch|water',
].join('|')
const object =
  '(?:the|a|an|your|our|all|any|each|every|this|that|these|those|it|them|us|me|him|her|him|both|one|everything|nothing|yourself|only|until|if|in (?:writing|advance|full|time)|by_|before|within|at least|at once|up_|or bathe)'
const notVerb = '(?! (?:is|are|was|were|will|has|have|had|can|may|must|of|for_ the_)_)'
const order = `(?:(?:please|always|never|just|also|then|now|first|do not|don['’]t|do)_ )*(?:(?:${verbs})_${notVerb} (?:and|or|out|off|up|back|in|on|over|away|[\\p{L}\\p{N}£$€"“'’])|(?:${nouns})_ (?:(?:up|out|off|in|on|back|away|over|down)_ )?${object}_|be_ (?:in|at|there|ready|on time|here|back)_|have_ (?:nothing|no|a|an|the|your|it|them|somebody|someone|ready|at hand)_|label everything)`
const leads =
  '(?:if|when|once|before|after|to|for|until|on|as soon as|should you|therefore|otherwise|in that case|in an emergency)_[^.;:,]{0,100}, '
/** `If you want to keep it longer ring us`, whose comma was forgotten. */
const unparted =
  "(?:if|when) you(?: (?!we_|may_|will_|can_|must_|should_)[\\p{L}\\p{N}’'-]+){1,10} (?:ask|ring|call|tell|contact|see|email|phone) (?:the|us|your|a|me)_"

/** A verb that may open an order, as `Call to arrange a visit` does. */
export const orderVerb = `^(?:${verbs}|${nouns})$`

/** What opens as an order, perhaps behind a condition. */
export const orders = `^(?:(?:${leads})?${order}|${unparted}|(?:therefore|so|then) ${order})`
