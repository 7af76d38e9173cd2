import type { AnalysisMode } from '@precis/domain'

const item = (text: string, passage: number, quote: string) => ({
  sources: [{ passage, quote }],
  text,
})
const risk = (text: string, passage: number, quote: string, level: string) => ({
  ...item(text, passage, quote),
  level,
})

const saved = item(
  'The fitted wing used 31 litres a resident each day, 30 per cent less than the other.',
  3,
  'The east wing used 31 litres a resident each day',
)
const lent = item(
  'Aquaform Ltd lends the taps until 31 October 2026, and the council may buy them.',
  6,
  'Aquaform Ltd lends the taps until 31 October 2026',
)
const open = item(
  'It is open whether the savings last.',
  4,
  'We cannot say whether the savings last',
)
const pressure = item('The taps work at 1.5 to 4 bar.', 5, 'The taps work at 1.5 to 4 bar')
const bought = item(
  'Buy the taps and fit the west wing in the summer of 2027.',
  7,
  'the taps are bought and that the west wing is fitted',
)
const buying = item(
  'Price of the taps: 1,940 pounds, by notice before 1 September 2026',
  6,
  'for 1,940 pounds by notice given before 1 September 2026',
)
const removal = item(
  'Removal: 12 pounds for each tap, paid by the council',
  6,
  "otherwise they are removed at the council's cost of 12 pounds each",
)
const liability = item(
  'Liability of Aquaform for water damage: none above 5,000 pounds',
  6,
  'Aquaform is not liable for water damage above 5,000 pounds',
)
const saving = item(
  'Saving: 30 per cent, 95 per cent interval 22 to 37',
  3,
  '30 per cent less, with a 95 per cent interval of 22 to 37',
)
const hotWater = item('Hot water: 18 per cent less', 3, 'Hot water fell by 18 per cent')
const period = item(
  'Period: 1 February to 30 April 2026',
  2,
  'From 1 February to 30 April 2026 we fitted 48 taps',
)
const taps = item(
  'Taps: 48 fitted in the east wing, 52 left in the west wing',
  2,
  'fitted 48 taps in the east wing and left 52 taps',
)
const burst = [
  'Above 4 bar the limiter may burst.',
  5,
  'Above 4 bar the flow limiter may burst',
] as const
const wings = [
  'The two wings differ in age, so that they can hardly be compared.',
  4,
  'The two wings differ in age',
] as const
const winter = [
  'The trial took place in winter only.',
  4,
  'the trial took place in winter only',
] as const

const base = { title: 'Trial of low-flow taps at Hollins Hall', suggestedQuestions: [] }

/** What a model replied when the text was put to it in each mode. */
export const modeReplies: Readonly<Record<AnalysisMode, object>> = {
  general: {
    ...base,
    documentType: 'Report on a trial, with terms',
    mainPurpose: item(
      'The report tells whether low-flow taps save water in halls of residence.',
      2,
      'whether low-flow taps save water in halls of residence',
    ),
    summary: [saved, open, lent, bought],
    keyPoints: [saved, lent],
    conclusions: [],
    criticalDetails: [buying, removal, saving, taps, period, pressure, liability],
    recommendations: [bought],
    risks: [
      risk(...burst, 'high'),
      risk('Savings may not last.', 4, 'We cannot say whether the savings last', 'low'),
    ],
  },
  contract: {
    ...base,
    documentType: 'Report with loan and purchase terms',
    mainPurpose: item(
      'Aquaform Ltd lends the council taps for a trial, with an option to buy them.',
      6,
      'The council may buy them for 1,940 pounds',
    ),
    summary: [lent, buying, removal, liability],
    keyPoints: [lent],
    conclusions: [],
    criticalDetails: [
      buying,
      item('End of the loan: 31 October 2026', 6, 'lends the taps until 31 October 2026'),
      removal,
      liability,
    ],
    recommendations: [
      item(
        'Give notice before 1 September 2026 to buy the taps.',
        6,
        'by notice given before 1 September 2026',
      ),
    ],
    risks: [
      risk(
        'Without notice in time the council pays for the removal.',
        6,
        "otherwise they are removed at the council's cost",
        'medium',
      ),
      risk(
        'Water damage above 5,000 pounds is left to the council, since Aquaform is not liable for it.',
        6,
        'Aquaform is not liable for water damage above 5,000 pounds',
        'high',
      ),
    ],
  },
  report: {
    ...base,
    documentType: 'Trial report',
    mainPurpose: saved,
    summary: [saved, hotWater, open, bought],
    keyPoints: [saved, hotWater],
    conclusions: [
      item(
        'The housing committee decides on 9 June 2026.',
        7,
        'The housing committee decides on 9 June 2026',
      ),
    ],
    criticalDetails: [
      saving,
      hotWater,
      item('Use in the west wing: 44 litres a resident each day', 3, 'the west wing 44 litres'),
      taps,
      period,
    ],
    recommendations: [bought],
    risks: [
      risk('Savings may not last.', 4, 'We cannot say whether the savings last', 'medium'),
      risk(...winter, 'medium'),
    ],
  },
  technical: {
    ...base,
    documentType: 'Trial report with fitting instructions',
    mainPurpose: item(
      'It reports on fitted low-flow taps and says how they are fitted.',
      5,
      'Shut off the riser before a tap is changed',
    ),
    summary: [saved, pressure],
    keyPoints: [pressure],
    conclusions: [],
    criticalDetails: [
      item('Pressure: 1.5 to 4 bar', 5, 'The taps work at 1.5 to 4 bar'),
      item('Descaling of limiters: every six months', 5, 'have to be descaled every six months'),
    ],
    recommendations: [
      item('Shut off the riser before a tap is changed.', 5, 'Shut off the riser before a tap'),
      item(
        'Descale the limiters every six months.',
        5,
        'Limiters have to be descaled every six months',
      ),
    ],
    risks: [risk(...burst, 'high')],
  },
  academic: {
    ...base,
    documentType: 'Controlled trial',
    mainPurpose: item(
      'The trial asks whether low-flow taps save water in halls of residence.',
      2,
      'whether low-flow taps save water in halls of residence',
    ),
    summary: [taps, saved, open],
    keyPoints: [saved],
    conclusions: [open],
    criticalDetails: [
      taps,
      saving,
      period,
      item('Measurement: meters read every Monday', 2, 'Meters were read every Monday'),
    ],
    recommendations: [
      item(
        'Fit the west wing in the summer of 2027.',
        7,
        'the west wing is fitted in the summer of 2027',
      ),
    ],
    risks: [
      risk(...wings, 'medium'),
      risk(...winter, 'medium'),
      risk(
        'Most residents could see which wing was fitted.',
        3,
        'Residents were not told which wing was fitted, but most could see it',
        'medium',
      ),
    ],
  },
}
