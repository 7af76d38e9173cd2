import type { Labels } from '../language-pack.ts'

export const labels: Labels = {
  date: 'Date',
  recipient: 'Recipient',
  sender: 'From',
  mail: 'Email',
  minor:
    'prepared by|approved|published|procedure|minutes ref|place_|place and|held at|venue|in attendance|type of|class_|subject|topic|witness|signed|signature|registered office|registration|address|occupied|subtotal|sub-total|sum before|less_|including|of which|estimated|fieldwork|location plan|site plan|drawing|page|revision|version|history|date of issue|date (?:valid|received|of birth)|issued_|criteria|manufacturer|made by|classification|member_|case manager|your (?:agent|contact|adviser)|reports to|opening hours|hours of|refunds|previous|language|insurance premium tax|vat (?:no|number|reg)|company (?:no|number)|sort code|complaints',
  alternatives:
    'options?|variants?|alternatives?|choices?|proposals?|plans?|packages?|bundles?|tariffs?|scenarios?|offers?|lots?|findings?|issues?|observations?|models?|versions?|levels?|tiers?|zones?|sites?|buildings?|blocks?|houses?|units?|flats?|apartments?|rooms?|plots?|areas?|categor(?:y|ies)|class(?:es)?|products?|vehicles?|locations?|phases?|stages?|groups?|claims?|cases?',
  choices: 'options|choices|choose|alternatives|variants|plans|packages|tariffs|ways to',
  nouns:
    '(?:(?:call-out|joining|membership|cancellation|late|administration|annual|monthly|inspection|service|management|license) )?(?:fees?|charges?(?! (?:around|about|up to|between|£|\\$|€|[0-9]|you_|us_|me_)))|(?:monthly |annual |weekly )?rent|(?:security )?deposit|salary|wages?|prices?|premium|total|balance|award|budget|revenue|profit|tax|dues|grant|allowance|pension|bonus|commission|turnover|refund|compensation|discount|penalty|fine|interest|surcharge|excess|deductible|retention|notice(?: period)?(?! (?:dated|is_|was_|has_|board|of (?:the|a|your)_))|warranty|guarantee|term|duration|holidays?|annual leave|working hours|hours|instal?ments?|loan|debt|rate|margin|dose|dosage|storage|helpline|hotline|quorum|deadline|costs?(?! (?:£|\\$|€|[0-9]|an?_|the_|you_))|payment|liability|limit|retainer|subscription|sick pay|severance',
  topics: {
    'Automatic renewal': 'renews? automatically|automatic(?:ally)? renew',
    Renewal:
      '(?<=(?:policy|contract|agreement|subscription|membership|cover|licen[cs]e|lease|plan|term)[^.]{0,60})renew(?:al|als)_|renew(?:al|als)_(?=[^.]{0,60}(?:policy|contract|agreement|subscription|membership|cover|licen[cs]e|lease|plan|term|price))|renew(?:s|ed)?_',
    Cancellation:
      '(?<!cover for |insurance for |(?:flight|train|trip|journey|event|class|course|appointment|visit|hearing|crossing|concert|lesson)s? (?:is|are|was|were|gets|get|has been|have been|be) )cancel(?:s|led|ling|lation)?_',
    Termination:
      'terminat\\w*|end (?:this|the|your) (?:agreement|contract|employment|tenancy|lease)',
    Probation: '(?<!after |end of |end of the |of your )probation',
    'Training costs': 'training (?:course|cost|fee)s?',
    'Late payment':
      'unpaid(?! (?:\\w+ )?(?:break|leave|holiday|overtime|trial|work))|overdue|(?:is|are|be|fall|falls|fell|gets?) in arrears|late payment|pay late|miss (?:a|two|\\w+) payments?',
    'Price change':
      'price (?:change|increase)s?|review our (?:fees|prices)|increase (?:the|our) (?:fees?|prices?|rent)',
    Contribution: 'contribut(?:e|es|ion|ions)_',
    Start: 'start(?:s|ing)? on|commenc(?:e|es|ing) on|with effect from',
    Expiry: 'expir(?:es|y)_',
    Cost: 'costs? (?:£|\\$|€)',
  },
}
