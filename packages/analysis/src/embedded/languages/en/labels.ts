import type { Labels } from '../language-pack.ts'

export const labels: Labels = {
  date: 'Date',
  recipient: 'Recipient',
  nouns:
    '(?:(?:call-out|joining|membership|cancellation|late|administration|annual|monthly|inspection|service|management|license) )?(?:fees?|charges?)|(?:monthly |annual |weekly )?rent|(?:security )?deposit|salary|wages?|prices?|premium|total|balance|award|budget|revenue|profit|tax|dues|grant|allowance|pension|bonus|commission|turnover|refund|compensation|discount|penalty|fine|interest|surcharge|excess|deductible|retention|notice(?: period)?|warranty|guarantee|term|duration|holidays?|annual leave|working hours|hours|instal?ments?|loan|debt|rate|margin|dose|dosage|storage|helpline|hotline|quorum|deadline|costs?(?! (?:£|\\$|€|[0-9]|an?_|the_|you_))|payment|liability|limit|retainer|subscription|sick pay|severance',
  topics: {
    'Automatic renewal': 'renews? automatically|automatic(?:ally)? renew',
    Renewal: 'renew(?:s|al|als|ed)?_',
    Cancellation: 'cancel(?:s|led|ling|lation)?_',
    Termination:
      'terminat\\w*|end (?:this|the|your) (?:agreement|contract|employment|tenancy|lease)',
    Probation: 'probation',
    'Training costs': 'training (?:course|cost|fee)s?',
    'Late payment': 'unpaid|overdue|in arrears|late payment|pay late|miss (?:a|two|\\w+) payments?',
    'Price change':
      'price (?:change|increase)s?|review our (?:fees|prices)|increase (?:the|our) (?:fees?|prices?|rent)',
    Contribution: 'contribut(?:e|es|ion|ions)_',
    Start: 'start(?:s|ing)? on|commenc(?:e|es|ing) on|with effect from',
    Expiry: 'expir(?:es|y)_',
    Price: 'costs? (?:£|\\$|€|[0-9])',
  },
}
