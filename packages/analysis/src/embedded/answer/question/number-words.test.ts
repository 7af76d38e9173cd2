import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'

const engine = createEmbeddedEngine()

const huette = `Preise der Hütte am See

Die Hütte wird von uns im Sommer vermietet und ist nicht geheizt. 2 Nächte kosten 80 Euro.

Bei 3 Nächten sind es 110 Euro, und die Boote sind dabei.`

const gite = `Prix du gîte

Nous vous louons le gîte en été et il n'est pas chauffé. Deux nuits coûtent 80 euros.

Trois nuits coûtent 110 euros et les barques sont comprises dans le prix.`

const domek = `Ceny domku nad jeziorem

Domek jest do wynajęcia latem i nie jest ogrzewany. Dwie noce kosztują 80 zł.

Za trzy noce jest 110 zł, a łodzie są w cenie.`

it.each([
  ['Was kosten drei Nächte?', huette, '110'],
  ['Combien coûtent 2 nuits ?', gite, '80'],
  ['Ile kosztują 3 noce?', domek, '110'],
])('takes a number in digits and in words for the same: %s', async (question, content, said) => {
  const { result } = await engine.answer({ content, question })
  expect(result.split('…')[0]).toContain(said)
})

it('does not take a compound for another that only ends alike', async () => {
  const content = `Contract voor de botenhuur

Zegt u op voordat het jaar voorbij is, dan brengen wij een opzegvergoeding in rekening.

Onderhoudsvergoeding € 45,00
Zeilvergoeding € 12,00`
  const { result } = await engine.answer({ content, question: 'Hoe hoog is de opzegvergoeding?' })
  expect(result).not.toContain('45,00')
})
