import type { Random } from './random.ts'

const people = [
  'Agnes Whitlow',
  'Tomas Reinholt',
  'Carla Mendes',
  'Owen Prideaux',
  'Hester Vane',
  'Ruben Achterberg',
  'Mairi Sinclair',
  'Joss Penhale',
]
const places = [
  'the north quay',
  'the fish market',
  'the old slipway',
  'pier two',
  'the visitors’ pontoon',
  'the ferry stage',
  'the ice house',
  'the boat yard',
]
const firms = [
  'Calder Marine',
  'Brightwater Dredging',
  'Tolman & Sons',
  'Northlight Electrical',
  'Pascoe Timber',
  'Severn Surveys',
]
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

type Item = (random: Random, year: number) => string
const money = (random: Random, least: number, most: number) =>
  `£${(random.between(least, most) * 10).toLocaleString('en-GB')}`

/** What a trust speaks of in any month. */
const routine: readonly Item[] = [
  (r) =>
    `Moorings. The harbour master reported ${r.between(180, 260)} boats on annual moorings, ${r.between(3, 19)} fewer than the berths allow, and a waiting list of ${r.between(12, 70)}. ${r.pick(people)} asked whether the list is kept in the order of application. The harbour master said that it is, except that fishing vessels go first, and that the list can be read in the office on any working day.`,
  (r) =>
    `Repairs at ${r.pick(places)}. ${r.pick(firms)} had replaced ${r.between(4, 28)} planks and two ladders. The bill came to ${money(r, 80, 420)}, which is within the estimate. ${r.pick(people)} had looked at the work and was content with it, but asked that the old timber should not be left lying where children play.`,
  (r) =>
    `Noise at ${r.pick(places)}. ${r.between(2, 9)} residents had written about noise at night. ${r.pick(people)} thought that the complaints were fair; ${r.pick(people)} said that a working harbour cannot be silent. It was agreed to put up a notice and to look at the matter again after ${r.between(2, 5)} months.`,
  (r) =>
    `Accounts of the month. Income was ${money(r, 2100, 5900)} and expenditure ${money(r, 1900, 5600)}. Debts over 90 days stood at ${money(r, 90, 900)}, most of it owed by ${r.between(3, 11)} boat owners. The treasurer will write to them once more before the boats are taken ashore.`,
  (r) =>
    `Weather and traffic. There were ${r.between(1, 9)} days with gales. The ferry missed ${r.between(2, 31)} sailings and the pilot boat was called out ${r.between(4, 26)} times. No one was hurt. A yacht dragged her anchor off ${r.pick(places)} and was brought in by the harbour launch without damage.`,
  (r) =>
    `Health and safety. ${r.between(1, 5)} small accidents were entered in the book, among them a cut hand at ${r.pick(places)}. ${r.pick(people)} reminded members that gloves are to be worn when wires are handled. The next drill with the fire service is planned for the week after the regatta.`,
  (r) =>
    `Grant. The clerk had sent the report on last year’s grant to the county. ${r.pick(people)} asked how much was still to come. The clerk said that ${money(r, 300, 2400)} would be paid once the county had seen the receipts, which usually takes ${r.between(6, 14)} weeks.`,
  (r) =>
    `Birds and water. The count found ${r.between(40, 190)} eider and ${r.between(3, 22)} purple sandpiper. Samples of the water at ${r.pick(places)} were good on ${r.between(3, 5)} of 5 days. ${r.pick(people)} noted that the bad sample followed heavy rain and asked the water company for its overflow records.`,
  (r) =>
    `Staff. The trust has ${r.between(11, 17)} employees, ${r.between(2, 5)} of them part-time. ${r.pick(people)} thanked the night watch for their care during the storm. Overtime came to ${r.between(40, 210)} hours, which the harbour master explained by two absences through illness.`,
  (r) =>
    `Fuel berth. Sales came to ${(r.between(90, 420) * 100).toLocaleString('en-GB')} litres. The pump was out of order for ${r.between(1, 6)} days. ${r.pick(firms)} will service it in the autumn under the existing contract and at no further cost to the trust.`,
  (r) =>
    `Regatta and visitors. ${r.between(90, 640)} visiting boats had stayed at least one night. ${r.pick(people)} reported that the showers were praised and the price of ice was not. The committee of the regatta had asked for the use of ${r.pick(places)} as in earlier years, which was granted without charge.`,
  (r) =>
    `Letters. The clerk read letters from the sailing club, the lifeboat station and a school that wishes to visit. All three will be answered kindly. ${r.pick(people)} offered to show the school round ${r.pick(places)} and to speak about the history of the herring fleet.`,
]

/** What was decided once, by year and month. */
const events: Readonly<Record<string, string>> = {
  '2015-2':
    'Election of officers. Agnes Whitlow was elected chair for four years by 6 votes to 2. Tomas Reinholt was elected treasurer without a vote against. The chair said that she would give up her seat on the board of Calder Marine before she signs any contract of the trust.',
  '2015-6':
    'Crane on pier two. The surveyors Severn Surveys had found cracks in the foot of the crane. It was resolved that the crane may not lift more than 4 tonnes until it is repaired, and that nobody may stand under the load. The repair is estimated at £86,000.',
  '2015-11':
    'Reserve. It was resolved that the trust keeps a reserve of at least £250,000 at all times and that the chair reports to the county at once when the reserve falls below that sum.',
  '2016-3':
    'Accident at the crane. On 9 March a sling broke and a load of 3 tonnes fell onto the deck of the Maid of Lorne. Nobody was hurt. The insurer had been told on the same day. It was resolved to close the crane until a new one stands.',
  '2016-9':
    'New crane. The offer of Calder Marine for £412,000 was accepted by 5 votes to 3. Owen Prideaux asked that it be recorded that he voted against because only two offers had been sought.',
  '2017-4':
    'Dredging. The channel has silted to a depth of 3.1 metres. It was resolved to award the dredging of 60,000 cubic metres to Brightwater Dredging for £735,000, to begin on 1 October 2017 and to end before 31 March 2018. Each week of delay costs the contractor £9,500.',
  '2017-12':
    'Pollution. During dredging mercury was found in the mud near the ice house at three times the permitted level. Work there stopped on 4 December. The mud has to be taken to a licensed site, which costs a further £198,000 that is not in the budget.',
  '2018-5':
    'End of dredging. The channel was handed over on 21 May 2018, seven weeks late. The trust kept back £66,500 from the last payment. Brightwater Dredging disputes this and has announced a claim.',
  '2018-10':
    'Claim of Brightwater Dredging. The arbitrator proposed that the trust pays back £30,000 of the sum kept. The members accepted the proposal by 7 votes to 1 in order to avoid a lawsuit.',
  '2019-2':
    'Election of officers. Carla Mendes was elected chair for four years by 5 votes to 3, in place of Agnes Whitlow, who did not stand again. Hester Vane was elected treasurer.',
  '2019-7':
    'Fees. It was resolved to raise the fee for annual moorings from £1,140 to £1,290 from 1 January 2020. Fishing vessels of members under 26 years of age pay half. The resolution passed by 4 votes to 3 with one abstention.',
  '2019-12':
    'Fire in the boat yard. On the night of 14 December a shed burned down with six boats in it. The cause was an electric heater that had not been tested since 2013. The insurer refuses to pay for the boats because the yearly test was missing.',
  '2020-4':
    'Closure. The harbour is closed to visitors from 1 April 2020 until further notice. Fishing and the ferry go on. It was resolved not to charge visitors’ dues that had been paid in advance and to pay the staff in full for 12 weeks.',
  '2020-11':
    'Tests of electric equipment. It was resolved that every electric device in the sheds is tested each year by 30 September, and that a shed without a valid test is locked by the harbour master the next morning.',
  '2021-1':
    'Flood. On 23 January the sea rose 1.4 metres above the quay. The fish market stood under water for 19 hours. Damage is put at £540,000, of which the insurance bears £400,000.',
  '2021-6':
    'Flood wall. Three designs were shown. It was resolved to build the wall of 310 metres in timber and stone for £2,450,000, on condition that the state bears at least 70 per cent. The application must reach the ministry by 30 September 2021.',
  '2021-10':
    'Reserve. The treasurer reported that the reserve had fallen to £212,000. Members resolved not to tell the county yet, since the payment of the insurer was expected within days. Ruben Achterberg asked that his dissent be recorded.',
  '2022-3':
    'Grant for the flood wall. The ministry had granted 75 per cent of the cost of the flood wall. Building has to begin by 1 March 2023, otherwise the grant lapses.',
  '2022-8':
    'Sale of the ice house. The ice house is to be sold for no less than £320,000. The buyer must keep the front and may not build higher than two storeys. Mairi Sinclair asked whether the mud under the floor had been tested; it had not.',
  '2023-2':
    'Election of officers. Hester Vane was elected chair for four years without a vote against. The office of treasurer remains vacant; until it is filled the clerk signs payments together with the chair.',
  '2023-5':
    'Reserve. The auditors found that the reserve had been below the minimum for 19 months and that the county had not been told. They advise a yearly report to the county by 31 January and a second signature on every payment above £5,000.',
}

/** Minutes of a harbour trust over nine years: much routine, few decisions that matter. */
export function writeMinutes(random: Random): string {
  const meetings: string[] = []
  for (let year = 2015; year <= 2023; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const event = events[`${year}-${month}`]
      const items = [...new Set(Array.from({ length: 24 }, () => random.pick(routine)))].map(
        (item) => item(random, year),
      )
      if (event !== undefined) items.splice(random.between(1, 4), 0, event)
      const present = [...new Set(Array.from({ length: 8 }, () => random.pick(people)))]
      meetings.push(
        [
          `Meeting of ${random.between(3, 27)} ${months[month - 1]} ${year}`,
          `Present: ${present.join(', ')}. Clerk: Edith Lorne. The minutes of the last meeting were read and signed.`,
          ...items.map((item, at) => `${at + 1}. ${item}`),
        ].join('\n\n'),
      )
    }
  }
  return `LORNE HARBOUR TRUST\n\nMinutes of the monthly meetings, 2015 to 2023\n\n${meetings.join('\n\n')}`
}
