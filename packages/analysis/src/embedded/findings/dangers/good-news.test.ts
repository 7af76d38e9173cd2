import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { tellsGoodNews, withoutGoodNews } from './good-news.ts'

it.each([
  'Bailiffs cannot call on you because of this letter.',
  "If the boat is gone by Sunday, I'm authorized to waive half the fine.",
  'If we are more than ten days late, we owe you £40 a day.',
  'You have fourteen days from signing to change your mind.',
  'Some swelling is normal for a day.',
  'Leichte Schmerzen sind normal.',
  'Een lichte zwelling is normaal.',
  'Der Gerichtsvollzieher darf die Wohnung ohne Beschluss nicht betreten.',
  'Bei Verzug schulden wir Ihnen 40 € je Tag.',
  'Un huissier ne peut pas entrer sans titre.',
  'Au-delà de dix jours, nous vous devons 40 € par jour.',
  "Vous disposez de quatorze jours à compter de la signature pour changer d'avis.",
  'Quien pague en abril tendrá un descuento del 2 %.',
  'Se arriviamo tardi, Le riconosceremo 40 € al giorno.',
  'Een deurwaarder mag niet zonder vonnis binnenkomen.',
  'Komornik nie może wejść bez nakazu.',
  'While the jetty is closed the rent is suspended.',
  'As we can see from the drawing, the hull is dry.',
  'Every member may repaint his berth at his own expense.',
  'For each day of delay attributable to the contractor 40 € are deducted.',
  'A person who is not a party has no right to enforce these rules.',
  'When shore power is lost, the pump runs on its battery.',
  'Your own share of losses is capped at £40.',
  'The samples of the hull gave no asbestos fibers.',
  'Die Probe des Rumpfs ergab keinen Nachweis von Blei.',
  'L’analyse de la coque n’a révélé aucun plomb.',
  'No se detectó plomo en el casco.',
  'Non è stato rilevato piombo nello scafo.',
  'Não há sinais de corrosão no casco.',
  'Van gevaar voor de romp is geen sprake.',
  'W kadłubie nie stwierdzono ołowiu.',
  'Свинца в корпусе не обнаружено.',
  '沉船一事与本码头无关。',
  'この桟橋は危険ではありません。',
])('sounds like harm and is none: %s', (text) => {
  expect(tellsGoodNews(text)).toBe(true)
})

it.each([
  'We can seize the boat.',
  'The inspector found no record of the test.',
  '当店は責任を負うものではありません。',
  'Swelling that lasts is not normal.',
  'You owe us £40 a day.',
  'Without payment we may not release the boat.',
  'Nous vous facturons 40 € par jour.',
  'Der Gerichtsvollzieher darf das Boot pfänden.',
])('is harm all the same: %s', (text) => {
  expect(withoutGoodNews(text)).toBe(text)
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
