import type { PlainDangers } from '../plain-dangers.ts'

const never =
  'never_ (?!mind_|before_|again_|ha[sd]_|have_|was_|were_|is_|are_|did_|does_|do_|been_|an?_|the_|more_|less_|once_|ending_|fear_|heard_|seen_|sold_|too_|quite_|under_|on_|in_|at_|with_|for_|by_|from_|to_|after_|down_|out_|without_)(?!\\p{L}+(?:ed|en)_)\\p{L}{2,} \\S|must never_|(?:on no account|under no circumstances) (?!will_|shall_|does_|is_|are_|may we_)'
/** What nobody does without being harmed. */
const harmful =
  '(?:light|ignite|touch|bridge|bypass|override|defeat|disable|dismantle|pierce|puncture|incinerate|immerse|inhale|swallow|sand|scrape|drill|weld|refreeze|swim|bathe|dive|climb|force|tamper|stand (?:under|below|beneath|in front)|walk under|look into|drink|overload|mix_ (?:it|them|with)|exceed)'
/** What may be done at other times. */
const otherwiseFine =
  '(?:use|drive|ride|operate|start|restart|run|switch|turn|plug|charge|open|enter|eat|give|take|wear|lift|stop|change|skip|move|connect|reconnect|leave|sleep|cook|return to|go (?:in|back|near))'
const whileUnsafe =
  '(?:until|while|if|when|without (?:asking|gloves|a |the |first)|near_|even_|again_|because|since|as_ (?:it|they|this|there)|under any|for any reason)'
const no =
  'no_ (?:live )?(?:vaccines?|vaccinations?|alcohol|food|drink|grapefruit|driving|swimming|smoking|bathing|sport|heavy lifting|(?:naked|open) flames?)_[^.;]{0,60}? (?:during|for|until|before|after|within|while|near)_'
const doNot = "(?:do not|don['’]t|please do not|please don['’]t|must not|do NOT)"

export const plainDangers: PlainDangers = {
  emergency:
    '(?:dial|call|ring|phone) (?:(?:9-1-1|(?:999|112|911|000|111|15|18|061|118|192|193|103|997|998|120|119))_|an ambulance|(?:the )?(?:emergency services|fire brigade|poison))|go (?:straight |immediately |at once |directly )?to (?:a&e|the (?:nearest )?(?:hospital|emergency (?:room|department)|casualty))|(?:get|seek) (?:urgent |immediate |emergency )+(?:medical )?(?:help|advice|care|attention)|(?:see|call|phone|ring|tell|contact) (?:a|your) (?:doctor|gp) (?:at once|immediately|straight away)',
  hurt: '[0-9]+ (?:of them |other |more )?(?:people|persons|customers|users|children|workers|patients|consumers|residents|passengers|injuries|deaths)_ (?:have been |were |was |has been )?(?:also )?(?:burn(?:ed|t)|injured|hurt|killed|poisoned|scalded|hospitali[sz]ed|taken (?:ill|to hospital)|have died|died|reported)_|(?:[0-9]+|\\p{L}+) (?:reports|cases|incidents) of (?:burns?|injur(?:y|ies)|fires?|choking|electric shocks?|poisoning|lacerations?)_',
  stop: `^(?:[^.;]{0,160}?(?:[,:;–—] ?| and ))?(?:${never}|${no}|${doNot} ${harmful}_|${doNot} (?:\\p{L}+, )?${otherwiseFine}_[^.;]{0,80}? ${whileUnsafe}|(?:take|put) (?:it|the \\p{L}+|your \\p{L}+|this \\p{L}+) out of (?:service|use|operation)_|[^.;]{0,80}(?:must|has to|will) be (?:taken|put) out of (?:service|use|operation)_|(?:stop|cease) using (?:it|the|your|this|them)_|(?:unplug|switch off|turn off) [^.;]{1,40} and (?:do not|don['’]t|never) use|(?:leave|evacuate) the (?:room|building|house|area|site|flat|water)_)`,
  gone: "(?:(?:will|can|shall) not|won['’]t|cannot|no longer|not) be (?:available|provided|supplied|supported|offered|given|continued|prescribed) (?:to you )?(?:after|beyond|once|when)_|not (?:been )?\\p{L}+ within [^.;]{3,60} (?:is|are|shall be|will be|becomes?) (?:waived|lost|barred|forfeited|void|not payable|no longer (?:payable|due))_",
  unpaid:
    '(?:on|upon|at) (?:creation|delivery|signature|signing|completion|submission),? (?:and )?(?:not|rather than|regardless of|irrespective of|whether or not|even before|before any)_[^.;]{0,30}?pa(?:yment|id)|(?:whether|even if) (?:or not )?(?:it|they|the \\p{L}+|he|she|you) (?:is|are|has been|have been|was|were) (?:not |ever )?(?:yet )?paid_',
  uncovered:
    '(?:reduced|cut(?: back)?|brought down|limited|restricted|falls?|drops?|reverts?) (?:back )?to (?:only )?the (?:bare )?(?:legal|statutory|third[- ]party|mandatory|compulsory) minimum|not (?:been )?(?:taken out|taken up)_|(?:: |^)not (?:taken|selected|chosen|purchased|bought)_|(?<!(?:was|were) )(?:insured|covered|payable) (?:[^.;,]{3,40} )?(?:only for|for [\\p{L} ]{2,30} only)_',
  fine: '(?:cancell?ing|cancellation|calling (?:it|\\p{L}+) off|pulling out|postponing)_[^.;]{0,40}(?:costs?_|is charged)[^.;]{0,20}[0-9]|(?:fines?|fixed penalty|penalty charge) (?:notice )?(?:for \\p{L}+ )?(?:of|is|are|from|between|up to)_ ?(?:up to |at least |between |from )?(?:£|\\$|€|[A-Z]{0,3} ?[0-9])|(?:can|may|will|shall) be fined_|\\p{Sc} ?[0-9][0-9.,]* fine_|costs? (?:you|the [\\p{L}-]+) [0-9.,]+ ?% of_',
  silence:
    '(?:silence|no (?:reply|answer|response|objection)|saying nothing|doing nothing|paying (?:it|the \\p{L}+ \\p{L}+)|(?:mere )?payment of [^.;,]{2,40})[^.;]{0,40} (?:counts?|is (?:taken|treated|regarded|deemed)|will be (?:taken|treated|regarded|deemed)|amounts?) (?:as|to)_ ?(?:be )?(?:accept|agree|consent|approv|waiv)\\p{L}*|if you (?:say|do) nothing[^.;]{0,60}(?:accept|agree|consent|waive)\\p{L}*',
  bannedAfter:
    "(?:during|for|within) [^.;]{0,60}(?:months?|years?|weeks?) (?:after|following|thereafter)[^.;]{0,80} (?:will|shall|may|must|can) not_|(?:will|shall|may|must|can|cannot|can[’']t) (?:not )?[^.;]{3,80} for (?:a further )?(?:[0-9]+|\\p{L}+) (?:months?|years?|weeks?) (?:after(?:wards)?|following)_",
  finding:
    '(?:known |drug |severe )?allerg(?:y|ies|ic)(?::| to) ?(?!.{0,30}(?:none|no known))\\p{L}|(?:nodule|lesion|mass|shadow|lump|polyp|cyst|murmur|finding)s?_ [^.;]{0,90}(?:to be (?:clarified|investigated|followed up|characteri[sz]ed|re-?checked)|needs? (?:further|to be)|requires? (?:further|follow[- ]up))',
  unsafe:
    '(?:is|are|has become|have become) (?:now )?(?:unsafe|leaning|leaking|unstable|about to (?:fall|collapse|give way)|coming (?:loose|away))_|(?:trapped|injured) (?:persons?|passengers?|people) (?:cannot|can not) (?:call|get|leave)',
  doubled:
    '(?<!deposit[^.;]{0,60})(?:twice|double|triple|three times|two times) (?:the|that|your|its|what)_ ?(?:normal |daily |monthly |hourly |usual |standard |current )*(?:rent|rate|fee|price|charge|fare|amount|sum|premium|interest|deposit|contribution)',
  endsWith:
    '(?:ends?|lapses?|terminates?|expires?|falls away)_ (?:automatically )?(?:at the same time|together with|along with|simultaneously|with it)_|(?:has|have|shall have|will have) no claim (?:against|for|to|on)_',
  invalid:
    '(?:notices?|claims?|objections?|cancellations?|applications?|orders?|votes?|signatures?|requests?)_ [^.;]{0,60}(?:is|are|will be|shall be) (?:not valid|invalid|ineffective|of no effect|not effective)_|has no (?:authority|legal (?:force|effect))_(?! (?:over|regarding|to|in|on)_)',
  notPaid:
    '(?:no|not any) (?:compensation|damages|refund|allowance|severance|indemnity|interest) (?:is|are|will be|shall be) (?:paid|payable|due|given)_|(?:is|are|will be) not (?:debited|collected|transferred|credited|refunded) (?:automatically|even|by)_',
  waived:
    '(?:party|parties|borrower|tenant|employee|customer|you)_ (?:hereby )?(?:also )?(?:waives?|gives? up)_ (?:any right to |the right to |its right to |their right to )?(?:a )?(?:trial by jury|jury trial|class action|the right to (?:sue|appeal))',
  asIs: '(?:provided|supplied|sold|licen[cs]ed|delivered|made available|offered) (?:strictly )?[“"\'‘]?as[- ]is_',
  breaks:
    "(?<!not )(?:(?:will|would)_ (?:also |then )?(?:stop|shut (?:off|down)|cut (?:off )?power|disable)|voids|(?:will|would|can|may|could)_ (?:also |then |permanently |irreparably )?(?:damage|destroy|erase|overwrite|corrupt|void|ruin))_ (?:the|your|its|all|any|every|this|these|\\p{L}+s|\\p{L}+['’]s)_",
  unwise:
    '(?:is|are) (?:strongly |generally )?not (?:recommended|advisable|advised)_|(?:is|are) a (?:very )?bad idea|use (?:with )?(?:extreme |great )?caution_ (?:when|with|if|in)_|do not be tempted|at your own risk_|(?<!(?:after|once|when|if|while) (?:they|it|these|this) )(?:is|are) no longer (?:allowed|supported|accepted|permitted)_',
}
