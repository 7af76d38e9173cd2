/** A text that can be read as a report, a contract, a technical document and scholarly work. */
export const trialReport = `Trial of low-flow taps at Hollins Hall
Report and terms of the trial, 14 May 2026

The council asked whether low-flow taps save water in halls of residence. From 1 February to 30 April 2026 we fitted 48 taps in the east wing and left 52 taps in the west wing as they were. Meters were read every Monday.

The east wing used 31 litres a resident each day, the west wing 44 litres: 30 per cent less, with a 95 per cent interval of 22 to 37. Hot water fell by 18 per cent. Residents were not told which wing was fitted, but most could see it.

The two wings differ in age, and the trial took place in winter only. We cannot say whether the savings last.

Fitting. The taps work at 1.5 to 4 bar. Shut off the riser before a tap is changed. Above 4 bar the flow limiter may burst. Limiters have to be descaled every six months.

Terms. Aquaform Ltd lends the taps until 31 October 2026. The council may buy them for 1,940 pounds by notice given before 1 September 2026; otherwise they are removed at the council's cost of 12 pounds each. Aquaform is not liable for water damage above 5,000 pounds.

We recommend that the taps are bought and that the west wing is fitted in the summer of 2027. The housing committee decides on 9 June 2026.
`
