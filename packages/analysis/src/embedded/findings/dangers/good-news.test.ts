import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { tellsGoodNews, withoutGoodNews } from './good-news.ts'

it.each([
  ['en', 'Bailiffs cannot call on you because of this letter.'],
  ['en', "If the boat is gone by Sunday, I'm authorized to waive half the fine."],
  ['en', 'If we are more than ten days late, we owe you £40 a day.'],
  ['en', 'You have fourteen days from signing to change your mind.'],
  ['en', 'Some swelling is normal for a day.'],
  ['de', 'Leichte Schmerzen sind normal.'],
  ['nl', 'Een lichte zwelling is normaal.'],
  ['de', 'Der Gerichtsvollzieher darf die Wohnung ohne Beschluss nicht betreten.'],
  ['de', 'Bei Verzug schulden wir Ihnen 40 € je Tag.'],
  ['fr', 'Un huissier ne peut pas entrer sans titre.'],
  ['fr', 'Au-delà de dix jours, nous vous devons 40 € par jour.'],
  ['fr', "Vous disposez de quatorze jours à compter de la signature pour changer d'avis."],
  ['es', 'Quien pague en abril tendrá un descuento del 2 %.'],
  ['it', 'Se arriviamo tardi, Le riconosceremo 40 € al giorno.'],
  ['nl', 'Een deurwaarder mag niet zonder vonnis binnenkomen.'],
  ['pl', 'Komornik nie może wejść bez nakazu.'],
  ['en', 'While the jetty is closed the rent is suspended.'],
  ['en', 'As we can see from the drawing, the hull is dry.'],
  ['en', 'Every member may repaint his berth at his own expense.'],
  ['en', 'For each day of delay attributable to the contractor 40 € are deducted.'],
  ['en', 'A person who is not a party has no right to enforce these rules.'],
  ['en', 'When shore power is lost, the pump runs on its battery.'],
  ['en', 'Your own share of losses is capped at £40.'],
  ['en', 'The samples of the hull gave no asbestos fibers.'],
  ['de', 'Die Probe des Rumpfs ergab keinen Nachweis von Blei.'],
  ['fr', 'L’analyse de la coque n’a révélé aucun plomb.'],
  ['es', 'No se detectó plomo en el casco.'],
  ['it', 'Non è stato rilevato piombo nello scafo.'],
  ['pt', 'Não há sinais de corrosão no casco.'],
  ['nl', 'Van gevaar voor de romp is geen sprake.'],
  ['pl', 'W kadłubie nie stwierdzono ołowiu.'],
  ['ru', 'Свинца в корпусе не обнаружено.'],
  ['zh', '沉船一事与本码头无关。'],
  ['ja', 'この桟橋は危険ではありません。'],
  ['en', 'No repayment is due if the yard ends the course itself.'],
  ['de', 'Endet der Kurs durch die Werft, ist nichts zurückzuzahlen.'],
  ['fr', 'Si le chantier met fin au cours, rien n’est dû.'],
  ['es', 'No habrá nada que devolver si el astillero cancela el curso.'],
  ['it', 'Se il cantiere annulla il corso, nulla è dovuto.'],
  ['pt', 'Se o estaleiro cancelar o curso, nada é devido.'],
  ['nl', 'Stopt de werf met de cursus, dan is niets verschuldigd.'],
  ['pl', 'Jeżeli kurs odwoła stocznia, nic nie trzeba zwracać.'],
  ['ru', 'Если курс отменит верфь, ничего возвращать не нужно.'],
  ['ja', '造船所が講習を取りやめた場合、返還の必要はありません。'],
  ['zh', '船厂取消课程的，无需返还。'],
  ['ar', 'إذا ألغى الحوض الدورة لا يلزم رد المبلغ.'],
  ['en', 'Opting out does not change your mooring fee.'],
  ['de', 'Ein Widerspruch berührt Ihren Liegeplatz nicht.'],
  ['fr', 'Un refus ne modifie pas votre redevance.'],
  ['es', 'La negativa no afecta a su amarre.'],
  ['it', 'Il rifiuto non pregiudica il Suo posto barca.'],
  ['pt', 'A recusa não afeta o seu lugar.'],
  ['nl', 'Een weigering heeft geen gevolgen voor uw ligplaats.'],
  ['pl', 'Brak zgody nie wpływa na udział w rejsie.'],
  ['ru', 'Отказ не влияет на вашу стоянку.'],
  ['ja', 'お断りになってもお客様の係留に影響はありません。'],
  ['zh', '拒绝不影响您的泊位。'],
  ['ar', 'الرفض لا يؤثر على حقك في المرسى.'],
] as const)('sounds like harm and is none: (%s) %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(tellsGoodNews(text, language)).toBe(true)
})

it.each([
  ['en', 'We can seize the boat.'],
  ['en', 'The inspector found no record of the test.'],
  ['ja', '当店は責任を負うものではありません。'],
  ['en', 'Swelling that lasts is not normal.'],
  ['en', 'You owe us £40 a day.'],
  ['en', 'No compensation is paid for the days on which the crane stands still.'],
  ['en', "Payment of the fine does not affect the yard's right to sell the boat."],
  ['en', 'Without payment we may not release the boat.'],
  ['fr', 'Nous vous facturons 40 € par jour.'],
  ['de', 'Der Gerichtsvollzieher darf das Boot pfänden.'],
] as const)('is harm all the same: (%s) %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(withoutGoodNews(text, language)).toBe(text)
})

it.each([
  [
    'en',
    'We will issue court proceedings against you without further warning if nothing is paid.',
    /Legal|legal/u,
  ],
  [
    'de',
    'Tritt danach ein Schaden ein, sind wir von der Leistung frei und zahlen den Schaden nicht.',
    /gedeckt/u,
  ],
  ['it', 'Se non paga, chiederemo di sospendere la fornitura di energia.', /interrotto/u],
])('names what may come of it (%s): %s', async (_, text, reason) => {
  const about = {
    en: 'Reminder\n\nYour account with the boat club shows an unpaid bill. We wrote to you in May and in June about this.',
    de: 'Mahnung\n\nIhr Beitrag für das Boot ist noch nicht bezahlt. Wir haben Ihnen dazu im Mai und im Juni geschrieben.',
    it: 'Sollecito\n\nLa bolletta della barca non risulta pagata. Le abbiamo scritto a maggio e a giugno per questo motivo.',
  }[_ as 'en' | 'de' | 'it']
  const found = await createEmbeddedEngine().summarize({
    content: `${about}\n\n${text}`,
    mode: 'general',
  })
  const at = found.risks.findIndex((risk) => risk.includes(text.slice(0, 40)))
  expect(found.riskReasons?.[at]).toMatch(reason)
  expect(found.riskLevels[at]).toBe('high')
})
