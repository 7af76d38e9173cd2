import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import type { PlainDangerId } from '../../languages/plain-dangers.ts'
import type { RulesLanguage } from '../../languages/which-language.ts'
import { plainDangersIn } from './plain-dangers.ts'

const told: Readonly<
  Partial<Record<PlainDangerId, readonly (readonly [RulesLanguage, string])[]>>
> = {
  joint: [
    ['en', 'Each rower is liable for the whole fee: all of you are liable for the full sum.'],
    ['en', 'The captain personally guarantees the debts of the crew.'],
    ['de', 'Die Ruderer haften als Gesamtschuldner.'],
    ['fr', 'Les rameurs sont tenus solidairement du loyer du hangar.'],
    ['es', 'Los remeros responden solidariamente del alquiler.'],
    ['it', 'I canottieri rispondono in solido del canone.'],
    ['pt', 'Os remadores respondem solidariamente pela renda.'],
    ['nl', 'De roeiers zijn hoofdelijk aansprakelijk.'],
    ['pl', 'Wioślarze odpowiadają solidarnie za czynsz.'],
    ['ru', 'Гребцы отвечают солидарно.'],
    ['zh', '全体桨手承担连带责任。'],
    ['ja', '漕ぎ手は連帯して責任を負います。'],
    ['ar', 'يسأل المجدفون بالتضامن عن الأجرة.'],
  ],
  claimCut: [
    ['en', 'If the shed was open we may refuse the claim.'],
    ['en', 'The cover does not apply when the boat is on the road.'],
    ['de', 'War der Schuppen offen, kann die Leistung gekürzt werden.'],
    ['fr', "Si le hangar était ouvert, l'indemnité est réduite de moitié."],
    ['es', 'Con el cobertizo abierto la indemnización podrá reducirse.'],
    ['it', "Con la rimessa aperta l'indennizzo è ridotto della metà."],
    ['pt', 'Com o barracão aberto, a indemnização é reduzida a metade.'],
    ['nl', 'Was de loods open, dan is de boot niet verzekerd bij diefstal.'],
    ['pl', 'Przy otwartej szopie możemy odmówić wypłaty odszkodowania.'],
    ['ru', 'При открытом сарае страховщик вправе отказать в выплате.'],
    ['zh', '船库未上锁的，保险人有权拒绝赔付。'],
    ['ja', '艇庫が施錠されていない場合、保険金を支払わないことがあります。'],
  ],
  late: [
    ['en', 'Late entries for the regatta are returned.'],
    ['en', 'An objection does not suspend the fee.'],
    ['de', 'Verspätete Meldungen werden nicht berücksichtigt.'],
    ['fr', 'Le recours ne suspend pas le paiement de la redevance.'],
    ['es', 'El recurso no suspende el pago de la tasa.'],
    ['it', 'Il ricorso non sospende il pagamento della tassa.'],
    ['pt', 'A reclamação não suspende o pagamento da taxa.'],
    ['nl', 'Te laat ingezonden formulieren worden niet behandeld.'],
    ['pl', 'Odwołanie nie wstrzymuje zapłaty.'],
    ['ru', 'Жалоба не приостанавливает оплату сбора.'],
    ['zh', '逾期报名的不予受理。'],
    ['ja', '締切を過ぎた申込みは受け付けません。'],
  ],
  dearer: [
    ['en', 'After the first season the monthly fee becomes £48.'],
    ['en', 'The price is only an estimate; the hull has not been opened.'],
    ['de', 'Der Preis ist unverbindlich, denn der Rumpf wurde nicht geöffnet.'],
    ['fr', 'Le montant est donné à titre indicatif : le devis est estimatif.'],
    ['es', 'Después se cobrará 48 € al mes.'],
    ['it', 'Il prezzo è indicativo e dipende dallo scafo.'],
    ['pt', 'Após a primeira época a mensalidade passa a 48 €.'],
    ['nl', 'De prijs is een schatting.'],
    ['pl', 'Po roku opłata wyniesie 48 zł.'],
    ['ru', 'После сезона плата составит 480 рублей.'],
    ['zh', '优惠期结束后每月48元。'],
    ['ja', '金額は概算です。'],
  ],
  leftOut: [
    ['en', 'The price does not include the trailer.'],
    ['en', 'Each missing oar is charged at £40.'],
    ['de', 'Der Anhänger ist nicht im Preis enthalten.'],
    ['fr', 'La remorque n’est pas comprise dans le prix.'],
    ['es', 'El precio no incluye el remolque.'],
    ['it', 'Il prezzo non comprende il rimorchio.'],
    ['pt', 'O preço não inclui o reboque.'],
    ['nl', 'De trailer is niet inbegrepen.'],
    ['pl', 'Cena nie obejmuje przyczepy.'],
    ['ru', 'Прицеп не входит в стоимость.'],
    ['zh', '价格不含拖车。'],
    ['ja', '料金にトレーラーは含まれません。'],
  ],
  noRefund: [
    ['en', 'Entry fees are non-refundable.'],
    ['de', 'Startgelder werden nicht erstattet.'],
    ['fr', 'Les droits sont non remboursables.'],
    ['es', 'La inscripción no es reembolsable.'],
    ['it', 'La quota non è rimborsabile.'],
    ['pt', 'A inscrição não é reembolsável.'],
    ['nl', 'Het inschrijfgeld wordt niet terugbetaald.'],
    ['pl', 'Wpisowe nie podlega zwrotowi.'],
    ['ru', 'Взнос не возвращается.'],
    ['zh', '报名费概不退还。'],
    ['ja', '参加費は返金できません。'],
    ['ar', 'رسم الاشتراك غير قابل للاسترداد.'],
  ],
  renews: [
    ['en', 'The berth renews each May unless you cancel it.'],
    ['de', 'Der Vertrag verlängert sich um ein Jahr, wenn niemand kündigt.'],
    ['fr', 'Le contrat est renouvelé par tacite reconduction.'],
    ['es', 'El amarre se renovará salvo aviso en abril.'],
    ['it', 'Il contratto si rinnova tacitamente.'],
    ['pt', 'O contrato renova-se por um ano, salvo aviso.'],
    ['nl', 'Het contract wordt stilzwijgend verlengd.'],
    ['pl', 'Umowa ulega przedłużeniu o rok.'],
    ['ru', 'Договор автоматически продлевается на сезон.'],
    ['zh', '合同自动续期一年。'],
    ['ja', '契約は自動更新されます。'],
  ],
  repaid: [
    ['en', 'A rower who leaves before June must repay the grant.'],
    ['de', 'Wer vor Juni geht, hat den Zuschuss zurückzuzahlen.'],
    ['fr', 'Qui part avant juin devra rembourser la prime.'],
    ['es', 'Quien se vaya antes de junio deberá devolver la beca.'],
    ['it', 'Chi lascia prima di giugno dovrà restituire il contributo.'],
    ['pt', 'Quem sair antes de junho deverá devolver a bolsa.'],
    ['nl', 'Wie voor juni vertrekt, moet de toelage terugbetalen.'],
    ['pl', 'Kto odejdzie przed czerwcem, zobowiązany jest do zwrotu premii.'],
    ['ru', 'Ушедший до июня обязан вернуть премию.'],
    ['zh', '六月前退出的，应当退还补贴款。'],
    ['ja', '六月より前に退会した場合は返還を求めます。'],
  ],
  onPain: [
    ['en', 'The boat is to be moved by noon, on pain of a fine.'],
    ['fr', 'Le bateau sera déplacé avant midi, sous peine d’amende.'],
    ['es', 'El barco se moverá antes del mediodía bajo apercibimiento de sanción.'],
    ['it', 'La barca va spostata a pena di sanzione.'],
    ['pt', 'O barco deve sair até ao meio-dia, sob pena de reboque.'],
    ['nl', 'De boot moet weg, op straffe van een boete.'],
    ['pl', 'Łódź należy usunąć pod rygorem odholowania.'],
    ['ru', 'Лодку надо убрать, в противном случае её отбуксируют.'],
    ['zh', '请移走船只，否则将被拖走。'],
  ],
  needed: [
    ['en', 'No life jacket, no boat.'],
    ['en', 'Without a valid card you cannot enter the boathouse.'],
    ['de', 'Ohne gültigen Ausweis darf das Bootshaus nicht betreten werden.'],
    ['fr', 'Sans ce document, personne ne pourra embarquer.'],
    ['es', 'Sin este documento no podrán embarcar.'],
    ['it', 'Senza questo certificato non si può salire.'],
    ['pt', 'Sem este documento não poderão embarcar.'],
    ['nl', 'Zonder dit bewijs mag de roeier niet instappen.'],
    ['pl', 'Bez ważnej karty nie można wejść.'],
    ['ru', 'Без этих документов лодка не выдаётся: без предъявления карты не допускается никто.'],
    ['ja', '会員証がない場合は入場できません。'],
  ],
  blocked: [['en', 'After the second reminder the account goes on stop.']],
  abroad: [
    ['en', 'The recordings and other data are stored in the United States.'],
    ['de', 'Die Daten werden in die USA übermittelt.'],
    ['fr', 'Les données sont transmises vers des pays tiers.'],
    ['es', 'Los datos se envían a terceros países.'],
    ['it', 'I dati sono conservati negli Stati Uniti.'],
    ['pt', 'Os dados são guardados nos Estados Unidos.'],
    ['nl', 'De gegevens gaan naar derde landen.'],
    ['pl', 'Dane są przekazywane do państw trzecich.'],
    ['ru', 'Данные передаются за рубеж.'],
    ['zh', '数据将传输至境外。'],
    ['ja', 'データは海外に保存されます。'],
  ],
  uncovered: [
    ['en', 'The warranty on the winch runs for a year, provided that it is serviced in May.'],
    ['de', 'Die Garantie gilt ein Jahr, jedoch nur, wenn die Winde im Mai gewartet wird.'],
    ['fr', 'La garantie dure un an à condition que le treuil soit révisé.'],
    ['es', 'La garantía dura un año siempre que se revise el cabrestante.'],
    ['it', 'La garanzia dura un anno purché il verricello sia revisionato.'],
    ['pt', 'A garantia dura um ano desde que o guincho seja revisto.'],
    ['nl', 'De garantie geldt een jaar, mits de lier wordt onderhouden.'],
    ['pl', 'Gwarancja trwa rok pod warunkiem przeglądu wyciągarki.'],
    ['ru', 'Гарантия действует год при условии обслуживания лебёдки.'],
  ],
  exposed: [
    ['en', 'The new slipway is not yet funded.'],
    ['en', 'The loan on the boathouse falls due in May.'],
    ['de', 'Der neue Steg ist noch nicht finanziert.'],
    ['fr', 'Le nouveau ponton n’est pas encore financé.'],
    ['es', 'El nuevo pantalán no está financiado.'],
    ['it', 'Il nuovo pontile non è ancora finanziato.'],
    ['pt', 'O novo pontão não está financiado.'],
    ['nl', 'De nieuwe steiger is nog niet gefinancierd.'],
    ['pl', 'Nowy pomost nie jest sfinansowany.'],
    ['ru', 'Новый причал не профинансирован.'],
    ['zh', '新码头的资金尚未落实，资金未落实。'],
    ['ja', '新しい桟橋の財源は未確保です。'],
  ],
  weak: [
    ['en', 'Effect: boats may be lifted by a crane that fails.'],
    ['en', 'No certificate for the crane was produced.'],
    ['en', 'In all, 4 of 19 hoists were not tested.'],
    ['de', 'Eine Genehmigung für den Kran liegt nicht vor: es fehlt die Genehmigung.'],
    ['fr', 'Aucun certificat n’a été présenté pour la grue : aucun certificat présenté.'],
    ['es', 'No consta licencia para la grúa.'],
    ['it', 'Non risulta autorizzazione per la gru.'],
    ['pt', 'Não consta licença para a grua.'],
    ['nl', 'De kraan is nog niet gekeurd.'],
    ['pl', 'Brak pozwolenia na dźwig.'],
    ['ru', 'Отсутствует разрешение на кран.'],
    ['zh', '吊车未提供检测报告。'],
    ['ja', 'クレーンの検査が未実施です。'],
  ],
  worn: [
    ['en', 'The boards of the jetty are badly rotten.'],
    ['de', 'Die Bohlen des Stegs sind morsch.'],
    ['fr', 'Les planches du ponton sont pourries.'],
    ['es', 'Las tablas del muelle están muy podridas.'],
    ['it', 'Le tavole del molo sono marcite e le viti sono corrose.'],
    ['pt', 'As tábuas do cais estão podres.'],
    ['nl', 'De planken van de steiger zijn verrot.'],
    ['pl', 'Deski pomostu grożą zapadnięciem.'],
    ['ru', 'На пирсе видны трещины.'],
    ['zh', '码头木板开裂严重。'],
    ['ja', '桟橋の板にひび割れがあります。'],
  ],
}
const all = Object.entries(told).flatMap(([id, texts]) =>
  (texts ?? []).map(([code, text]) => [id, code, text] as const),
)

it.each(all)('tells %s in %s: %s', async (id, code, text) => {
  expect(plainDangersIn([text], await loadLanguage(code))[0]?.id).toBe(id)
})

it.each([
  ['en', 'Each rower brings his own oars.'],
  ['en', 'Entries are read in the order in which they arrive.'],
  ['en', 'The price includes the trailer.'],
  ['en', 'The cover applies on the road too.'],
  ['en', 'The new slipway is funded by the town.'],
  ['en', 'The certificate for the crane was produced in March.'],
  ['en', 'The painter unconditionally guarantees that the drawing is his own.'],
  ['en', 'The service is closed on Sundays.'],
  ['en', 'No candles in the cabin, no wet boots, no dogs.'],
  ['ru', 'Оплата третьими лицами только по согласованию.'],
  ['pl', 'Wpłacono kaucję, tj. dwukrotność opłaty.'],
  ['fr', 'Une entreprise solidaire gère le ponton.'],
  ['es', 'El Ministerio de Solidaridad visita el puerto.'],
  ['nl', 'Er volgt een hoofdelijke stemming over de steiger.'],
  ['ru', 'Плата вносится в мае, если иначе не установлено.'],
] as const)('finds no danger in %s in %s', async (code, text) => {
  expect(plainDangersIn([text], await loadLanguage(code))[0]).toBeUndefined()
})

const clause = 'The boards of the long jetty are badly rotten near the second ladder.'

it('holds in a judgment who is liable together, and not what its reasons tell of it', async () => {
  const order = 'The defendants are jointly and severally liable for the sum of £9,400.'
  const { risks } = await createEmbeddedEngine().summarize({
    content: `In the County Court at Brackwater\n\nJUDGMENT\n\nBetween the Brackwater Rowing Club, claimant, and the Orrin brothers, defendants.\n\nThe court orders as follows. ${order} The counterclaim for the oars is dismissed.`,
    mode: 'general',
  })
  expect(risks).toContain(order)
})

it('knows data that stay in the country', async () => {
  const stay = 'All data of the members are never stored outside the country.'
  const { risks } = await createEmbeddedEngine().summarize({
    content: `Privacy notice\n\nThis notice tells what the rowing club does with what it knows of its members.\n\n${stay}\n\nThe office is open in the morning.`,
    mode: 'general',
  })
  expect(risks).not.toContain(stay)
})

it('takes for found what a report tells, and not what a contract speaks of', async () => {
  const rest =
    'The jetty is forty meters long and has two ladders. Members row there in the evening.'
  const report = `Inspection report\n\nWe inspected the jetty in May. ${rest}\n\n${clause}`
  const contract = `Lease agreement\n\nThe club leases the jetty to the school. ${rest}\n\n${clause}`
  const risksOf = async (content: string): Promise<readonly string[]> =>
    (await createEmbeddedEngine().summarize({ content, mode: 'general' })).risks
  expect(await risksOf(report)).toContain(clause)
  expect(await risksOf(contract)).not.toContain(clause)
})
