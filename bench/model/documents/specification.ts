import type { Random } from './random.ts'

const subsystems = [
  'Lock gates',
  'Sluices',
  'Water levels',
  'Traffic lights',
  'Power supply',
  'Control room',
  'Radio',
  'Cameras',
  'Fire alarm',
  'Access',
  'Data store',
  'Time signal',
  'Remote panel',
  'Hydraulic pumps',
  'Lighting',
  'Ship register',
  'Flood barrier',
  'Fish pass',
  'Bridge',
  'Gauges',
  'Oil watch',
  'Ice guard',
  'Maintenance plan',
  'Training stand',
  'Alarm log',
  'Network',
  'Backup site',
  'Public screens',
  'Toll office',
  'Weather mast',
]
const roles = [
  'duty operator',
  'shift leader',
  'maintenance engineer',
  'lock master',
  'safety officer',
]
const colors = ['green', 'amber', 'red', 'white', 'blue']

type Requirement = (random: Random, name: string) => string

const requirements: readonly Requirement[] = [
  (r, n) =>
    `The controller of ${n} shall read each of its ${r.between(4, 60)} sensors at least every ${r.between(1, 9) * 50} ms. A reading that does not arrive in time is marked as missing; after ${r.between(3, 9)} missing readings in a row the sensor counts as failed and the ${r.pick(roles)} is told on the main screen.`,
  (r, n) =>
    `The housing of each cabinet of ${n} shall be of class IP${r.pick([54, 55, 65, 66])} and shall work between minus ${r.between(10, 30)} and plus ${r.between(40, 60)} °C. Cabinets in the open shall have a heater that starts below ${r.between(2, 8)} °C, and a lock that opens with the key of the site.`,
  (r, n) =>
    `Every command to ${n} shall be confirmed within ${r.between(2, 20) * 100} ms. Where the confirmation does not come the command is withdrawn, the state shown turns ${r.pick(colors)}, and the ${r.pick(roles)} has to give it anew. The system shall never repeat a command by itself.`,
  (r, n) =>
    `The supplier shall deliver ${r.between(2, 6)} copies of the manual of ${n} in print and one as a file. The manual shall have a chapter on faults in which each of at least ${r.between(20, 90)} messages stands with its cause, its effect and what the ${r.pick(roles)} has to do.`,
  (r, n) =>
    `The screens of ${n} shall show a change of state within ${r.between(3, 15) * 100} ms of its happening. Texts shall be at least ${r.between(4, 9)} mm high on the large display, and a state shall be told by shape as well as by color, so that it can be read by a color-blind ${r.pick(roles)}.`,
  (r, n) =>
    `Spare parts for ${n} shall be kept at the site for ${r.between(6, 24)} months of work: at least ${r.between(2, 12)} relays, ${r.between(1, 4)} power units and one controller. The supplier shall be able to deliver every part for ${r.between(10, 20)} years after acceptance.`,
  (r, n) =>
    `All cables of ${n} shall carry a label at both ends and every ${r.between(5, 20)} metres. Cables for power and for signals shall lie in separate ducts at a distance of at least ${r.between(10, 60)} cm. Ducts shall be filled to no more than ${r.between(50, 75)} per cent.`,
  (r, n) =>
    `The events of ${n} shall be kept for ${r.between(6, 60)} months with a time that is right to ${r.between(1, 20)} ms. Nobody shall be able to change or delete an event, the ${r.pick(roles)} included. A search over one month shall come back within ${r.between(2, 10)} seconds.`,
  (r, n) =>
    `The noise of ${n} at a distance of ${r.between(5, 30)} metres shall not exceed ${r.between(40, 68)} dB by day and ${r.between(30, 39)} dB between 22:00 and 6:00. The supplier shall measure it at acceptance on three days, in the presence of the ${r.pick(roles)}.`,
  (r, n) =>
    `Before ${n} is taken over, a trial of ${r.between(10, 60)} days shall be run. It counts as passed when the system was available for ${r.between(990, 999) / 10} per cent of the time and no fault of class ${r.pick(['A', 'B'])} was found. A failed trial is run again from the beginning at the cost of the supplier.`,
]

/** What holds for one subsystem alone. */
const special: Readonly<Record<string, string>> = {
  'Lock gates':
    'A gate shall never move while a ship lies within 5 metres of it. The gate shall stop within 800 ms when the light barrier is broken, whatever the controller commands. This function shall be built in hardware and shall not depend on any program.',
  Sluices:
    'No more than three of the eight sluices may be open at once. When the level in the basin rises faster than 12 cm per minute, all sluices shall close without a command.',
  'Power supply':
    'The emergency generator shall take over within 15 seconds and shall run for 72 hours without being filled up. The batteries bridge at least 30 minutes. Until the second feeder is laid in 2027, the site hangs on one cable, which the client accepts as a known risk.',
  'Control room':
    'The control room shall be manned by two persons at all times. A single operator may work alone for no more than 20 minutes, after which an alarm sounds at the lock master’s home.',
  Access:
    'Access to a controller shall need two factors. A password alone shall never open it. Accounts that have not been used for 90 days are closed. The supplier’s remote access stays shut and is opened by the client for at most 4 hours at a time.',
  'Data store':
    'Data shall be copied to the backup site every 5 minutes. After a loss of the data store no more than 5 minutes of data may be missing, and the store shall be back within 2 hours.',
  'Flood barrier':
    'The flood barrier shall close within 28 minutes at a level of 3.20 metres above zero. The client may order it to be closed earlier. A test with full closure shall take place every year before 15 September; if it fails, shipping is stopped until it is passed.',
  'Fish pass':
    'The fish pass shall stay open from 15 March to 30 June for at least 20 hours a day. If this is not kept, the water authority may withdraw the permit of the whole site.',
  Bridge:
    'The bridge shall not open between 7:00 and 8:30 and between 16:30 and 18:00 on working days, except for ships in distress.',
  'Ice guard':
    'The behavior of the ice guard below minus 15 °C has not been tested. The supplier shall propose a test by 1 November 2026; until then shipping is stopped at that temperature.',
  Network:
    'The network of the controllers shall have no connection to the Internet. Updates come on signed media only, and the signature shall be checked by two persons.',
  'Backup site':
    'The backup site shall stand at least 12 kilometres away and above the level of the highest known flood, which is 4.85 metres above zero.',
  'Toll office':
    'The toll office shall go on working when the network is down, for at least 8 hours. Tolls that are charged twice shall be paid back within 14 days without a request.',
  'Training stand':
    'Every operator shall pass a test on the training stand each year. Who fails twice may not work in the control room until the safety officer agrees in writing.',
  'Alarm log':
    'In the trial of 2024 there were up to 410 alarms an hour, of which the operators could read 60. The supplier shall bring the number below 30 an hour in normal work. How this is to be done is open.',
}
const terms = `Terms of delivery. The price is 18,400,000 euros. It is paid in five parts: 10 per cent at signing, 30 per cent after the factory test, 30 per cent after installation, 20 per cent after acceptance and 10 per cent after the warranty. The system shall be accepted by 30 June 2028. For each week of delay the supplier pays 0.5 per cent of the price, at most 8 per cent. The warranty lasts 36 months from acceptance. Liability is limited to the price, except for injury to persons and for gross negligence.\n\nThe safety officer may order the work to stop at any time. In a conflict between the chapters the stricter requirement holds. The supplier shall name each deviation before signing; a deviation that is found later is a defect.`

/** The specification of a control system: many requirements of the same kind with other values, some that stand once. */
export function writeSpecification(random: Random): string {
  const chapters = subsystems.map((name, index) => {
    const lines = Array.from({ length: 42 }, () =>
      random.pick(requirements)(random, `the ${name.toLowerCase()}`),
    )
    const own = special[name]
    if (own !== undefined) lines.splice(random.between(2, 20), 0, own)
    return [
      `${index + 1}. ${name}`,
      ...lines.map((line, at) => `${index + 1}.${at + 1} ${line}`),
    ].join('\n\n')
  })
  return `SPECIFICATION OF THE LOCK CONTROL SYSTEM AT STEINHAVEN\n\nIssue 4, 12 January 2026. Client: Steinhaven Waterways Board.\n\nThis specification says what the control system of the Steinhaven lock has to do, what it is measured by and on what terms it is delivered.\n\n${chapters.join('\n\n')}\n\n${subsystems.length + 1}. Terms\n\n${terms}`
}
