/** A passage of an invented lease, and what Precis says of its first clause. */
export const example = {
  title: 'Commercial Lease',
  page: 'p. 9',
  heading: '15. Renewal',
  cited:
    'This lease renews for a further five years unless either party gives notice in writing at least one hundred and eighty days before the end of the term.',
  rest: [
    '15.2 Rent during the renewal term shall be the rent payable immediately before it begins, increased under clause 4.2 as though no interruption had occurred.',
    '15.3 All other terms continue to apply.',
  ],
  /** As a model would put it. */
  inPlainLanguage:
    'It renews by itself for five years. To stop it, give notice in writing 180 days before it ends.',
} as const
