import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import type { RulesLanguage } from '../../languages/which-language.ts'
import { favorsReader, isMild } from './burdens.ts'
import { tellsGoodNews } from './good-news.ts'

const spared: readonly (readonly [RulesLanguage, string])[] = [
  ['en', 'The landlord may end the contract only for non-payment.'],
  ['de', 'Der Vermieter darf nur bei Zahlungsverzug kündigen.'],
  ['fr', 'Le bailleur ne peut résilier que pour défaut de paiement.'],
  ['es', 'El arrendador solo puede resolver el contrato por impago.'],
  ['it', 'Il locatore può recedere solo per morosità.'],
  ['pt', 'O locador só pode rescindir por falta de pagamento.'],
  ['nl', 'De verhuurder mag alleen opzeggen bij wanbetaling.'],
  ['pl', 'Wynajmujący może wypowiedzieć umowę tylko z powodu zaległości.'],
  ['ru', 'Арендодатель вправе расторгнуть договор только при неоплате.'],
  ['ja', '貸主は賃料の滞納がある場合に限り解約できます。'],
  ['zh', '出租人只有在承租人欠租时才能解除合同。'],
  ['ar', 'لا يجوز للمؤجر إنهاء العقد إلا لعدم الدفع.'],
  ['en', 'No fee is charged for the first visit.'],
  ['en', 'You lose nothing if you report it at once.'],
  ['en', 'The most you can lose is €50.'],
  ['de', 'Für den ersten Besuch wird keine Gebühr berechnet.'],
  ['de', 'Mehr als 50 Euro verlieren Sie nie.'],
  ['fr', "Aucun frais n'est facturé pour la première visite."],
  ['es', 'No se cobra ningún cargo por la primera visita.'],
  ['it', 'Per la prima visita non è dovuto alcun costo.'],
  ['it', 'Gli interessi non si chiedono per il primo ritardo.'],
  ['pt', 'Não é cobrada qualquer taxa pela primeira visita.'],
  ['nl', 'Voor het eerste bezoek zijn geen kosten verschuldigd.'],
  ['pl', 'Za pierwszą wizytę nie pobiera się opłaty.'],
  ['ru', 'За первый визит плата не взимается.'],
  ['ja', '初回の訪問は無料です。'],
  ['ja', '違約金は請求しません。'],
  ['zh', '首次上门不收费。'],
  ['zh', '无需支付违约金。'],
  ['ar', 'لا تفرض رسوم على الزيارة الأولى.'],
  ['en', 'If the supplier is late it pays the customer 50 euros a day.'],
  ['de', 'Ist der Lieferant zu spät, zahlt er dem Kunden 50 Euro je Tag.'],
  ['fr', 'En cas de retard le prestataire verse 50 euros par jour au client.'],
  ['es', 'Si el proveedor se retrasa, paga al cliente 50 euros por día.'],
  ['it', 'In caso di ritardo il fornitore paga al cliente 50 euro al giorno.'],
  ['pt', 'Em caso de atraso o fornecedor paga ao cliente 50 euros por dia.'],
  ['nl', 'Is de leverancier te laat, dan betaalt hij de klant 50 euro per dag.'],
  ['pl', 'Za opóźnienie dostawca płaci klientowi 50 euro dziennie.'],
  ['ru', 'За просрочку исполнитель уплачивает заказчику 500 рублей в день.'],
  ['ja', '納入が遅れた場合、業者は発注者に1日5千円を支払います。'],
  ['ar', 'إذا تأخر المورد يدفع للعميل 50 دينارا عن كل يوم.'],
  ['en', 'The earlier offer has expired and is replaced by this one.'],
  ['en', 'The reservation agreement of May is no longer valid and is superseded by this contract.'],
  ['de', 'Das frühere Angebot ist abgelaufen und wird durch dieses ersetzt.'],
  ['fr', 'Le devis précédent est caduc et remplacé par le présent.'],
  ['es', 'El presupuesto anterior queda sin efecto y se sustituye por este.'],
  ['it', 'Il preventivo precedente decade ed è sostituito dal presente.'],
  ['pt', 'O orçamento anterior fica sem efeito e é substituído por este.'],
  ['nl', 'De eerdere offerte is vervallen en wordt door deze vervangen.'],
  ['pl', 'Wcześniejsza umowa traci moc i zostaje zastąpiona niniejszą.'],
  ['ru', 'Прежний договор утрачивает силу и заменяется настоящим.'],
  ['ja', '以前の見積もりは失効し、本書に置き換わります。'],
  ['zh', '此前的报价作废，以本报价为准。'],
  ['ar', 'يلغى العرض السابق ويحل هذا محله.'],
  ['en', 'We insure the boat against fire and theft.'],
  ['de', 'Wir versichern das Boot gegen Feuer und Diebstahl.'],
]

it.each(spared)('takes no alarm from what burdens nobody (%s): %s', async (code, text) => {
  const language = await loadLanguage(code)
  const { calm } = language.patterns
  const isSpared =
    tellsGoodNews(text, language) ||
    favorsReader(text, language) ||
    isMild(text, language) ||
    text.search(calm) >= 0
  expect(isSpared).toBe(true)
})

it.each([
  ['en', 'The landlord may end the contract at any time.'],
  ['en', 'The landlord may raise the rent only once.'],
  ['en', 'You lose the deposit if you report it late.'],
  ['en', 'The insurer pays you only half of the loss.'],
  ['en', 'The offer expires on Friday.'],
  ['ja', '貸主はいつでも解約できます。'],
] as const)('keeps what does: (%s) %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(tellsGoodNews(text, language)).toBe(false)
})
