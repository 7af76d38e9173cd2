import { describe, expect, it } from 'vitest'
import { redact } from '../src/apply/redact.ts'
import { findDetails } from '../src/detect/find-details.ts'

const characters = 200_000
/** How many times the CPU time of everyday prose a text may take; what is quadratic takes far more. */
const mostTimes = 30
const tries = 4

const everyday =
  'The tenant pays the rent of $1,200 to the landlord, Helena Marrow, on the first day of each month. Either party may terminate this agreement with thirty days of notice.\n\n'

/** Pieces that, repeated, might make a detector slow. */
const worstPieces = {
  oneLetter: 'a',
  capitals: 'A',
  names: 'John Smith, ',
  givenNames: 'Anna Maria ',
  initials: 'A. ',
  titles: 'Mr Marrow ',
  hyphens: 'Aa-',
  apostrophes: "O'",
  atSigns: '@',
  addresses: 'a@b.cd ',
  dots: 'a.b',
  digits: '1',
  groups: '1234 ',
  signs: 'AB12',
  ibans: 'GB29NWBK60161331926819',
  cards: '4111 1111 1111 1111 ',
  phones: '+44 20 7946 0142 ',
  labels: 'Name: Ann\n',
  numberLabels: 'passport no ',
  roles: 'A B (the “Landlord”) ',
  legalForms: 'SA ',
  companies: 'Nord GmbH ',
  ands: 'A and ',
  streets: '14 Quay Street, ',
  avenues: '12 rue de la ',
  germanStreets: 'Lindenstraße ',
  closings: 'Yours sincerely,\n',
  births: 'born on ',
  arabic: 'محمد',
  arabicNames: 'السيد محمد بن علي ',
  arabicLabels: 'المؤجر: محمد\n',
  chinese: '陈',
  chineseLabels: '姓名：陈国栋\n',
  japanese: '山本',
  japaneseNames: '山本 健一様',
  russian: 'Иван ',
  russianNames: 'Соколова Марина Викторовна ',
  russianInitials: 'А. ',
  placeholders: '[Person 1] ',
  brackets: '[',
  spaces: ' ',
  blankLines: '\n\n',
} as const

function repeated(piece: string): string {
  return piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters)
}

function cpuMsOf(text: string): number {
  const before = process.threadCpuUsage()
  const redaction = redact(text, findDetails(text))
  redaction.restore(redaction.text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** How many times as long as everyday prose of this length. What seems too long is measured again, prose beside it. */
function timesEveryday(text: string): number {
  let least = Number.POSITIVE_INFINITY
  for (let count = 0; count < tries && least >= mostTimes; count += 1) {
    const besideMs = cpuMsOf(repeated(everyday))
    least = Math.min(least, cpuMsOf(text) / besideMs)
  }
  return least
}

describe('finding and hiding takes time in proportion to the text', () => {
  cpuMsOf(repeated(everyday))

  it.each(Object.entries(worstPieces))('of %s repeated', (_, piece) => {
    expect(timesEveryday(repeated(piece))).toBeLessThan(mostTimes)
  })
})
