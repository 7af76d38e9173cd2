/** A services agreement written for these tests, one clause a page. */
export const agreementTitle =
  'Services Agreement between Harbour Analytics Ltd and Northwind Foods plc'

const generalTerms =
  'Each party shall act in good faith and give the other such information as is reasonably needed to perform this clause. Headings are for convenience and do not affect how this clause is read.'

const clauses: readonly (readonly [string, string])[] = [
  [
    'Parties and purpose',
    `This Services Agreement is made on 3 March 2026 between Harbour Analytics Ltd (the Supplier) and Northwind Foods plc (the Customer). The purpose of this agreement is to set out the terms on which the Supplier provides demand forecasting services to the Customer.`,
  ],
  [
    'Term',
    `This agreement starts on 1 April 2026 and continues for an initial term of thirty-six (36) months. It renews for successive periods of twelve (12) months unless either party gives notice of non-renewal at least ninety (90) days before the end of the then current term.`,
  ],
  [
    'Services',
    `The Supplier shall deliver a weekly forecast for each of the 412 stores of the Customer. Forecasts shall be delivered by 06:00 each Monday in the format described in Schedule 1.`,
  ],
  [
    'Service levels',
    `The Supplier shall keep the forecasting platform available for at least 99.5% of each calendar month. Where availability falls below 99.5%, the Customer receives a service credit of 5% of the monthly fee for each full percentage point missed.`,
  ],
  [
    'Fees',
    `The Customer shall pay a monthly fee of £48,500, invoiced in advance. Fees increase each year on 1 April by the change in the Retail Price Index or three percent (3%), whichever is lower.`,
  ],
  [
    'Payment',
    `Invoices are payable within thirty (30) days of receipt. Late payments bear interest at eight percent (8%) a year above the base rate of the Bank of England.`,
  ],
  [
    'Expenses',
    `Travel expenses are reimbursed only where the Customer approved them in writing beforehand. Expenses above £750 in any month require the approval of the finance director of the Customer.`,
  ],
  [
    'Personnel',
    `The Supplier shall name a lead analyst, who at the date of this agreement is Dr Ines Valdemar. The Supplier may not replace the lead analyst without the consent of the Customer, which shall not be unreasonably withheld.`,
  ],
  [
    'Customer duties',
    `The Customer shall supply sales data for the previous day by 23:00 each evening. The Supplier is not responsible for a late forecast where the sales data were late or incomplete.`,
  ],
  [
    'Data protection',
    `The Supplier processes personal data only on the written instructions of the Customer. The Supplier shall report a personal data breach to the Customer within twenty-four (24) hours of becoming aware of it.`,
  ],
  [
    'Confidentiality',
    `Each party shall keep the confidential information of the other secret for five (5) years after the end of this agreement. Information that is public or was lawfully known before is not confidential.`,
  ],
  [
    'Intellectual property',
    `The Supplier owns the forecasting models. The Customer receives a non-exclusive licence to use the forecasts within its own group, and owns the sales data at all times.`,
  ],
  [
    'Warranties',
    `The Supplier warrants that the services will be performed with reasonable skill and care by suitably qualified people. All other warranties are excluded to the fullest extent permitted by law.`,
  ],
  [
    'Liability',
    `The total liability of the Supplier under this agreement in any contract year is limited to £600,000. Neither party is liable for loss of profit, loss of goodwill or indirect loss. Nothing limits liability for death, personal injury or fraud.`,
  ],
  [
    'Indemnity',
    `The Supplier shall indemnify the Customer against claims that the forecasts infringe the intellectual property rights of a third party. The Customer must notify such a claim within ten (10) business days.`,
  ],
  [
    'Insurance',
    `The Supplier shall hold professional indemnity insurance of at least £2,000,000 for each claim throughout the term and for six (6) years afterwards.`,
  ],
  [
    'Audit',
    `The Customer may audit the records of the Supplier once in each contract year on fifteen (15) business days' notice. If an audit shows overcharging of more than five percent (5%), the Supplier bears the cost of the audit.`,
  ],
  [
    'Subcontracting',
    `The Supplier may not subcontract any part of the services without the prior written consent of the Customer. The Supplier remains responsible for the acts of its subcontractors.`,
  ],
  [
    'Change control',
    `Changes to the services take effect only when both parties have signed a change note. The Supplier shall answer a change request within ten (10) business days with its effect on fees and dates.`,
  ],
  [
    'Termination',
    `Either party may terminate this agreement at once by notice if the other commits a material breach and fails to remedy it within thirty (30) days. The Customer may terminate for convenience after the eighteenth month by giving six (6) months' notice and paying a termination fee of £97,000.`,
  ],
  [
    'Consequences of ending',
    `On termination the Supplier shall return the sales data within fourteen (14) days and delete all copies. Accrued rights and clauses that are meant to survive continue in force.`,
  ],
  [
    'Force majeure',
    `A party is not in breach for a delay caused by events outside its reasonable control. If such events last longer than sixty (60) days, the other party may terminate on seven (7) days' notice.`,
  ],
  [
    'Disputes',
    `The parties shall first refer a dispute to their managing directors. If it is not settled within twenty (20) business days, it shall be mediated under the CEDR Model Procedure before any proceedings are issued.`,
  ],
  [
    'Law',
    `This agreement and any dispute arising from it are governed by the law of England and Wales. The courts of England have exclusive jurisdiction.`,
  ],
]

export interface Clause {
  readonly heading: string
  readonly text: string
}

/** What a reader of the agreement might have added at its end. */
export const reviewNotes: readonly Clause[] = [
  {
    heading: '25. Conclusions',
    text: 'In conclusion, the agreement favours the Supplier on liability and the Customer on service levels. Overall, we find that the fees are in line with the market and that the term of thirty-six months is longer than usual.',
  },
  {
    heading: '26. Recommendations',
    text: 'We recommend that the Customer gives notice of non-renewal before January 2029. The Customer should keep a copy of the sales data outside the platform. We recommend that the cap on liability is raised to £1,000,000.',
  },
]

export const agreement: readonly Clause[] = clauses.map(([heading, text], index) => ({
  heading: `${index + 1}. ${heading}`,
  text: `${text} ${generalTerms}`,
}))
