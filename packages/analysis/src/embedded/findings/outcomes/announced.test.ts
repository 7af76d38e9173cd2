import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { announcesDecision } from './announced.ts'

it.each([
  ['en', 'I am sorry to have to tell you that your stall has been given to somebody else.'],
  ['en', 'We are writing to confirm that the lane closes on 3 May.'],
  ['en', 'We have therefore decided not to renew the licence.'],
  ['de', 'Wir müssen Ihnen leider mitteilen, dass der Kurs entfällt.'],
  ['de', 'Wir freuen uns, Ihnen mitteilen zu können, dass Sie den Platz erhalten.'],
  ['fr', 'Nous avons le regret de vous informer que votre demande est rejetée.'],
  ['es', 'Lamentamos comunicarle que su solicitud ha sido denegada.'],
  ['it', 'Siamo lieti di comunicarle che la domanda è stata accolta.'],
  ['pt', 'Informamos que o curso foi cancelado.'],
  ['nl', 'Het spijt ons u te moeten mededelen dat de les vervalt.'],
  ['pl', 'Z przykrością informujemy, że kurs się nie odbędzie.'],
  ['ru', 'Сообщаем вам, что занятие отменено.'],
  ['zh', '很遗憾地通知您，申请未获批准。'],
  ['ja', 'このたび、営業を終了することとなりました。'],
  ['ar', 'يؤسفنا إبلاغكم بإلغاء الدورة.'],
] as const)('(%s) %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(announcesDecision(text, language)).toBe(true)
})

it.each([
  ['en', 'I am pleased with the new gate.'],
  ['en', 'Please tell us that you are coming.'],
  ['de', 'Bitte teilen Sie uns mit, wann Sie kommen.'],
  ['fr', 'Veuillez nous informer de votre choix.'],
] as const)('not (%s) %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(announcesDecision(text, language)).toBe(false)
})
