import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { isGround } from './grounds.ts'

it.each([
  ['fr', 'VU la demande du 4 mai 2027 ;', true],
  ['fr', "CONSIDÉRANT que la rue n'a que deux mètres de large.", true],
  ['es', 'Visto el expediente incoado por el Ayuntamiento,', true],
  ['it', 'CONSIDERATO che la domanda è completa;', true],
  ['pt', 'Considerando que o prazo terminou em maio;', true],
  ['nl', 'Gelet op artikel 4 van de verordening;', true],
  ['de', 'gestützt auf Artikel 4 der Verordnung,', true],
  ['en', 'Whereas the harbour needs a crane.', false],
  ['en', 'Whereas that may be so, the gate stays closed.', true],
  ['fr', 'Vu votre situation, nous acceptons un délai.', false],
  ['nl', 'Gelet op uw brief wijzen wij de aanvraag af.', false],
] as const)('says in %s what an order rests on: %s', async (code, text, isTrue) => {
  expect(isGround(text, await loadLanguage(code))).toBe(isTrue)
})

it.each([
  ['en', 'We have now looked at everything you sent us.', true],
  ['en', 'We have reviewed your claim and we accept it.', false],
  ['de', 'Wir haben Ihre Unterlagen sorgfältig geprüft.', true],
  ['fr', 'Nous avons bien examiné votre dossier.', true],
  ['es', 'Hemos revisado la documentación enviada.', true],
  ['it', 'Abbiamo esaminato la Sua richiesta.', true],
  ['pt', 'Analisámos o seu pedido de 3 de maio.', true],
  ['nl', 'Wij hebben uw stukken opnieuw bekeken.', true],
  ['pl', 'Zapoznaliśmy się z Państwa pismem.', true],
  ['ru', 'Мы рассмотрели Ваше заявление от 2 июля.', true],
] as const)('tells in %s that something was examined: %s', async (code, text, isTrue) => {
  expect((await loadLanguage(code)).phrases.tellsExamined.test(text)).toBe(isTrue)
})
