import { describe, expect, test } from 'vitest'
import { createEmbeddedEngine } from '../../../engine.ts'
import { isBackground, repeatsKnown } from './background.ts'

describe('what went before a letter', () => {
  test.each([
    'We wrote to you on 9 May.',
    'You asked us in March for a second quote.',
    'It’s that time of year again.',
    'Wir hatten Sie am 2. Mai an die Rechnung erinnert.',
    'Nous vous avons déjà écrit le 3 mars.',
    'Le escribimos el 4 de abril.',
    'Ogni anno rivediamo le quote.',
    'Ieder jaar bekijken wij de tarieven.',
    'Informowaliśmy Państwa w marcu.',
    'Ежегодно мы пересматриваем тарифы.',
    '每年我们都会调整费用。',
    '先日ご連絡いたしました。',
    'We refer to your letter of 4 May.',
    'Reportamo-nos à sua carta de 4 de maio.',
    'Nawiązujemy do pisma z maja.',
  ])('is told: %s', (text) => {
    expect(isBackground(text)).toBe(true)
  })

  test('is not what a letter does now, or says before it goes on', () => {
    expect(isBackground('We have approved your claim of 3 March.')).toBe(false)
    expect(isBackground('As you know, the pool closes in June.')).toBe(false)
    expect(repeatsKnown('As you know, the pool closes in June.')).toBe(true)
  })
})

test('a letter is for what it wants, and not for what went before it', async () => {
  const content = `Harbour Row Management

Dear Ms Adair,

Flat 9 - blocked gutter

We wrote to you on 3 March. The gutter above your bay window has been posted to your list of repairs and a charge of £85 has been added to your account. You have until 30 April 2026 to clear the gutter. If it is not clear by then we will send our own roofer.

Yours sincerely,
P. Lunt`
  const { mainPurpose } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(mainPurpose).toContain('£85')
  expect(mainPurpose).not.toContain('We wrote')
})
