import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { dangles } from './dangling.ts'

it.each([
  ['en', 'Keep both until 3 May, in case we call for them.'],
  ['en', 'You lose it if you are late with the fee.'],
  ['en', 'We may also do so if you move away.'],
  ['en', 'I find that he rowed it alone.'],
  ['en', 'If there is none on board when you sail, the cover ends.'],
  ['en', 'Interest rests while such a plan is kept to.'],
  ['de', 'Leiht ihn der Pächter aus, werden 90 € fällig.'],
  ['de', 'Wird sie zweimal versäumt, kommt eine Firma.'],
  ['fr', 'Vous devez la rapporter au bureau avant mai.'],
  ['fr', 'Il est ensuite prolongé chaque année.'],
  ['es', 'Hay que devolverlo antes de mayo.'],
  ['es', 'Se abona en mayo, junto con la cuota.'],
  ['it', 'È prorogato ogni anno, salvo disdetta.'],
  ['it', 'Va restituita entro maggio.'],
  ['pt', 'Pode ser pedida até maio.'],
  ['nl', 'Wijkt zij daarvan af, dan vervalt de ligplaats.'],
  ['pl', 'Należy go zwrócić do maja.'],
  ['ru', 'Следует его вернуть до мая.'],
] as const)('tells in %s that %j does not name what it speaks of', async (code, text) => {
  expect(dangles(text, await loadLanguage(code))).toBe(true)
})

it.each([
  ['en', 'Return the oar when you no longer need it.'],
  ['en', 'Tenants may leave when they like.'],
  ['en', 'We think it is clear that the pier is closed.'],
  ['en', 'Neither party may sell before 3 May.'],
  ['en', 'Both ends are closed, and both of you pay.'],
  ['en', 'A plan of the pier is kept; such a plan is free.'],
  ['en', 'Bring sails, ropes and such things as you need.'],
  ['de', 'Wenn Sie sich verspäten, rufen Sie an.'],
  ['de', 'Die Leine bleibt an Bord, bis sie reißt.'],
  ['fr', 'Il est interdit de pêcher.'],
  ['fr', 'Rendez la rame quand elle ne sert plus.'],
  ['es', 'Se aplica la ley del puerto.'],
  ['it', 'È ammesso il cane, se tenuto al guinzaglio.'],
  ['pt', 'É vedado o aluguer do barco.'],
] as const)('tells in %s that %j stands alone', async (code, text) => {
  expect(dangles(text, await loadLanguage(code))).toBe(false)
})
