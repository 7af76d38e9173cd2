import { expect, it } from 'vitest'
import { announcesDecision } from './announced.ts'

it.each([
  'I am sorry to have to tell you that your stall has been given to somebody else.',
  'We are writing to confirm that the lane closes on 3 May.',
  'We have therefore decided not to renew the licence.',
  'Wir müssen Ihnen leider mitteilen, dass der Kurs entfällt.',
  'Wir freuen uns, Ihnen mitteilen zu können, dass Sie den Platz erhalten.',
  'Nous avons le regret de vous informer que votre demande est rejetée.',
  'Lamentamos comunicarle que su solicitud ha sido denegada.',
  'Siamo lieti di comunicarle che la domanda è stata accolta.',
  'Informamos que o curso foi cancelado.',
  'Het spijt ons u te moeten mededelen dat de les vervalt.',
  'Z przykrością informujemy, że kurs się nie odbędzie.',
  'Сообщаем вам, что занятие отменено.',
  '很遗憾地通知您，申请未获批准。',
  'このたび、営業を終了することとなりました。',
  'يؤسفنا إبلاغكم بإلغاء الدورة.',
])('%s', (text) => {
  expect(announcesDecision(text)).toBe(true)
})

it.each([
  'I am pleased with the new gate.',
  'Please tell us that you are coming.',
  'Bitte teilen Sie uns mit, wann Sie kommen.',
  'Veuillez nous informer de votre choix.',
])('not %s', (text) => {
  expect(announcesDecision(text)).toBe(false)
})
