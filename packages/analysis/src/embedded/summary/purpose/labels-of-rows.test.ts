import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import type { PhraseId } from '../../languages/phrases/phrases.ts'
import type { RulesLanguage } from '../../languages/which-language.ts'

const rows: readonly (readonly [PhraseId, readonly (readonly [RulesLanguage, string])[]])[] = [
  [
    'contractMatter',
    [
      ['en', 'Rented item'],
      ['de', 'Mietgegenstand'],
      ['nl', 'Geplande reis'],
      ['zh', '车型'],
      ['ja', '物件名'],
    ],
  ],
  [
    'contractDays',
    [
      ['en', 'Cover ends'],
      ['de', 'Mietbeginn'],
      ['it', 'Decorrenza'],
      ['ar', 'المدة'],
    ],
  ],
  [
    'bornLabel',
    [
      ['en', 'Date of birth (child)'],
      ['fr', 'Née le'],
      ['ja', '生年月日'],
    ],
  ],
  [
    'contactLabel',
    [
      ['en', 'Home address'],
      ['es', 'Gestora'],
      ['pt', 'Morada'],
    ],
  ],
  [
    'numberLabel',
    [
      ['en', 'Locker no.'],
      ['de', 'Bootsnummer'],
      ['fr', 'Contrat n°'],
    ],
  ],
  [
    'dayOfStay',
    [
      ['en', 'Admitted on'],
      ['de', 'Entlassen am'],
      ['pl', 'Data wypisu'],
    ],
  ],
  [
    'ratingLabel',
    [
      ['en', 'Hygiene rating'],
      ['es', 'Calificación'],
    ],
  ],
  [
    'columnOfTime',
    [
      ['en', 'From autumn'],
      ['nl', 'Nieuw tarief'],
      ['ru', 'Прежняя цена'],
    ],
  ],
  [
    'earlierMinutes',
    [
      ['en', 'The minutes of the spring meeting were approved.'],
      ['it', "È approvato il verbale dell'ultima riunione."],
      ['pl', 'Przyjęto treść protokołu z marca.'],
    ],
  ],
]
const cases = rows.flatMap(([id, labels]) =>
  labels.map(([code, label]) => [id, code, label] as const),
)

it.each(cases)('%s in %s: %s', async (id, code, label) => {
  const { phrases } = await loadLanguage(code)
  expect(phrases[id].test(label)).toBe(true)
})

it.each([
  ['numberLabel', 'en', 'Piano'],
  ['contractMatter', 'en', 'Item of news'],
  ['besideParty', 'en', 'Unauthorised guest'],
  ['paysOrTransfers', 'es', 'La liquidación se hará en mayo.'],
  ['onlyAsks', 'pl', 'Czynsz rośnie w maju.'],
] as const)('%s in %s is not: %s', async (id, code, label) => {
  const { phrases } = await loadLanguage(code)
  expect(phrases[id].test(label)).toBe(false)
})
