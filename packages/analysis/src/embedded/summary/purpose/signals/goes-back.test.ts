import { describe, expect, test } from 'vitest'
import { createEmbeddedEngine } from '../../../engine.ts'
import { loadLanguage } from '../../../languages/load-language.ts'

describe('what went before a letter', () => {
  test.each([
    ['en', 'We wrote to you on 9 May.'],
    ['en', 'You asked us in March for a second quote.'],
    ['en', 'It’s that time of year again.'],
    ['de', 'Wir hatten Sie am 2. Mai an die Rechnung erinnert.'],
    ['fr', 'Nous vous avons déjà écrit le 3 mars.'],
    ['es', 'Le escribimos el 4 de abril.'],
    ['it', 'Ogni anno rivediamo le quote.'],
    ['nl', 'Ieder jaar bekijken wij de tarieven.'],
    ['pl', 'Informowaliśmy Państwa w marcu.'],
    ['ru', 'Ежегодно мы пересматриваем тарифы.'],
    ['ar', 'سبق أن أخبرناكم بذلك.'],
    ['zh', '每年我们都会调整费用。'],
    ['ja', '先日ご連絡いたしました。'],
    ['en', 'We refer to your letter of 4 May.'],
    ['pt', 'Reportamo-nos à sua carta de 4 de maio.'],
    ['pl', 'Nawiązujemy do pisma z maja.'],
  ] as const)('is told in %s: %s', async (code, text) => {
    const { phrases } = await loadLanguage(code)
    expect(phrases.goesBack.test(text)).toBe(true)
  })

  test('is not what a letter does now, or says before it goes on', async () => {
    const { phrases } = await loadLanguage('en')
    expect(phrases.goesBack.test('We have approved your claim of 3 March.')).toBe(false)
    expect(phrases.goesBack.test('As you know, the pool closes in June.')).toBe(false)
    expect(phrases.repeatsKnown.test('As you know, the pool closes in June.')).toBe(true)
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
