import { describe, expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import type { RulesLanguage } from '../../languages/which-language.ts'
import { leastLevel, losesBySilence } from './least-level.ts'
import { plainDangersIn } from './plain-dangers.ts'

const lost: readonly (readonly [RulesLanguage, string])[] = [
  ['en', 'If we hear nothing by then we close the file and the berth goes to another.'],
  ['de', 'Hören wir bis Mai nichts, gilt der Antrag als zurückgezogen.'],
  ['fr', 'Sans réponse de votre part, vous serez considéré comme ayant renoncé au mouillage.'],
  ['es', 'Si no contesta, se entenderá que renuncia al amarre.'],
  ['it', 'In mancanza di risposta riterremo che Lei rinunci al posto barca.'],
  ['pt', 'Na falta de resposta, considera-se que desistiu do lugar.'],
  ['nl', 'Horen wij niets, dan is uw aanvraag vervallen.'],
  ['pl', 'Brak odpowiedzi oznacza rezygnację z miejsca.'],
  ['ru', 'Если ответа нет, заявка будет считаться отозванной.'],
  ['ja', 'ご返送がない場合は、係留を辞退したものとして扱います。'],
  ['zh', '逾期未答复的，视为放弃泊位。'],
  ['ar', 'إذا لم يصل الرد يعتبر متنازلا عن المرسى.'],
]

it.each(lost)('knows in %s what is lost by silence: %s', async (code, text) => {
  const language = await loadLanguage(code)
  const [plain] = plainDangersIn([text], language)
  expect(plain?.id).toBe('silence')
  expect(losesBySilence(text, plain, [], language)).toBe(true)
})

describe('what is not lost', async () => {
  const language = await loadLanguage('en')

  it.each([
    'If we hear nothing we take the list as agreed.',
    'If we hear nothing by May we treat the offer of a refund as accepted and drop the claim.',
  ])('%s', (text) => {
    const [plain] = plainDangersIn([text], language)
    expect(losesBySilence(text, plain, [], language)).toBe(false)
  })

  it('is refused by an office that does not answer', () => {
    const text = 'If you hear nothing within two months your request is treated as refused.'
    const [plain] = plainDangersIn([text], language)
    expect(losesBySilence(text, plain, ['refusal'], language)).toBe(false)
  })
})

describe('leastLevel', async () => {
  const language = await loadLanguage('en')
  const levelOf = (text: string, isSure = true) =>
    leastLevel('low', isSure, plainDangersIn([text], language)[0], text, language)

  it('is high where nothing is paid, and medium where less is', () => {
    expect(levelOf('The insurer may refuse the claim if the mooring was not checked.')).toBe('high')
    expect(levelOf('The insurer may reduce the claim if the mooring was not checked.')).toBe(
      'medium',
    )
    expect(levelOf('Another propeller voids the warranty.')).toBe('medium')
  })

  it('is high for a fine that is no trifle', () => {
    const fine = 'Whoever moors here can be fined by the harbor office.'
    expect(levelOf(fine)).toBe('high')
    expect(levelOf(fine, false)).toBe('low')
  })
})
