import type { ActorWords } from '../actor-words.ts'

export const actors: ActorWords = {
  forms: [
    '(?:[Tt]he )?({names}) (?:shall|must|undertakes? to|agrees? to|is (?:required|obliged) to)',
    '[Tt]he ((?:sub)?(?:tenants?|landlords?|lessees?|lessors?|parties|party|company|bank|insurers?|insured|lenders?|borrowers?|employers?|employees?|workers?|customers?|clients?|users?|operators?|drivers?|keepers?|owners?|occupiers?|residents?|members?|buyers?|sellers?|purchasers?|suppliers?|consultants?|contractors?|providers?|licensees?|licensors?|guarantors?|patients?|carers?|parents?|pupils?|students?|guests?|visitors?|passengers?|caterers?|permittees?|individuals?|disclosers?|competitors?|prize-?winners?|trainers?|chefs?|hosts?|builders?|plumbers?|hirers?|renters?|holders?|policyholders?|claimants?|applicants?|recipients?|grantees?|organi[sz]ers?|organi[sz]ations?|trustees?|foundation|charity|council|court|authority|authorities|agency|school|hospital|clinic|club|association|committee|board|firm|manager|director|chair|secretary|treasurer|teachers?|staff|team|fitters?|electricians?|installers?|engineers?|technicians?|surveyors?|architects?|nurses?|doctors?|physicians?|pharmacists?|researchers?|sponsors?|controller|processor|respondent|defendant|appellant|executors?|attorneys?|agents?|brokers?|photographers?|publishers?|authors?|developers?|vendors?|franchisees?|franchisors?|distributors?|couple|family|government|state|city|university)) (?:shall|must|undertakes? to|agrees? to|is (?:required|obliged) to)',
  ],
  given: [
    '(?!(?:Left|Due|Time|How|Ready|Able|Unable|Free|Close|Where|What|When|Subject|Next|Need|Thanks|Please|Try|Want|Remember|Aim|Note|Amount|Balance|Total|Sum|Nothing|Something|Things?|Welcome|Happy|Sorry|Glad|Pleased|Go|Back|Return|Access|Changes?)\\P{L})({names}(?: (?:and|&) {names})?) to (?!(?:be|date|us|me|him|her|them|you|it|the|an?|your|our|my|his|their|this|that|these|those|any|all|every|each|one)_)\\p{Ll}',
  ],
  within: 'Within',
  passive: 'be|remain',
  roles:
    '(?:The |Vice |Deputy |Co-|Site |Office |Project |Estate |General |Managing |Head )*(?:Chair\\p{L}*|President|Secretary|Treasurer|Manager|Director|Clerk|Caretaker|Warden|Committee|Board|Trustees|Council|Team|Staff|Captain|Coach|Principal|Teachers?|Parents?|Tenants?|Landlord|Owners?|Members?|Residents?|Volunteers?|Contractor|Supplier|Caterer|Permittee|Individual|Discloser|Recipient|Guarantor|Claimant|Respondent|Defendant|Prize-?winners?|Agent|Architect|Engineer|Editor|Officer|Office)|Everyone|Everybody|All',
  joins: 'and|&',
  nobody:
    'status|it|this|that|child|children|these|those|they|he|she|you|we|i|all|any|each|no|nobody|such|(?:\\p{L}+ )*(?:notices?|payments?|data|claims?|access|findings|rents?|deposits?|forms?|documents?|agreement|contracts?|policy|work|goods|jobs?|names?|reply|replies|right|duty|failure|thanks|permission|proposal|decision|plans?|attempts?|power|applications?|requests?|objections?|appeals?|invoices?|reports?|rules?|minutes|items?|accounts?|keys?|repairs?|letters?|cancellations?|complaints?|offers?)',
  minuted: '{people} to \\p{Ll}{2,}',
  promised: '{people} will \\p{Ll}{2,}',
  noName:
    'Right|Failure|Access|Duty|Notice|Thanks|Due|Prior|Subject|Next|Permission|Need|Proposal|Motion|Amendment|Decision|Request|Plan|Offer|Attempt|Power|Application|Members?|Owners?|Residents?',
}
