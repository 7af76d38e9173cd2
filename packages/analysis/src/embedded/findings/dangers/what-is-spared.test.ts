import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { isBoilerplate } from './boilerplate.ts'
import { tellsGoodNews } from './good-news.ts'

it.each([
  ['en', 'Interest does not run as long as the plan is kept to.'],
  ['en', 'If you object, the fine is suspended until we have decided.'],
  ['de', 'Der Widerspruch hat aufschiebende Wirkung.'],
  ['fr', 'Le recours est suspensif.'],
  ['es', 'La multa queda en suspenso hasta que resolvamos.'],
  ['it', 'La sanzione è sospesa fino alla decisione.'],
  ['pt', 'O recurso tem efeito suspensivo.'],
  ['nl', 'Het bezwaar heeft schorsende werking.'],
  ['pl', 'Odwołanie wstrzymuje wykonanie.'],
  ['ru', 'Жалоба приостанавливает исполнение.'],
  ['ja', '調査の間は延滞金の計算を停止します。'],
  ['zh', '复核期间滞纳金暂停计算。'],
  ['ar', 'توقف الغرامات إلى حين صدور القرار.'],
  ['en', 'The mooring fee is reduced by 5% if you pay by March.'],
  ['en', 'It comes off your next bill.'],
  ['de', 'Die Gebühr ermäßigt sich für Kinder um die Hälfte.'],
  ['fr', 'Le trop-perçu est déduit de votre prochaine facture.'],
  ['es', 'El exceso se descontará en la próxima factura.'],
  ['it', "L'eccedenza viene scalata dalla prossima bolletta."],
  ['pt', 'O excesso será descontado na próxima fatura.'],
  ['nl', 'Het te veel betaalde wordt verrekend met uw volgende factuur.'],
  ['pl', 'Nadpłata zostanie odliczona od następnej faktury.'],
  ['zh', '房屋停水的，承租人可以按日扣减租金。'],
  ['ar', 'يخصم دينار من فاتورة كل مشترك.'],
  ['en', 'The school may send you home on full pay.'],
  ['de', 'Wir stellen Sie unter Fortzahlung der Vergütung frei.'],
  ['fr', 'Le salarié est dispensé avec maintien du salaire.'],
  ['es', 'Podrá ausentarse con derecho a retribución.'],
  ['it', 'Il dipendente è esonerato con conservazione della retribuzione.'],
  ['pt', 'Fica dispensado sem perda de remuneração.'],
  ['nl', 'U bent vrijgesteld met behoud van loon.'],
  ['pl', 'Zwalniamy z pracy z zachowaniem wynagrodzenia.'],
  ['ru', 'Работник освобождается с сохранением заработной платы.'],
  ['zh', '停工期间工资照发。'],
  ['en', 'The insurer waives this rule for small losses.'],
  ['de', 'Auf die Rückgabe haben wir im Mai verzichtet.'],
  ['fr', "L'assureur renonce à cette règle."],
  ['es', 'La aseguradora renuncia a la regla proporcional.'],
  ['it', 'La compagnia rinuncia alla rivalsa.'],
  ['pt', 'A seguradora renuncia a esse direito.'],
  ['nl', 'De verzekeraar ziet daarvan af.'],
  ['pl', 'Bank rezygnuje z tej opłaty.'],
  ['ja', '当社はこの費用を請求しません。'],
  ['zh', '出租人自愿放弃该项权利。'],
  ['en', 'The enclosed sheet is not an invoice.'],
  ['de', 'Dieses Schreiben ist keine Mahnung.'],
  ['fr', "Ce courrier n'est pas une mise en demeure."],
  ['es', 'Este aviso no es una factura.'],
  ['it', 'Questa lettera non è un sollecito.'],
  ['pt', 'Esta carta não é uma fatura.'],
  ['nl', 'Deze brief is geen aanmaning.'],
  ['pl', 'To pismo nie jest wezwaniem.'],
  ['ja', 'この通知は請求書ではありません。'],
  ['zh', '小额处罚不影响投标。'],
  ['en', 'The service charge goes on as before.'],
  ['de', 'Die Gebühr bleibt unverändert.'],
  ['en', 'You may prove that the damage was smaller.'],
  ['de', 'Ihnen bleibt der Nachweis vorbehalten, dass der Schaden geringer ist.'],
  ['es', 'Quedan cubiertos el incendio y el rayo.'],
  ['de', 'Mitversichert sind Schäden durch Glasbruch.'],
  ['de', 'Der Veranstalter haftet bei Vorsatz unbeschränkt.'],
  ['en', 'The closing date has been extended to 7 May.'],
  ['de', 'Die Frist wird bis zum 7. Mai verlängert.'],
  ['fr', 'Le délai a été prolongé.'],
  ['es', 'El plazo se ha ampliado hasta mayo.'],
  ['it', 'Il termine è stato prorogato a maggio.'],
  ['pt', 'O prazo foi prorrogado.'],
  ['nl', 'De termijn wordt tot 7 mei verlengd.'],
  ['pl', 'Termin został przedłużony.'],
  ['ru', 'Срок подачи продлён до мая.'],
  ['ja', '申込期限を5月7日まで延長しました。'],
  ['zh', '报名截止日期延长至5月7日。'],
  ['en', 'The council subsidises half of the new pipe.'],
  ['de', 'Die Gemeinde fördert die neue Leitung.'],
  ['fr', 'La mairie subventionne la moitié du raccordement.'],
  ['es', 'El ayuntamiento subvenciona la mitad de la obra.'],
  ['it', 'Il comune finanzia metà dei lavori.'],
  ['nl', 'Wie minder verdient, krijgt een afbouw.'],
  ['pl', 'Gmina dofinansowuje połowę kosztu.'],
  ['pt', 'O município comparticipa metade da obra.'],
  ['es', 'Este corte sustituye al que se anunció para el lunes.'],
  ['en', 'Below you can see what we cannot pay.'],
] as const)('spares its reader something: (%s) %s', async (code, text) => {
  expect(tellsGoodNews(text, await loadLanguage(code))).toBe(true)
})

it.each([
  ['en', 'The rate on your savings is reduced to 1%.'],
  ['en', 'The benefit is reduced by a third.'],
  ['en', 'You waive the right to a hearing.'],
  ['en', 'You are liable without limit.'],
  ['de', 'Der Widerspruch hat keine aufschiebende Wirkung.'],
  ['de', 'Versichert ist nur das Gebäude.'],
  ['es', 'El recurso no suspende la ejecución.'],
  ['pl', 'Odwołanie nie wstrzymuje wykonania.'],
  ['ru', 'Жалоба не приостанавливает исполнение.'],
  ['es', 'Quedan cubiertos solo los daños del edificio.'],
] as const)('spares its reader nothing: (%s) %s', async (code, text) => {
  expect(tellsGoodNews(text, await loadLanguage(code))).toBe(false)
})

it.each([
  ['fr', 'CONSIDÉRANT que la demande a été retirée ;'],
  ['fr', 'VU le code de la route, notamment ses articles 4 et 5 ;'],
  ['es', 'Vistos los artículos 4 y 5 de la ley,'],
  ['it', 'Ai sensi degli artt. 1341 e 1342 si approvano le clausole 4 e 5.'],
  ['de', 'Gestützt auf Artikel 4 des Gesetzes'],
] as const)('only names what a paper rests on: (%s) %s', async (code, text) => {
  expect(isBoilerplate(text, await loadLanguage(code))).toBe(true)
})

it.each([
  ['en', 'Either party may terminate at once if the other is in material breach.'],
  ['de', 'Jede Partei kann aus wichtigem Grund fristlos kündigen.'],
  ['fr', 'Chaque partie peut résilier le contrat en cas de manquement grave.'],
  ['es', 'Cualquiera de las partes podrá resolver el contrato por incumplimiento grave.'],
  ['it', 'Ciascuna parte può risolvere il contratto per grave inadempimento.'],
  ['pt', 'Qualquer das partes pode resolver o contrato por incumprimento grave.'],
  ['nl', 'Elke partij kan het contract ontbinden bij een ernstige tekortkoming.'],
  ['pl', 'Każda ze stron może rozwiązać umowę w razie rażącego naruszenia.'],
  ['ja', '甲又は乙は、相手方が本契約に違反したときは解除できる。'],
  ['zh', '任何一方严重违约的，另一方有权解除合同。'],
] as const)('holds for both sides alike: (%s) %s', async (code, text) => {
  expect(isBoilerplate(text, await loadLanguage(code))).toBe(true)
})

const statement = `Statement of your berth account

Dear Mr Hallow,

1. The winter fee of £420.00 is overdue since 3 March 2026. If it is not paid by 20 April 2026 we may end the licence and sell the boat.
2. Paid in one sum by 30 April 2026, the summer fee is reduced by 5%.
3. Interest does not run while the plan of instalments is kept to, but it runs again from the day of a missed instalment.
4. The enclosed balance sheet for the auditor is not a demand.
5. If a key is lost, you pay £65.00 for a new lock.`

it('knows which party of a lease pays the other', async () => {
  const content = `房屋租赁合同

第一条 甲方将位于河东路的房屋出租给乙方居住，租期自2026年3月1日起一年，月租金3,600元。
第二条 甲方提前收回房屋的，应提前六十日通知乙方，并支付两个月租金作为违约金。
第三条 乙方逾期支付租金超过十五日的，甲方有权解除合同，押金不予退还。`
  const { risks } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(risks.join('')).toContain('押金不予退还')
  expect(risks.join('')).not.toContain('甲方提前收回')
})

it('tells what goes on behind a spared burden', async () => {
  const { risks } = await createEmbeddedEngine().summarize({ content: statement, mode: 'general' })
  const told = risks.join('\n')
  expect(told).toContain('sell the boat')
  expect(told).not.toContain('reduced by 5%')
  expect(told).not.toContain('is not a demand')
})
